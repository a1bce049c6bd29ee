import { hook } from '#app/browser/hook.ts';
import marks from '#app/content/cards/CardMarks.module.css';
import { LabelIcon } from '#app/content/cards/LabelIcon.tsx';
import { countedLink } from '#app/features/search/hooks.ts';
import { MarkedText } from '#app/features/search/MarkedText.tsx';
import { formatDate } from '#app/i18n/dates.ts';
import { resultLabel, resultLabelMessages } from '#app/i18n/entry-labels.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import { type Locale, languageTags } from '#config/locale.ts';
import css from './ResultItem.module.css';
import type { ResultPicture, ShownResult } from './shown-result.ts';

/** `locale` is that of its words. */
type Props = { result: ShownResult; locale: Locale };

/** A result in a list: the title is the one link, and covers the whole. */
export function ResultItem({ result, locale }: Props) {
  const t = useTranslate(resultLabelMessages);
  const here = useLocale();
  const lang = locale === here ? undefined : languageTags[locale];
  const { id, title, path, contentType, topic, publishedAt, image } = result;
  const label = resultLabel(contentType);
  return (
    <li className={css.result}>
      <div className={css.words}>
        <h3 className={css.title}>
          <a href={path} {...hook(countedLink, id)} lang={lang} hrefLang={locale === here ? undefined : locale}>
            {title}
          </a>
        </h3>
        <p className={css.marks}>
          {topic === null ? null : (
            <span className={marks.label} lang={lang}>
              {topic}
            </span>
          )}
          <span className={topic === null ? marks.label : css.kind}>
            <LabelIcon label={label} />
            {t(`card.label.${label}`)}
          </span>
          {contentType === 'archivedResearchNews' ? <span className={marks.archived}>{t('card.archived')}</span> : null}
          {/* The day on which an event was put here says nothing of when it is. */}
          {contentType === 'event' ? null : <time dateTime={publishedAt}>{formatDate(publishedAt, here)}</time>}
        </p>
        <p className={css.teaser} lang={lang}>
          <MarkedText html={whyFound(result)} />
        </p>
      </div>
      {/* Beside words that say more, it decorates. */}
      {image ? <Picture className={css.picture} asset={{ ...image, mediaType: typeOf(image) }} alt="" sizes="128px" /> : null}
    </li>
  );
}

/** The teaser, or an extract of the text where only that shows what was found. */
function whyFound({ teaserContent, content }: ShownResult): string {
  return !teaserContent.includes('<mark>') && content.includes('<mark>') ? content : teaserContent;
}

/** Whether it comes in several widths is all that has to be known. */
function typeOf({ url }: ResultPicture): string {
  return /\.(?:png|jpe?g|webp|avif)$/i.test(url) ? 'image/webp' : 'image/svg+xml';
}
