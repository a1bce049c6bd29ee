import { formatDate } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Anchor } from '#app/ui/Anchor.tsx';
import { PhoneLink } from '#app/ui/PhoneLink.tsx';
import { helplines } from '#config/organisation.ts';
import css from './RegistryNote.module.css';

type Copy = { dataTimestamp: string; isStale: boolean };

/** Where all of it comes from, of when it is, and what a listing does not mean. */
export function RegistryNote({ copy, hasPlaces = false }: { copy: Copy | null; hasPlaces?: boolean }) {
  const t = useTranslate();
  const locale = useLocale();
  if (copy === null) return null;
  return (
    <div className={css.note}>
      <p>{t('trials.registry', { date: formatDate(copy.dataTimestamp.slice(0, 10), locale) })}</p>
      {copy.isStale ? <p>{t('trials.registry.stale')}</p> : null}
      {hasPlaces ? <p>{t('trials.registry.places')}</p> : null}
    </div>
  );
}

/** Said on every page that shows trials which are made up. */
export function SampleMark({ isSample }: { isSample: boolean }) {
  const t = useTranslate();
  return isSample ? <p className={css.sample}>{t('trials.sample')}</p> : null;
}

const cancerInformationService = '+18004226237';

/** There is no list to show: what that means, and where else to ask. */
export function TrialsAway() {
  const t = useTranslate();
  const locale = useLocale();
  const line = helplines(locale).find(({ phone }) => phone === cancerInformationService);
  return (
    <section className={css.away} aria-labelledby="trials-away">
      <h2 id="trials-away">{t('trials.away.title')}</h2>
      <p>{t('trials.away.text')}</p>
      <ul>
        <li>
          <Anchor href="https://clinicaltrials.gov/search?cond=breast%20cancer">{t('trials.away.registry')}</Anchor>
        </li>
        {line ? (
          <li>
            {t('trials.away.nci')} <PhoneLink {...line} />
          </li>
        ) : null}
      </ul>
    </section>
  );
}
