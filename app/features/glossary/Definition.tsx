import { useTranslate } from '#app/i18n/I18n.tsx';

/** What a term means, and what else it is called. */
export function Definition({ text, alsoCalled = [] }: { text: string; alsoCalled?: readonly string[] | undefined }) {
  const t = useTranslate();
  return (
    <>
      <p>{text}</p>
      {alsoCalled.length > 0 ? <p className="quiet">{t('terms.alsoCalled', { names: alsoCalled.join(', ') })}</p> : null}
    </>
  );
}
