import type { ReactNode } from 'react';
import { pathTo } from '#app/addresses/paths.ts';
import { Form } from '#app/forms/Form.tsx';
import formCss from '#app/forms/form.module.css';
import { Problems } from '#app/forms/Problems.tsx';
import { formatShortDay } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Part } from '#app/screens/member/Part.tsx';
import { ReadingList } from '#app/screens/member/records/ReadingList.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import type { KeptTrials, ToldChange } from '#services/members/trials/shared.ts';
import { distances, settings, subtypes, type TrialSearch, usualDistance } from '#services/trials/shared.ts';
import css from './MemberTrials.module.css';
import { memberTrialsForms as forms } from './member-trials-forms.ts';

type Props = KeptTrials & { reading: readonly { title: string; path: string; teaser: string }[] };

/** The trials and searches that a member keeps, what changed, and a search that is filled in from their diagnosis. */
export function MemberTrials({ trials, searches, changesDays, isMailed, prefilled, reading }: Props) {
  const t = useTranslate();
  const locale = useLocale();
  const all = [...trials, ...searches];
  const hasNews = all.some(({ changes }) => changes.length > 0);
  return (
    <>
      <Part id="trials-search" title="clinicalTrials.search" forms={[forms.saveSearch]}>
        <p>{t('clinicalTrials.search.text')}</p>
        <Problems of={forms.saveSearch} />
        <Form
          of={forms.saveSearch}
          initial={{ distance: usualDistance, setting: prefilled.setting ?? '', subtype: prefilled.subtype ?? '' }}
        >
          {(field) => (
            <>
              {field('zip')}
              {field('distance', <Distances />)}
              {field('setting', <Choices values={settings} prefix="trials.setting" />)}
              {field('subtype', <Choices values={subtypes} prefix="trials.subtype" />)}
            </>
          )}
        </Form>
        <SearchNow path={pathTo('treatment.clinical-trials', locale)} search={prefilled}>
          {t('clinicalTrials.toSearch')}
        </SearchNow>
      </Part>
      <Part id="trials-kept" title="clinicalTrials.trials" forms={[forms.saveTrial, forms.remove, forms.looked]}>
        <Problems of={forms.saveTrial} />
        {trials.length === 0 ? <p>{t('clinicalTrials.trials.none')}</p> : null}
        {trials.map(({ id, nctId, title, changes }) => (
          <section key={id} className={css.kept} aria-labelledby={id}>
            <h3 id={id} lang="en">
              <a href={pathTo('treatment.trial', locale, { nctId })}>{title}</a>
            </h3>
            <Changes changes={changes} />
            <Form of={forms.remove} initial={{ id }} describedBy={id} isQuiet />
          </section>
        ))}
        {hasNews ? <Form of={forms.looked} /> : null}
        {all.length > 0 ? <p className="quiet">{t('clinicalTrials.changesDays', { days: String(changesDays) })}</p> : null}
      </Part>
      <Part id="trials-searches" title="clinicalTrials.searches" forms={[]}>
        {searches.length === 0 ? <p>{t('clinicalTrials.searches.none')}</p> : null}
        {searches.map(({ id, search, changes }) => (
          <section key={id} className={css.kept} aria-labelledby={id}>
            <h3 id={id}>
              <SearchName search={search} />
            </h3>
            <Changes changes={changes} />
            <SearchNow path={pathTo('treatment.clinical-trials', locale)} search={search} intent="search">
              {t('clinicalTrials.search')}
            </SearchNow>
            <Form of={forms.remove} initial={{ id }} describedBy={id} isQuiet />
          </section>
        ))}
      </Part>
      <Part id="trials-mail" title="clinicalTrials.mail" forms={[forms.mailOn, forms.mailOff]}>
        <p>{t('clinicalTrials.mail.text')}</p>
        <p>{t(isMailed ? 'clinicalTrials.mail.is-on' : 'clinicalTrials.mail.is-off')}</p>
        <Form of={isMailed ? forms.mailOff : forms.mailOn} isQuiet />
      </Part>
      <section>
        <h2>{t('useful.links')}</h2>
        <ReadingList reading={reading} />
      </section>
    </>
  );
}

/** Of each trial or search; of more it is said how many. */
const mostShown = 30;

function Changes({ changes }: { changes: readonly ToldChange[] }) {
  const t = useTranslate();
  const locale = useLocale();
  if (changes.length === 0) return <p className="quiet">{t('clinicalTrials.unchanged')}</p>;
  return (
    <>
      <p>
        <strong>{t('clinicalTrials.changed')}</strong>
      </p>
      <ul>
        {changes.slice(-mostShown).map(({ nctId, title, kind, place, at }, index) => (
          <li key={index}>
            {formatShortDay(at, locale)}: {t(`clinicalTrials.change.${kind}`)}
            {place ? <span lang="en">, {place}</span> : null}{' '}
            <a href={pathTo('treatment.trial', locale, { nctId })} lang="en">
              {title}
            </a>
          </li>
        ))}
      </ul>
      {changes.length > mostShown ? <p className="quiet">{t('clinicalTrials.earlier', { count: changes.length - mostShown })}</p> : null}
    </>
  );
}

type SearchNowProps = {
  path: string;
  search: Partial<Omit<TrialSearch, 'subtype' | 'setting'>> & Props['prefilled'];
  intent?: string;
  children: ReactNode;
};

/** Leads to the search with what is filled in: posted, so that no address says it. */
function SearchNow({ path, search: { zip, distance, subtype, setting }, intent = 'carry', children }: SearchNowProps) {
  const sent = Object.entries({ intent, zip, distance, subtype, setting }).filter(([, value]) => value);
  return (
    <form method="post" action={path} className={css.next}>
      {sent.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <span className={`${buttonClass('Secondary')} ${formCss.submit}`}>
        <button type="submit">{children}</button>
      </span>
    </form>
  );
}

function SearchName({ search: { zip, distance, subtype, setting } }: { search: TrialSearch }) {
  const t = useTranslate();
  const said = [
    zip,
    distance === 'anywhere' ? t('trials.distance.anywhere') : t('trials.distance', { miles: distance }),
    setting && t(`trials.setting.${setting}`),
    subtype && t(`trials.subtype.${subtype}`),
  ];
  return said.filter(Boolean).join(', ');
}

function Distances() {
  const t = useTranslate();
  return distances.map((value) => (
    <option key={value} value={value}>
      {value === 'anywhere' ? t('trials.distance.anywhere') : t('trials.distance', { miles: value })}
    </option>
  ));
}

type ChoicesProps = { values: typeof settings; prefix: 'trials.setting' } | { values: typeof subtypes; prefix: 'trials.subtype' };

function Choices(props: ChoicesProps) {
  const t = useTranslate();
  const options =
    props.prefix === 'trials.setting'
      ? props.values.map((value) => ({ value, label: t(`trials.setting.${value}`) }))
      : props.values.map((value) => ({ value, label: t(`trials.subtype.${value}`) }));
  return (
    <>
      <option value="">{t('trials.any')}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
