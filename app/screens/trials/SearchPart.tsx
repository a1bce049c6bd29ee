import { useTranslate } from '#app/i18n/I18n.tsx';
import type { SearchPage } from './load-search-page.ts';
import { RegistryNote, SampleMark } from './RegistryNote.tsx';
import css from './SearchForm.module.css';
import { SearchForm } from './SearchForm.tsx';

/** The search on the page of its screen, above what is to be read there. */
export function SearchPart({
  page,
  copy,
  isSample,
  isTool = false,
}: Pick<SearchPage, 'page' | 'copy' | 'isSample'> & { isTool?: boolean }) {
  const t = useTranslate();
  return (
    <section className={`${css.search} unprinted`} aria-labelledby="find-trials">
      <h2 id="find-trials">{t('trials.search.title')}</h2>
      <p>{t('trials.search.lead')}</p>
      <SampleMark isSample={isSample} />
      <SearchForm action={page.alternates[page.locale] ?? ''} isTool={isTool} />
      {copy ? <p className="quiet">{t('trials.open', { count: copy.open })}</p> : null}
      <RegistryNote copy={copy} />
    </section>
  );
}
