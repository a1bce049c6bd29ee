import { formatDate, formatDuration } from '#app/i18n/dates.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { Picture } from '#app/ui/Picture.tsx';
import css from './CardFoot.module.css';
import { CardTitle } from './CardTitle.tsx';
import type { CardProps } from './card.ts';

/** Who, when, how long, and what to do, at the foot of a card; `lang` is that of an editor's own words. */
export function CardFoot({ lang, ...card }: CardProps & { lang: string | undefined }) {
  return (
    <>
      <Writer {...card} />
      <Facts {...card} />
      <Replacement {...card} />
      <PromotedBy {...card} />
      {card.buttonLabel ? (
        <p className={`${css.button} ${buttonClass(card.buttonStyling)}`} lang={lang} aria-hidden="true">
          <span>{card.buttonLabel}</span>
        </p>
      ) : null}
    </>
  );
}

/** Who pays for what is promoted: nobody shall take it for advice. */
export function PromotedBy({ promotedBy }: Pick<CardProps, 'promotedBy'>) {
  const t = useTranslate();
  return promotedBy ? <p className={css.promoted}>{t('card.promotedBy', { name: promotedBy })}</p> : null;
}

function Writer({ writer, storyWriterImageSource, illustrative }: CardProps) {
  const t = useTranslate();
  if (!writer && !storyWriterImageSource) return null;
  return (
    <p className={css.writer}>
      {storyWriterImageSource ? <Picture className={css.portrait} asset={storyWriterImageSource} sizes="56px" /> : null}
      {writer ? (
        <span>
          {t('entry.by')} <strong>{writer.name}</strong> {illustrative ? t('card.illustrative') : writer.sample ? t('entry.sample') : null}
        </span>
      ) : null}
    </p>
  );
}

/** What to read instead of archived news: a link of its own, above the one that covers the card. */
export function Replacement({ replacedBy }: Pick<CardProps, 'replacedBy'>) {
  const t = useTranslate();
  if (!replacedBy) return null;
  return (
    <p className={css.replacement}>
      {t('card.replacedBy')} <CardTitle {...replacedBy} />
    </p>
  );
}

function Facts({ date, specialReportDate, duration, isPlaylist, isMembersOnly }: CardProps) {
  const t = useTranslate();
  const locale = useLocale();
  const day = specialReportDate ?? date;
  if (day === undefined && duration === undefined && !isPlaylist && !isMembersOnly) return null;
  return (
    <p className={css.facts}>
      {day === undefined ? null : <time dateTime={day}>{formatDate(day, locale)}</time>}
      {duration === undefined ? null : (
        <span className={css.duration}>
          <svg className={css.play} viewBox="0 0 10 12" aria-hidden="true">
            <path d="M0 0l10 6-10 6z" />
          </svg>
          <span aria-hidden="true">{formatDuration(duration)}</span>
          <span className="visually-hidden">{t('entry.duration', { duration: formatDuration(duration) })}</span>
        </span>
      )}
      {isPlaylist ? <span>{t('card.playlist')}</span> : null}
      {isMembersOnly ? (
        <span className={css.members}>
          <svg className={`drawn ${css.lock}`} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
          </svg>
          {t('card.membersOnly')}
        </span>
      ) : null}
    </p>
  );
}
