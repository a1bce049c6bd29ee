import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './CardMarks.module.css';
import type { CardProps } from './card.ts';
import { LabelIcon } from './LabelIcon.tsx';

type Props = Pick<CardProps, 'label' | 'topic' | 'eyebrowText' | 'isNew' | 'isArchived'> & { lang: string | undefined };

/** What a card leads to, seen above its title; `lang` is that of an editor's own words. */
export function CardMarks({ label, topic, eyebrowText, isNew, isArchived, lang }: Props) {
  const t = useTranslate();
  const words = eyebrowText ?? (label === 'Article' ? topic : undefined);
  if (!label && !eyebrowText && !isNew && !isArchived) return null;
  return (
    <p className={css.marks}>
      {label || eyebrowText ? (
        <span className={css.label}>
          {label ? <LabelIcon label={label} /> : null}
          {words ? <span lang={lang}>{words}</span> : label && t(`card.label.${label}`)}
        </span>
      ) : null}
      {isNew ? <span className={css.new}>{t('card.new')}</span> : null}
      {isArchived ? <span className={css.archived}>{t('card.archived')}</span> : null}
    </p>
  );
}
