import { pathTo } from '#app/addresses/paths.ts';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import { plainWords } from '#services/trials/plain-words.ts';
import type { FoundTrial } from '#services/trials/search/search-trials.ts';
import type { Named, Phase } from '#services/trials/shared.ts';
import { isOpen, type StudyStatus } from '#services/trials/study.ts';
import form from './SearchForm.module.css';
import { biomarkerWords, choiceWords, earlierWords } from './SearchForm.tsx';
import css from './TrialItem.module.css';

const bearingWords = {
  n: 'trials.bearing.n',
  ne: 'trials.bearing.ne',
  e: 'trials.bearing.e',
  se: 'trials.bearing.se',
  s: 'trials.bearing.s',
  sw: 'trials.bearing.sw',
  w: 'trials.bearing.w',
  nw: 'trials.bearing.nw',
} as const satisfies Record<string, PlainMessageId>;

const namedWords = {
  conditions: 'trials.named.conditions',
  keywords: 'trials.named.keywords',
  title: 'trials.named.title',
  interventions: 'trials.named.interventions',
  criteria: 'trials.named.criteria',
} as const satisfies Record<Named<string>['field'], PlainMessageId>;

/** What is said of a status that the registry gives. */
export function statusMessage(status: StudyStatus | null, isGone = false): PlainMessageId {
  if (status === null) return 'trial.status.unknown';
  if (isGone || !isOpen(status)) return 'trial.status.closed';
  return status === 'RECRUITING' ? 'trial.status.RECRUITING' : 'trial.status.NOT_YET_RECRUITING';
}

type ItemProps = {
  trial: FoundTrial;
  narrows: boolean;
  /** Whether the copy has it: else only the registry has a page of it. */
  isHeld: boolean;
};

/** A trial in a list of what was found. It never says that somebody can join. */
export function TrialItem({ trial, narrows, isHeld }: ItemProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { nctId, nearest, names, asks } = trial;
  const place = nearest && [nearest.facility, nearest.city, nearest.state].filter(Boolean).join(', ');
  return (
    <li className={css.item}>
      <h3 className={css.itemTitle}>
        <Anchor href={isHeld ? pathTo('treatment.trial', locale, { nctId }) : `https://clinicaltrials.gov/study/${nctId}`}>
          <TrialTitle nctId={nctId} title={trial.title} />
        </Anchor>
      </h3>
      <p className={css.facts}>
        <span>{t(statusMessage(trial.status))}</span>
        <PhaseNames phases={trial.phases} />
        <span>{nctId}</span>
      </p>
      {nearest && place ? (
        <p className={css.place}>
          {t('trials.item.near', { miles: Math.round(nearest.miles), bearing: t(bearingWords[nearest.bearing]), place })}
        </p>
      ) : (
        <p className={css.place}>{t('trials.item.noPlace')}</p>
      )}
      {nearest && place && !nearest.isRecruiting ? <p className="quiet">{t('trials.item.soon')}</p> : null}
      <p className="quiet">{t('trials.item.sites', { all: trial.openSites, near: trial.near })}</p>
      {names.length > 0 ? <Reasons title="trials.item.why" reasons={names} /> : null}
      {names.length === 0 && narrows ? <p className="quiet">{t('trials.item.silent')}</p> : null}
      {asks.length > 0 ? <Reasons title="trials.item.ask" reasons={asks} isOpen={false} /> : null}
      {isHeld ? (
        <label className={`${form.check} unprinted`}>
          <input type="checkbox" name="trial" value={nctId} />
          <span>
            {t('trials.item.choose')}
            <span className="visually-hidden"> {nctId}</span>
          </span>
        </label>
      ) : null}
    </li>
  );
}

/** In plain words where an editor wrote them, else the registry's. */
export function TrialTitle({ nctId, title }: { nctId: string; title: string }) {
  const locale = useLocale();
  const plain = plainWords[nctId];
  return plain ? plain.title[locale] : <span lang="en">{title}</span>;
}

export function PhaseNames({ phases }: { phases: readonly Phase[] }) {
  const t = useTranslate();
  if (phases.length === 0) return null;
  return <span>{phases.map((phase) => t(choiceWords.phase[phase])).join(' / ')}</span>;
}

const valueWords: Readonly<Record<string, PlainMessageId>> = {
  ...choiceWords.subtype,
  ...choiceWords.setting,
  ...biomarkerWords,
  ...earlierWords,
  brain: 'trials.field.brain',
};

/** Where the study itself says so: quoted, and not judged. */
function Reasons({ title, reasons, isOpen: open = true }: { title: PlainMessageId; reasons: readonly Named<string>[]; isOpen?: boolean }) {
  const t = useTranslate();
  const said = (
    <ul className={css.reasons}>
      {reasons.map(({ value, field, words }) => {
        const label = valueWords[value];
        return (
          <li key={value}>
            {label ? <strong>{t(label)}</strong> : null}: {t(namedWords[field])} <q lang="en">{words}</q>
          </li>
        );
      })}
    </ul>
  );
  return open ? (
    <div>
      <p className={css.reasonTitle}>{t(title)}</p>
      {said}
    </div>
  ) : (
    <Disclosure summary={t(title)}>{said}</Disclosure>
  );
}
