import { useTranslate } from '#app/i18n/I18n.tsx';

const number = '911';

/** Where to call in an emergency: its number is a link. */
export function EmergencyLine() {
  const [before = '', ...after] = useTranslate()('helplines.emergency').split(number);
  return (
    <>
      {before}
      <a href={`tel:${number}`}>{number}</a>
      {after.join(number)}
    </>
  );
}
