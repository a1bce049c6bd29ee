import type { ReactNode } from 'react';
import type { PlainMessageId, Translate } from '#app/i18n/catalogue.ts';
import { formatDate, formatMonth } from '#app/i18n/dates.ts';
import type { Locale } from '#config/locale.ts';
import type { Phase } from '#services/trials/shared.ts';
import type { ShownTrial } from '#services/trials/trials.ts';
import { choiceWords } from './SearchForm.tsx';
import { statusMessage } from './TrialItem.tsx';

export type Fact = { name: string; value: ReactNode };

export const phaseMeanings = {
  EARLY_PHASE1: 'trial.phase.EARLY_PHASE1',
  PHASE1: 'trial.phase.PHASE1',
  PHASE2: 'trial.phase.PHASE2',
  PHASE3: 'trial.phase.PHASE3',
  PHASE4: 'trial.phase.PHASE4',
  NA: 'trial.phase.NA',
} as const satisfies Record<Phase, PlainMessageId>;

/** What is known of a study, in the order in which it matters: our words, around the registry's. */
export function trialFacts({ study, isGone }: ShownTrial, { t, locale }: { t: Translate; locale: Locale }): Fact[] {
  const { phases, allocation, interventions, enrollment, minimumAge, maximumAge, sex, sponsor, updated } = study;
  const ages = agesIn(minimumAge, maximumAge, t);
  const facts: (Fact | null)[] = [
    { name: t('trial.status'), value: t(statusMessage(study.status, isGone)) },
    { name: t('trial.phase'), value: <Phases phases={phases} t={t} /> },
    { name: t('trial.groups'), value: t(groupsMessage(allocation)) },
    interventions.length > 0
      ? { name: t('trial.gets'), value: <span lang="en">{interventions.map(({ name }) => name).join('; ')}</span> }
      : null,
    enrollment === null ? null : { name: t('trial.size'), value: enrollment.toLocaleString(locale) },
    {
      name: t('trial.who'),
      value: (
        <>
          {sex ? t(`trial.sex.${sex}`) : t('trial.status.unknown')}
          {ages === null ? null : <>, {ages}</>}
        </>
      ),
    },
    sponsor ? { name: t('trial.sponsor'), value: <span lang="en">{sponsor}</span> } : null,
    updated ? { name: t('trial.updated'), value: partialDateIn(updated, locale) } : null,
    { name: t('trial.number'), value: study.nctId },
  ];
  return facts.filter((fact) => fact !== null);
}

/** The registry's ages ("18 Years", "6 Months") in the reader's language; what is none of these stays as it is. */
function agesIn(minimum: string | null, maximum: string | null, t: Translate): ReactNode {
  const [least, most] = [minimum, maximum].map((age) => age && ageIn(age, t));
  if (least === undefined || most === undefined) return <span lang="en">{[minimum, maximum].filter(Boolean).join(' – ')}</span>;
  if (least && most) return t('trial.age.between', { least, most });
  if (least) return t('trial.age.from', { least });
  return most ? t('trial.age.to', { most }) : null;
}

function ageIn(age: string, t: Translate): string | undefined {
  const [, number, unit] = /^(\d+) (Year|Month)s?$/.exec(age) ?? [];
  if (number === undefined) return undefined;
  return t(unit === 'Year' ? 'trial.age.years' : 'trial.age.months', { count: Number(number) });
}

function groupsMessage(allocation: string | null): PlainMessageId {
  if (allocation === null) return 'trial.groups.unknown';
  return allocation === 'RANDOMIZED' ? 'trial.groups.RANDOMIZED' : 'trial.groups.other';
}

function Phases({ phases, t }: { phases: readonly Phase[]; t: Translate }) {
  if (phases.length === 0) return t('trial.phase.none');
  return phases.map((phase) => (
    <span key={phase}>
      {phase === 'NA' ? null : <strong>{t(choiceWords.phase[phase])}. </strong>}
      {t(phaseMeanings[phase])}{' '}
    </span>
  ));
}

/** A date of the registry: a day, a month, or only a year. */
export function partialDateIn(date: string, locale: Locale): string {
  if (date.length === 10) return formatDate(date, locale);
  return date.length === 7 ? formatMonth(date, locale) : date;
}
