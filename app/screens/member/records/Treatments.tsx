import { useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Outcome } from './Outcome.tsx';
import { RecordCard } from './RecordCard.tsx';
import type { RecordsLoaded } from './record-cards.ts';
import css from './records.module.css';

type Props = RecordsLoaded & { addDiagnosis: string };

/** A member's treatments, each with how far it is. A new one needs a diagnosis. */
export function Treatments({ records, add, addDiagnosis, isBegun, ...loaded }: Props) {
  const t = useTranslate();
  const { isTreatable, others } = loaded;
  return (
    <>
      <Outcome kind="treatment" {...loaded} />
      {records.map((record) => (
        <RecordCard key={record.id} kind="treatment" record={record} isAlone={records.length === 1} />
      ))}
      {isTreatable ? (
        <div className={records.length === 0 ? 'empty flush-end' : css.add}>
          {records.length === 0 ? (
            <>
              <h2>{t('yourTreatments.empty')}</h2>
              <p>{t('yourTreatments.empty.text')}</p>
            </>
          ) : null}
          {isBegun ? <p>{t('yourTreatments.begun')}</p> : null}
          <Button href={add}>{t(isBegun ? 'records.goOn' : 'yourTreatments.add')}</Button>
        </div>
      ) : (
        <div className="empty flush-end">
          <h2>{t('yourTreatments.needed')}</h2>
          <p>{t(others > 0 ? 'yourTreatments.needed.confirmed' : 'yourTreatments.needed.text')}</p>
          <Button href={addDiagnosis}>{t('yourDiagnoses.add')}</Button>
        </div>
      )}
    </>
  );
}
