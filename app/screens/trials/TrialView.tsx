import { pathTo } from '#app/addresses/paths.ts';
import type { FormShape } from '#app/forms/define-form.ts';
import { Form } from '#app/forms/Form.tsx';
import { FormsOfPage, type Mistakes } from '#app/forms/forms-of-page.ts';
import { Problems } from '#app/forms/Problems.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { Place } from '#services/trials/place/zip-code.ts';
import { plainWords } from '#services/trials/plain-words.ts';
import { openSitesFrom, type SiteInList } from '#services/trials/search/nearest-sites.ts';
import { mostSitesShown } from '#services/trials/shared.ts';
import { type Contact, isOpen } from '#services/trials/study.ts';
import type { ShownTrial } from '#services/trials/trials.ts';
import { CoordinatorQuestions } from './CoordinatorQuestions.tsx';
import { criteriaOf } from './criteria.ts';
import { MailLink } from './MailLink.tsx';
import { RegistryNote, SampleMark } from './RegistryNote.tsx';
import { RegistryWords } from './RegistryWords.tsx';
import { TrialTitle } from './TrialItem.tsx';
import css from './TrialView.module.css';
import { partialDateIn, trialFacts } from './trial-facts.tsx';

type Props = { trial: ShownTrial; isSample: boolean; near: { wrong: Mistakes; place: Place | null } | null; form: FormShape };

