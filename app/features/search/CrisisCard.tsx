import { useId } from 'react';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { languageTags, otherLocale } from '#config/locale.ts';
import type { Crisis } from '#services/search/crisis.ts';
import css from './CrisisCard.module.css';
import { places } from './places.at-build.ts';
import type { SearchMessageId } from './search.words.ts';

/** `heading` is what its title is: of a page of results its first heading, in the header none, which comes before the page's own. */
type Props = { crisis: Crisis; heading: 'h1' | 'p' };

/** Whom to call, for somebody who searches for suicide or for dying. It stands before all results. */
export function CrisisCard({ crisis, heading: Heading }: Props) {
  const t = useTranslate<SearchMessageId>();
  const locale = useLocale();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <Heading id={id} className={css.title}>
        {t(`crisis.${crisis}.title`)}
      </Heading>
      <p>{t(`crisis.${crisis}.lead`)}</p>
      {crisis === 'DYING' ? (
        <>
          <p>
            <a href={places[locale].dying}>{t('crisis.read')}</a>
          </p>
          <p>{t('crisis.unbearable')}</p>
        </>
      ) : null}
      <ul className={css.calls}>
        <li>
          <a href="tel:988">{t('crisis.call')}</a>
        </li>
        <li>
          <a href="sms:988">{t('crisis.text')}</a>
        </li>
        <li>
          <a href="tel:911">{t('crisis.danger')}</a>
        </li>
      </ul>
      <p lang={languageTags[otherLocale(locale)]}>{t('crisis.inOther')}</p>
      <p>{t('crisis.team')}</p>
      <p>
        <a href={places[locale].helplines}>{t('crisis.helplines')}</a>
      </p>
    </section>
  );
}
