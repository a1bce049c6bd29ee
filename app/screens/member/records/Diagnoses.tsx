import { useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Outcome } from './Outcome.tsx';
import { ReadingList } from './ReadingList.tsx';
import { RecordCard } from './RecordCard.tsx';
import type { Reading, RecordsLoaded, ShownRecord } from './record-cards.ts';
import css from './records.module.css';

type Shown = ShownRecord & { sentences: readonly string[]; reading: readonly Reading[] };

/** A member's diagnoses, each with what it means. */
export function Diagnoses({ records, add, isBegun, ...loaded }: RecordsLoaded<Shown>) {
  const t = useTranslate();
  return (
    <>
      <Outcome kind="diagnosis" {...loaded} />
      {records.map((record) => (
        <RecordCard key={record.id} kind="diagnosis" record={record} isAlone={records.length === 1}>
          <Meaning sentences={record.sentences} reading={record.reading} />
        </RecordCard>
      ))}
      <div className={records.length === 0 ? 'empty flush-end' : css.add}>
        {records.length === 0 ? (
          <>
            <h2>{t('yourDiagnoses.empty')}</h2>
            <p>{t('yourDiagnoses.empty.text')}</p>
          </>
        ) : null}
        {isBegun ? <p>{t('yourDiagnoses.begun')}</p> : null}
        <Button href={add}>{t(isBegun ? 'records.goOn' : 'yourDiagnoses.add')}</Button>
      </div>
    </>
  );
}

function Meaning({ sentences, reading }: Pick<Shown, 'sentences' | 'reading'>) {
  const t = useTranslate();
  return (
    <div className={css.meaning}>
      <h3 className={css.subtitle}>{t('yourDiagnoses.meaning')}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="quiet">{t('yourDiagnoses.meaning.limits')}</p>
      {reading.length > 0 ? (
        <>
          <h3 className={css.subtitle}>{t('yourDiagnoses.reading')}</h3>
          <ReadingList reading={reading} isBrief />
        </>
      ) : null}
    </div>
  );
}