/** One study: what it is in our words, where it takes people, whom to call, and what to ask. */
export function TrialView({ trial, isSample, near, form }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const { study, isGone, copy } = trial;
  const { nctId } = study;
  const plain = plainWords[nctId];
  return (
    <article className={css.trial}>
      <h1>
        <TrialTitle nctId={nctId} title={study.title} />
      </h1>
      <SampleMark isSample={isSample} />
      {isGone || !isOpen(study.status) ? <p className={css.gone}>{t('trial.gone')}</p> : null}
      <dl className={css.factList}>
        {trialFacts(trial, { t, locale }).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{t('trial.purpose')}</h2>
      {plain ? <p>{plain.purpose[locale]}</p> : null}
      <Registry title={plain ? study.title : null} summary={study.summary} isOnly={!plain} />
      <Sites trial={trial} near={near} form={form} />
      <section aria-labelledby="trial-contacts">
        <h2 id="trial-contacts">{t('trial.contacts')}</h2>
        {study.contacts.length === 0 ? <p>{t('trial.contacts.none')}</p> : <Contacts contacts={study.contacts} />}
        {study.contacts.length > 0 && study.updated ? (
          <p className="quiet">{t('trial.contacts.date', { date: partialDateIn(study.updated, locale) })}</p>
        ) : null}
      </section>
      <Criteria text={study.criteria} />
      <CoordinatorQuestions />
      <RegistryWords />
      <div className={`${css.hands} unprinted`}>
        <form method="post" action={`${pathTo('profile', locale)}?section=clinical-trials`}>
          <input type="hidden" name="intent" value="save-trial" />
          <input type="hidden" name="nctId" value={nctId} />
          <span className={buttonClass('Secondary')}>
            <button type="submit" aria-describedby="save-trial-hint">
              {t('trial.save')}
            </button>
          </span>
          <p id="save-trial-hint" className="quiet">
            {t('trial.save.hint')}
          </p>
        </form>
        <MailLink ids={[nctId]} />
        <p>
          <Anchor href={`https://clinicaltrials.gov/study/${nctId}`}>{t('trial.link')}</Anchor>
        </p>
      </div>
      <RegistryNote copy={copy} hasPlaces={near?.place != null} />
    </article>
  );
}

/** The registry's own text: English, and shown as text alone. */
function Registry({ title, summary, isOnly }: { title: string | null; summary: string | null; isOnly: boolean }) {
  const t = useTranslate();
  const text = (
    <>
      {title ? (
        <p>
          {t('trial.registryTitle')}: <q lang="en">{title}</q>
        </p>
      ) : null}
      {summary === null ? (
        <p>{t('trial.status.unknown')}</p>
      ) : (
        <div lang="en" className={css.foreign}>
          {summary.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
    </>
  );
  return isOnly ? (
    <>
      <p className="quiet">{t('trial.registryText')}</p>
      {text}
    </>
  ) : (
    <Disclosure summary={t('trial.registryText')}>{text}</Disclosure>
  );
}

function Sites({ trial: { sites, study }, near, form }: Pick<Props, 'trial' | 'near' | 'form'>) {
  const t = useTranslate();
  const locale = useLocale();
  const place = near?.place ?? null;
  const open = openSitesFrom(sites, place);
  return (
    <section aria-labelledby="trial-sites" id="sites">
      <h2 id="trial-sites">{place ? t('trial.sites.near', { zip: place.zip }) : t('trial.sites')}</h2>
      {open.length === 0 ? <p>{t('trial.sites.none')}</p> : null}
      {open.length > 1 ? (
        <div className={`${css.near} unprinted`}>
          <FormsOfPage value={{ action: `${pathTo('treatment.trial', locale, { nctId: study.nctId })}#sites`, wrong: near?.wrong }}>
            <Problems of={form} />
            <Form of={form} isQuiet />
          </FormsOfPage>
        </div>
      ) : null}
      <ul className={`plain-list ${css.sites}`}>
        {open.slice(0, mostSitesShown).map((site, index) => (
          <SiteItem key={index} site={site} />
        ))}
      </ul>
      {open.length > mostSitesShown ? <p>{t('trial.sites.more', { count: open.length - mostSitesShown })}</p> : null}
      {place?.known === 'prefix' ? <p>{t('trials.found.approximate', { prefix: place.zip.slice(0, 3) })}</p> : null}
    </section>
  );
}

function SiteItem({ site }: { site: SiteInList }) {
  const t = useTranslate();
  const { facility, city, state, country, miles, status, contacts } = site;
  const town = [city, state, country].filter(Boolean).join(', ');
  return (
    <li className={css.site}>
      <p lang="en">
        {facility ? <strong>{facility}</strong> : null}
        {facility && town ? <br /> : null}
        {town}
      </p>
      <p className="quiet">
        {[miles === null ? null : t('trials.map.about', { miles: Math.round(miles) }), t(siteStatus(status))].filter(Boolean).join(' · ')}
      </p>
      <Contacts contacts={contacts.slice(0, 2)} />
    </li>
  );
}

const siteStatus = (status: SiteInList['status']) =>
  status === 'RECRUITING' ? ('trial.status.RECRUITING' as const) : ('trial.status.NOT_YET_RECRUITING' as const);

function Contacts({ contacts }: { contacts: readonly Contact[] }) {
  if (contacts.length === 0) return null;
  return (
    <ul className={`plain-list ${css.contacts}`}>
      {contacts.map(({ name, phone, email }, index) => (
        <li key={index}>
          {name ? <span lang="en">{name} </span> : null}
          {phone ? <PhoneText phone={phone} /> : null}{' '}
          {email && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? (
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** A number to call where it is one; else what the registry has in its place. */
function PhoneText({ phone }: { phone: string }) {
  const digits = phone.replace(/\s*ext\..*$/i, '').replace(/[^\d+]/g, '');
  return /^\+?\d{7,15}$/.test(digits) && !/[a-z]{4}/i.test(phone) ? (
    <a href={`tel:${digits.length === 10 ? `+1${digits}` : digits}`}>{phone}</a>
  ) : (
    <span lang="en">{phone}</span>
  );
}

function Criteria({ text }: { text: string | null }) {
  const t = useTranslate();
  const { inclusion, exclusion, other } = criteriaOf(text ?? '');
  return (
    <section aria-labelledby="trial-criteria">
      <h2 id="trial-criteria">{t('trial.criteria')}</h2>
      {text === null ? (
        <p>{t('trial.criteria.none')}</p>
      ) : (
        <>
          <p>{t('trial.criteria.lead')}</p>
          <Lines lines={other} />
          {inclusion.length > 0 ? (
            <>
              <h3>{t('trial.criteria.inclusion')}</h3>
              <Lines lines={inclusion} />
            </>
          ) : null}
          {exclusion.length > 0 ? (
            <>
              <h3>{t('trial.criteria.exclusion')}</h3>
              <Lines lines={exclusion} />
            </>
          ) : null}
        </>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul lang="en" className={css.criteria}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
