import { type ReactNode, use } from 'react';
import { type PlainScreenId, pathTo, screenName } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { AddressContext } from '#app/document-context.ts';
import { CalmSwitch } from '#app/features/calm-reading/CalmSwitch.tsx';
import { consentLink } from '#app/features/consent/hooks.ts';
import { Helplines } from '#app/features/helplines/Helplines.tsx';
import { NewsletterField } from '#app/features/newsletter/NewsletterField.tsx';
import { promptPlace } from '#app/features/prompt/hooks.ts';
import { mayAsk } from '#app/features/prompt/prompt.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { Page } from '#app/pages/page.ts';
import { Anchor } from '#app/ui/Anchor.tsx';
import { forum, organisation } from '#config/organisation.ts';
import css from './Footer.module.css';
import { footerNavigation, footerScreenOf } from './navigation.ts';

/** Where the field would stand a second time, and the one page that has no room left within what a page may weigh: its footer links to the newsletter. */
const withoutField = ['newsletter', 'glossary'] as const;

/** Someone to call, how to read, whose site this is, ways to give and to get in touch, and the policies; on paper, where the page stands. */
export function Footer({ page }: { page: Page }) {
  const t = useTranslate();
  const { locale, origin, alternates, isReviewed } = page;
  const path = alternates[locale];
  const screen = footerScreenOf(page);
  const current = screen && ({ screen, is: path === pathTo(screen, locale) ? 'page' : 'true' } as const);
  const asked = use(AddressContext)?.match?.screen;
  const asks = page.indexed && asked !== undefined && mayAsk(asked);
  const general = t('shell.generalInformation');
  const { name, email, donationUrl, monthlyGivingUrl, fundraisingUrl } = organisation;
  return (
    <footer className={css.footer} {...(asks ? hook(promptPlace) : {})}>
      <div className={css.inner}>
        {path === pathTo('helplines', locale) ? null : <Helplines isFolded={path === pathTo('home', locale)} />}
        {path === pathTo('calm-reading', locale) ? null : <Reading />}
        <div className={css.site}>
          <div className={css.about}>
            <p className={css.name}>{name}</p>
            <p>
              {t('site.tagline')}. <a href={`mailto:${email}`}>{email}</a>
            </p>
            <p>{isReviewed ? general : `${general} ${t('entry.unreviewed')}`}</p>
            {page.indexed && !withoutField.some((screen) => path === pathTo(screen, locale)) ? (
              <div className={css.newsletter}>
                <NewsletterField />
              </div>
            ) : null}
          </div>
          <nav className={css.columns} aria-label={t('shell.footerNavigation')}>
            <Column label="shell.aboutUs" screens={footerNavigation.aboutUs} current={current} />
            <Column
              label="shell.giving"
              links={[
                [donationUrl, t('shell.donate')],
                [monthlyGivingUrl, t('shell.giveMonthly')],
                [fundraisingUrl, t('shell.fundraise')],
              ]}
              screens={footerNavigation.give}
              current={current}
            />
            <Column
              label="shell.inTouch"
              links={forum === null ? [] : [[forum.url, t('shell.forum')]]}
              screens={footerNavigation.contact}
              current={current}
            />
            <Column label="shell.policies" screens={footerNavigation.policies} current={current}>
              <li>
                <a href={`${pathTo('policies.cookie-notice', locale)}#choices`} {...hook(consentLink)}>
                  {t('consent.link')}
                </a>
              </li>
            </Column>
          </nav>
        </div>
        {path === undefined ? null : <p className={css.address}>{origin + path}</p>}
      </div>
    </footer>
  );
}

/** How the reader wants to read, on every page; their own page says the rest. */
function Reading() {
  const t = useTranslate();
  return (
    <div className={`${css.reading} needs-script`}>
      <CalmSwitch>
        {t('calm.text')} <a href={pathTo('calm-reading', useLocale())}>{t('calm.more')}</a>
      </CalmSwitch>
    </div>
  );
}

type Links = {
  label: PlainMessageId;
  links?: readonly (readonly [href: string, words: string])[];
  screens: readonly PlainScreenId[];
  children?: ReactNode;
  /** What the page is, or is under. */
  current: { screen: PlainScreenId; is: 'page' | 'true' } | undefined;
};

/** On a phone it is folded: a heading of its own stays, whose button lies over it. */
function Column({ label, links = [], screens, current, children }: Links) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <div className={css.column}>
      <h2 id={label}>{t(label)}</h2>
      <details>
        <summary className="unfolds" aria-labelledby={label} />
        <ul className="plain-list">
          {links.map(([href, words]) => (
            <li key={href}>
              <Anchor href={href}>{words}</Anchor>
            </li>
          ))}
          {screens.map((screen) => (
            <li key={screen}>
              <a href={pathTo(screen, locale)} aria-current={screen === current?.screen ? current.is : undefined}>
                {screenName(screen, locale)}
              </a>
            </li>
          ))}
          {children}
        </ul>
      </details>
    </div>
  );
}
