import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import type { ShownTrial } from '#services/trials/trials.ts';
import css from './CompareTrials.module.css';
import { CoordinatorQuestions } from './CoordinatorQuestions.tsx';
import { MailLink } from './MailLink.tsx';
import { RegistryNote } from './RegistryNote.tsx';
import item from './TrialItem.module.css';
import { TrialTitle } from './TrialItem.tsx';
import { trialFacts } from './trial-facts.tsx';

/** Two or three trials, one fact below the other: a table on a wide screen, and one card after the other on a phone. */
export function CompareTrials({ trials }: { trials: readonly ShownTrial[] }) {
  const t = useTranslate();
  const locale = useLocale();
  const facts = trials.map((trial) => new Map(trialFacts(trial, { t, locale }).map(({ name, value }) => [name, value])));
  // The same rows for each, so that they stand beside each other.
  const names = [...new Set(facts.flatMap((each) => [...each.keys()]))];
  return (
    <>
      <div className={css.compared}>
        {trials.map((trial, at) => (
          <article key={trial.study.nctId}>
            <h2 className={item.itemTitle}>
              <a href={pathTo('treatment.trial', locale, { nctId: trial.study.nctId })}>
                <TrialTitle {...trial.study} />
              </a>
            </h2>
            <dl>
              {names.map((name) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{facts[at]?.get(name) ?? t('trial.status.unknown')}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <CoordinatorQuestions />
      <MailLink ids={trials.map(({ study }) => study.nctId)} />
      <RegistryNote copy={trials[0]?.copy ?? null} />
    </>
  );
}
