import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import card from '#app/screens/member/entry-card.module.css';
import { Button } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import css from './ForYou.module.css';
import { ForYouCard } from './ForYouCard.tsx';
import { forYouForms } from './for-you-forms.ts';
import type { ShownItem, ShownList } from './shown-items.ts';

type Props = ShownList & {
  isReadUsed: boolean;
  isNobodys: boolean;
  mails: 'never' | 'weekly' | 'monthly';
  /** Where she says where she is, and where she chooses. */
  tell: string;
  settings: string;
};

/** What is for a member: five to begin with, more, and what she dismissed, with what she can choose about all of it. */
export function ForYou({ first, more, ofSurvival, dismissed, isReadUsed, isNobodys, mails, tell, settings }: Props) {
  const t = useTranslate();
  return (
    <div className={css.section}>
      <Told dismissed={dismissed} />
      {isNobodys ? (
        <div className="box flush-end">
          <p>{t('forYou.nobodys')}</p>
          <Button href={tell} styling="Secondary">
            {t('forYou.tell')}
          </Button>
        </div>
      ) : null}
      {first.length === 0 ? <p>{t('forYou.nothing')}</p> : <Cards id="for-you-first" title={t('forYou.first')} items={first} />}
      {more.length === 0 ? null : <Cards id="for-you-more" title={t('forYou.more')} items={more} />}
      {ofSurvival.length === 0 ? null : (
        <section aria-labelledby="for-you-survival">
          <h2 id="for-you-survival">{t('forYou.survival')}</h2>
          <p>{t('forYou.survival.text')}</p>
          <Disclosure sensitive summary={t('forYou.survival.open')}>
            <List items={ofSurvival} />
          </Disclosure>
        </section>
      )}
      {dismissed.length === 0 ? null : <Dismissed all={dismissed} />}
      <section aria-labelledby="for-you-choices" className="box flush-end">
        <h2 id="for-you-choices">{t('forYou.choices')}</h2>
        <p>{t(isReadUsed ? 'forYou.read.on' : 'forYou.read.off')}</p>
        <p>{t(`forYou.mails.${mails}`)}</p>
        <p className={css.settings}>
          <a href={settings}>{t('forYou.settings')}</a>
        </p>
      </section>
    </div>
  );
}

/** What came of a form, with the way to take it back: what was dismissed last stands first. */
function Told({ dismissed }: Pick<Props, 'dismissed'>) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  const { dismiss, bringBack } = forYouForms;
  const [last] = dismissed;
  return (
    <>
      <Problems of={dismiss} />
      <Problems of={bringBack} />
      {done === bringBack.intent ? <Notice>{t('forYou.broughtBack')}</Notice> : null}
      {done === dismiss.intent && last ? (
        <div key={last.entry} className={css.undo}>
          <Notice>{t('forYou.dismissed')}</Notice>
          <Form of={bringBack} initial={{ entry: last.entry }} isQuiet />
        </div>
      ) : null}
    </>
  );
}

function Cards({ id, title, items }: { id: string; title: string; items: readonly ShownItem[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <List items={items} />
    </section>
  );
}

function List({ items }: { items: readonly ShownItem[] }) {
  return (
    <ul className={`plain-list ${css.list}`}>
      {items.map((item) => (
        <ForYouCard key={item.entry} item={item} />
      ))}
    </ul>
  );
}

function Dismissed({ all }: { all: Props['dismissed'] }) {
  const t = useTranslate();
  return (
    <Disclosure summary={t('forYou.allDismissed', { count: all.length })}>
      <ul className={`plain-list ${css.dismissed} ${card.takesAway}`}>
        {all.map(({ entry, title, path }) => (
          <li key={entry}>
            <a id={`dismissed-${entry}`} href={path}>
              {title}
            </a>
            <Form of={forYouForms.bringBack} initial={{ entry }} describedBy={`dismissed-${entry}`} isQuiet />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
