import { useTranslate } from '#app/i18n/I18n.tsx';
import css from './Definition.module.css';

/** What a term means, and what else it is called. */
export function Definition({ text, alsoCalled = [] }: { text: string; alsoCalled?: readonly string[] | undefined }) {
  const t = useTranslate();
  return (
    <>
      <p>{text}</p>
      {alsoCalled.length > 0 ? <p className={css.also}>{t('terms.alsoCalled', { names: alsoCalled.join(', ') })}</p> : null}
    </>
  );
}
