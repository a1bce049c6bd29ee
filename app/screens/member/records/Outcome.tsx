import { Form } from '#app/forms/Form.tsx';
import { useFormsOfPage } from '#app/forms/forms-of-page.ts';
import { Notice } from '#app/forms/Notice.tsx';
import { Problems } from '#app/forms/Problems.tsx';
import { useTranslate } from '#app/i18n/I18n.tsx';
import type { RecordsLoaded } from './record-cards.ts';
import { type Kind, recordForms } from './record-forms.ts';
import css from './records.module.css';

type Props = Pick<RecordsLoaded, 'removed' | 'isTreatable' | 'others'> & { kind: Kind };

/** What came of what was done with a record: that it is saved, removed, or there again. What was removed can be brought back. */
export function Outcome({ kind, removed, isTreatable, others }: Props) {
  const t = useTranslate();
  const { done } = useFormsOfPage();
  const { remove, restore } = recordForms[kind];
  const isOrphaning = kind === 'diagnosis' && others > 0 && !isTreatable;
  return (
    <>
      <Problems of={remove} title={t('records.notDone')} />
      <Problems of={restore} title={t('records.notDone')} />
      {done === kind ? <Notice>{t(`records.saved.${kind}`)}</Notice> : null}
      {done === restore.intent ? <Notice>{t(`records.restored.${kind}`)}</Notice> : null}
      {done === remove.intent && removed ? (
        <div key={removed.record} className={css.undo}>
          <Notice>
            {t(`records.removed.${kind}`)} {isOrphaning ? `${t('records.removed.last')} ` : null}
            {t('records.undo')}
          </Notice>
          <Form of={restore} initial={removed} isQuiet />
        </div>
      ) : null}
    </>
  );
}
