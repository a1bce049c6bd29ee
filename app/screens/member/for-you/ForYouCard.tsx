import { Form } from '#app/forms/Form.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import card from '#app/screens/member/entry-card.module.css';
import { Picture } from '#app/ui/Picture.tsx';
import css from './ForYou.module.css';
import { forYouForms } from './for-you-forms.ts';
import type { ShownItem } from './shown-items.ts';

/** An entry that is for a member: what it is, why it is here, and the way to be rid of it. */
export function ForYouCard({ item }: { item: ShownItem }) {
  const t = useTranslate();
  const { entry, type, title, path, teaser, picture, why, publishedOn, hasNumbers } = item;
  const titleId = `for-you-${entry}`;
  return (
    <li className={card.item}>
      <div className={card.words}>
        <p className={card.kind}>
          <span>{t(`saved.kind.${type}`)}</span>
          {publishedOn === null ? null : <span>{t('forYou.new', { date: publishedOn })}</span>}
        </p>
        <h3 id={titleId} className={card.title}>
          <a href={path}>{title}</a>
        </h3>
        <p className={card.teaser}>{teaser}</p>
        <ul className={`plain-list ${css.why}`} aria-label={t('forYou.why')}>
          {why.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {hasNumbers ? <p className={css.numbers}>{t('forYou.hasNumbers')}</p> : null}
      </div>
      {picture ? <Picture className={card.picture} asset={picture} alt="" sizes="160px" /> : null}
      <div className={card.takesAway}>
        <Form of={forYouForms.dismiss} initial={{ entry }} describedBy={titleId} isQuiet />
      </div>
    </li>
  );
}
