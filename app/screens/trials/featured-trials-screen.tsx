import { pathTo } from '#app/addresses/paths.ts';
import { EntryView } from '#app/entries/EntryView.tsx';
import { loadEntry, type ReadableEntry, type UntranslatedEntry } from '#app/entries/load-entry.ts';
import { Untranslated } from '#app/entries/Untranslated.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { document } from '#app/pages/document.ts';
import type { PageRequest } from '#app/pages/page-request.ts';
import { Anchor } from '#app/ui/Anchor.tsx';
import { featuredTrials, plainWords } from '#services/trials/plain-words.ts';
import type { ShownTrial } from '#services/trials/trials.ts';
import type { Route } from './+types/featured-trials-screen.ts';
import { RegistryNote, SampleMark } from './RegistryNote.tsx';
import css from './TrialItem.module.css';
import { statusMessage } from './TrialItem.tsx';

type FeaturedPage = ReadableEntry & { trials: ShownTrial[]; isSample: boolean };

async function load(request: PageRequest): Promise<FeaturedPage | UntranslatedEntry> {
  const { trials } = request.alba;
  const [entry, known] = await Promise.all([loadEntry(request), trials.byIds(featuredTrials, featuredTrials.length)]);
  return entry.kind === 'entry' ? { ...entry, trials: known, isSample: trials.isSample } : entry;
}

export const loader = document(load);

/** The studies that editors put into plain words, each with what the registry says of it now. */
export default function FeaturedTrialsScreen({ loaderData: { loaded: shown } }: Route.ComponentProps) {
  if (shown.kind === 'untranslated') return <Untranslated {...shown} />;
  return <EntryView {...shown} below={<Featured {...shown} />} />;
}

function Featured({ trials, isSample }: FeaturedPage) {
  const t = useTranslate();
  return (
    <section aria-labelledby="featured">
      <h2 id="featured">{t('trial.featured.title')}</h2>
      <SampleMark isSample={isSample} />
      <ul className="plain-list">
        {featuredTrials.map((nctId) => (
          <FeaturedItem key={nctId} nctId={nctId} trial={trials.find(({ study }) => study.nctId === nctId) ?? null} />
        ))}
      </ul>
      <RegistryNote copy={trials[0]?.copy ?? null} />
    </section>
  );
}

function FeaturedItem({ nctId, trial }: { nctId: string; trial: ShownTrial | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const plain = plainWords[nctId];
  if (!plain) return null;
  return (
    <li className={css.item}>
      <h3 className={css.itemTitle}>
        {trial ? <a href={pathTo('treatment.trial', locale, { nctId })}>{plain.title[locale]}</a> : plain.title[locale]}
      </h3>
      <p className={css.facts}>
        {trial ? <span>{t(statusMessage(trial.study.status, trial.isGone))}</span> : null}
        <span>{nctId}</span>
      </p>
      <p>{plain.purpose[locale]}</p>
      {plain.why ? (
        <p>
          <strong>{t('trial.featured.why')}:</strong> {plain.why[locale]}
        </p>
      ) : null}
      {trial ? null : (
        <>
          <p>{t('trial.featured.notOpen')}</p>
          <p>
            <Anchor href={`https://clinicaltrials.gov/study/${nctId}`}>{t('trial.link')}</Anchor>
          </p>
        </>
      )}
    </li>
  );
}
