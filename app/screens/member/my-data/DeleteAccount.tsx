import { Form } from '#app/forms/Form.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTyped } from '#app/forms/use-typed.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { ShownTable } from '#services/members/my-data/shown.ts';
import css from './MyData.module.css';
import { deleteForm } from './my-data-forms.ts';

type Props = { tables: readonly ShownTable[] };

/** What goes, and when. */
export function DeleteAccount({ tables }: Props) {
  const t = useTranslate();
  const going = tables.filter(({ stays }) => !stays).flatMap(({ sheets }) => sheets ?? []);
  const staying = tables.filter(({ stays }) => stays);
  return (
    <>
      <p>{t('myData.delete.text')}</p>
      <ul>
        {going.map(({ name, title, count }) => (
          <li key={name}>{count === 1 ? title : t('myData.count', { title, count })}</li>
        ))}
      </ul>
      {staying.map(({ table, title, until }) => (
        <p key={table}>
          {t('myData.delete.stays')} <strong>{title}</strong>. {until}
        </p>
      ))}
      <p>
        {t('myData.delete.first')} <a href="#export">{t('myData.delete.export')}</a>.
      </p>
      <Problems of={deleteForm} />
      <Form of={deleteForm}>
        {(field) => (
          <>
            {field('when', <When />)}
            <p className={css.after}>{t('myData.delete.after')}</p>
          </>
        )}
      </Form>
    </>
  );
}

function When() {
  const t = useTranslate();
  const { id, name, value = 'later' } = useTyped(deleteForm, { when: 'later' })('when');
  return (
    <fieldset className={css.when}>
      <legend>{t('myData.delete.when')}</legend>
      {(['later', 'now'] as const).map((when) => (
        <label key={when} className={css.choice}>
          <input id={`${id}-${when}`} type="radio" name={name} value={when} defaultChecked={value === when} />
          <span>
            <span className={css.choiceLabel}>{t(`myData.delete.${when}`)}</span>
            <small className={css.choiceMeaning}>{t(`myData.delete.${when}.means`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
