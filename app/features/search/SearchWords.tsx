import type { Translate } from '#app/i18n/catalogue.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { isSearchable, termOf } from '#services/search/shared.ts';
import css from './SearchWords.module.css';
import type { SearchState } from './search.ts';
import type { SearchMessageId } from './search.words.ts';

type Nav = SearchState['nav'];
type T = Translate<SearchMessageId>;
type Props = { typed: string; nav: Nav; onAgain: () => void };

/** What is to be said above the results: how many there are, for which term, or why there are none. */
export function SearchWords({ typed, nav, onAgain }: Props) {
  const t = useTranslate<SearchMessageId>();
  if (termOf(typed) === '') return null;
  const words = wordsFor(t, typed, nav);
  return (
    <div className={css.words}>
      {words.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {nav.hasFailed && isSearchable(typed) ? (
        <button type="button" onClick={onAgain}>
          {t('searchBox.again')}
        </button>
      ) : null}
    </div>
  );
}

/** The same for whoever hears it, said once it is settled: before all else, whom to call. */
export function announcementFor(t: T, typed: string, nav: Nav, hasOptions: boolean): string {
  if (termOf(typed) === '' || (isSearchable(typed) && nav.isLoading)) return '';
  const crisis = isSearchable(typed) ? nav.found?.crisis : null;
  const card = crisis ? [`${t(`crisis.${crisis}.title`)}.`, t('crisis.said')] : [];
  const other = isSearchable(typed) && nav.found?.otherLanguage?.first && nav.found.results.length > 0 ? [`${t('searchBox.other')}.`] : [];
  return [...card, ...wordsFor(t, typed, nav), ...other, ...(hasOptions ? [t('searchBox.arrows')] : [])].join(' ');
}

function wordsFor(t: T, typed: string, { found, hasFailed, isLoading }: Nav): string[] {
  if (!isSearchable(typed)) return [t('searchBox.short')];
  if (hasFailed) return [t('searchBox.failed')];
  const hasResults = found !== null && found.results.length > 0;
  // That half a word found nothing is no news while the next letters are searched for.
  if (isLoading && !hasResults) return [t('searchBox.searching')];
  if (!found) return [];
  const { term, meta, otherLanguage: other, crisis } = found;
  const corrected = (correction: string | null | undefined) => (correction ? [t('searchBox.correction', { term, correction })] : []);
  if (other && !hasResults) return [t('searchBox.noneHere', { term }), ...corrected(other.correction)];
  // What the other language has stands first, under its own heading: how many there are of one's own says nothing.
  if (other?.first) return corrected(other.correction);
  if (hasResults) {
    const count = t(meta.exact ? 'searchBox.count' : 'searchBox.moreThan', { total: meta.total });
    return [...corrected(meta.correction), count];
  }
  // Beside whom to call, it is no news that no page fits.
  return crisis ? [] : [t('searchBox.none', { term }), t('searchBox.noneHelp')];
}
