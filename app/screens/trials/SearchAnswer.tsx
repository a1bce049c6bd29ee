import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { Button, buttonClass } from '#app/ui/Button.tsx';
import { Disclosure } from '#app/ui/Disclosure.tsx';
import type { FilterName } from '#services/trials/search/narrow.ts';
import { milesOf } from '#services/trials/search/search-trials.ts';
import { pageOfTrials } from '#services/trials/shared.ts';
import type { Answered } from './answer-search.server.ts';
import { CompareTrials } from './CompareTrials.tsx';
import note from './RegistryNote.module.css';
import { RegistryNote, SampleMark, TrialsAway } from './RegistryNote.tsx';
import { RegistryWords } from './RegistryWords.tsx';
import css from './SearchAnswer.module.css';
import { SearchForm } from './SearchForm.tsx';
import { sentOf } from './search-form.ts';
import { TrialItem } from './TrialItem.tsx';
import { TrialsMap } from './TrialsMap.tsx';

export type SearchAnswerProps = { answered: Answered; action: string; isTool?: boolean; isSample: boolean };

/** What a search found, in the place of the page that asked; or the form again with what was wrong. */
export function SearchAnswer({ answered, action, isTool = false, isSample }: SearchAnswerProps) {
  const t = useTranslate();
  const { shown, wrong } = answered;
  const form = <SearchForm action={action} wrong={wrong} isTool={isTool} />;
  if (shown === null)
    return (
      <div className={css.answer}>
        <h1>{t('trials.search.title')}</h1>
        <SampleMark isSample={isSample} />
        {form}
      </div>
    );
  return (
    <div className={css.answer}>
      <h1>{t(shown.kind === 'compared' ? 'trial.compare.title' : 'trials.found.title')}</h1>
      <SampleMark isSample={isSample} />
      {shown.kind === 'found' ? <Found {...answered} found={shown.answer} action={action} /> : null}
      {shown.kind === 'unavailable' ? <TrialsAway /> : null}
      {shown.kind === 'compared' ? <CompareTrials trials={shown.trials} /> : null}
      <section className={`${css.again} unprinted`} id="search-again">
        <h2>{t('trials.again')}</h2>
        {form}
        <p>
          <a href={action}>{t('trials.back')}</a>
        </p>
      </section>
      <RegistryWords />
    </div>
  );
}

type FoundProps = Omit<Answered, 'shown'> & { found: Extract<NonNullable<Answered['shown']>, { kind: 'found' }>['answer']; action: string };

function Found({ search, found: { found, copy }, action }: FoundProps) {
  const t = useTranslate();
  const { place, total, trials, from } = found;
  const narrows = search.subtype !== null || search.setting !== null || search.biomarkers.length > 0;
  const next = from + trials.length;
  return (
    <>
      <p className={css.lead}>
        {t('trials.found.count', { count: total, reach: search.distance, miles: search.distance, zip: place.zip })}
      </p>
      <p>
        {t('trials.found.notEligible')} <span className="quiet">{t('trials.english')}</span>
      </p>
      {place.known === 'prefix' ? <p>{t('trials.found.approximate', { prefix: place.zip.slice(0, 3) })}</p> : null}
      {copy === null ? <p>{t('trials.found.live')}</p> : null}
      <HiddenCounts {...found} />
      {total === 0 ? <NoneFound /> : null}
      {trials.length > 0 ? (
        <Disclosure summary={t('trials.map')} open>
          <TrialsMap found={found} miles={milesOf(search)} />
        </Disclosure>
      ) : null}
      {trials.length > 0 ? (
        <form method="post" action={action} className={css.list}>
          <Sent search={search} intent="compare" from={from} />
          <h2>{t('trials.list')}</h2>
          <p className="quiet">{t('trials.shown', { from: from + 1, to: next, total })}</p>
          <ul className="plain-list">
            {trials.map((trial) => (
              <TrialItem key={trial.nctId} trial={trial} narrows={narrows} isHeld={copy !== null} />
            ))}
          </ul>
          {copy === null ? null : (
            <>
              <p className="unprinted quiet">{t('trials.compare.pick')}</p>
              <span className={`${buttonClass('Secondary')} unprinted`}>
                <button type="submit">{t('trials.compare')}</button>
              </span>
            </>
          )}
        </form>
      ) : null}
      {next < total ? (
        <form method="post" action={action} className="unprinted">
          <Sent search={search} intent="search" from={next} />
          <span className={buttonClass()}>
            <button type="submit">{t('trials.show-more', { count: Math.min(pageOfTrials, total - next) })}</button>
          </span>
        </form>
      ) : null}
      <RegistryNote copy={copy} hasPlaces />
    </>
  );
}

/** The search in a form that asks on, as hidden fields. */
function Sent({ search, intent, from }: { search: Answered['search']; intent: string; from: number }) {
  const all: [string, string][] = [['intent', intent], ...sentOf(search), ['from', String(from)]];
  return all.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}

const filterWords = {
  phase: 'trials.field.phase',
  subtype: 'trials.field.subtype',
  setting: 'trials.field.setting',
  kind: 'trials.field.kind',
  biomarkers: 'trials.field.biomarkers',
} as const satisfies Record<FilterName, PlainMessageId>;

/** What is not shown is counted. */
function HiddenCounts({
  hidden,
  further,
}: Pick<Extract<NonNullable<Answered['shown']>, { kind: 'found' }>['answer']['found'], 'hidden' | 'further'>) {
  const t = useTranslate();
  const names: FilterName[] = ['setting', 'subtype', 'kind', 'phase', 'biomarkers'];
  const counts = names.flatMap((name) => (hidden[name] ? [t('trials.hidden', { name: t(filterWords[name]), count: hidden[name] })] : []));
  const all = [...counts, ...(further > 0 ? [t('trials.further', { count: further })] : [])];
  return all.length === 0 ? null : <p className="quiet">{all.join(' ')}</p>;
}

function NoneFound() {
  const t = useTranslate();
  return (
    <section className={note.away}>
      <h2>{t('trials.none.title')}</h2>
      <p>{t('trials.none.wider')}</p>
      <Button href="#search-again" styling="Secondary">
        {t('trials.again')}
      </Button>
    </section>
  );
}
