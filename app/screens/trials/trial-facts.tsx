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
  const ages = [minimumAge, maximumAge].filter(Boolean).join(' – ');
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
          {ages ? (
            <>
              , <span lang="en">{ages}</span>
            </>
          ) : null}
        </>
      ),
    },
    sponsor ? { name: t('trial.sponsor'), value: <span lang="en">{sponsor}</span> } : null,
    updated ? { name: t('trial.updated'), value: partialDateIn(updated, locale) } : null,
    { name: t('trial.number'), value: study.nctId },
  ];
  return facts.filter((fact) => fact !== null);
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
