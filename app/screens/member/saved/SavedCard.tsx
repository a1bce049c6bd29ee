import { Form } from '#app/forms/Form.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import card from '#app/screens/member/entry-card.module.css';
import { Picture } from '#app/ui/Picture.tsx';
import { languageTags } from '#config/locale.ts';
import css from './SavedCard.module.css';
import { savedForms } from './saved-forms.ts';
import type { ShownItem } from './saved-items.ts';

/** An entry on the list: what it is, how long it takes, since when it is there, and the way to take it off. */
export function SavedCard({ item, id }: { item: ShownItem; id?: string | undefined }) {
  const t = useTranslate();
  const here = useLocale();
  const { record, key, type, title, locale, path, teaser, picture, length, savedOn, changed } = item;
  const titleId = `saved-${record}`;
  const lang = locale === here ? undefined : languageTags[locale];
  return (
    <li id={id} className={path === null ? `${card.item} ${css.gone}` : card.item}>
      <div className={card.words}>
        <p className={card.kind}>
          <span>{t(`saved.kind.${type}`)}</span>
          {path === null ? <strong className={css.mark}>{t('saved.gone')}</strong> : null}
          {lang ? <span>{t('saved.inOther')}</span> : null}
        </p>
        <h2 id={titleId} className={card.title} lang={lang}>
          {path === null ? title : <a href={path}>{title}</a>}
        </h2>
        <p className={card.teaser} lang={path === null ? undefined : lang}>
          {path === null ? t('saved.gone.text') : teaser}
        </p>
        {changed ? (
          <p className={css.changed}>
            <strong>{t('saved.changed', { date: changed.on })}</strong> <span lang={lang}>{changed.text}</span>
          </p>
        ) : null}
        <p className={card.facts}>
          {length === null ? null : (
            <span>{'minutes' in length ? t('saved.minutes', { count: length.minutes }) : t('saved.duration', length)}</span>
          )}
          <span>{t('saved.on', { date: savedOn })}</span>
        </p>
      </div>
      {picture ? <Picture className={card.picture} asset={picture} alt="" sizes="160px" /> : null}
      <div className={card.takesAway}>
        <Form of={savedForms.remove} initial={{ record, key }} describedBy={titleId} isQuiet />
      </div>
    </li>
  );
}
