import { ContentLink } from '#app/content/links/ContentLink.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import type { CardProps } from './card.ts';

/** The `lang` of a card's own words, where it is not that of the page. */
export function useForeignLanguage(locale: Locale | undefined): string | undefined {
  const here = useLocale();
  return locale === undefined || locale === here ? undefined : languageTags[locale];
}

/** What the button says is part of the link's name: who speaks to the device calls the card by either. */
export function CardTitle({ title, link, buttonLabel, locale }: Pick<CardProps, 'title' | 'link' | 'buttonLabel' | 'locale'>) {
  const t = useTranslate();
  const lang = useForeignLanguage(locale);
  const words = (
    <span lang={lang}>
      {title}
      {buttonLabel ? <span className="visually-hidden">: {buttonLabel}</span> : null}
    </span>
  );
  if (link === undefined) return words;
  return (
    <ContentLink href={link}>
      {words}
      {lang ? <span className="visually-hidden"> {t(locale === 'es' ? 'link.inSpanish' : 'link.inEnglish')}</span> : null}
    </ContentLink>
  );
}
