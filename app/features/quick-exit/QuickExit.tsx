import { hook } from '#app/browser/hook.ts';
import { useTranslate } from '#app/i18n/I18n.tsx';
import { pressCounter, wordsAfterFirst, wordsAfterSecond } from './hooks.ts';
import css from './QuickExit.module.css';
import { QuickExitLink } from './QuickExitLink.tsx';

/**
 * The quick exit, in reach on every page: it hangs from the top of the window, and counts along how often Shift was pressed
 * (`exit-by-keys.enhance.ts`).
 */
export function QuickExit() {
  const t = useTranslate();
  const words = { ...hook(wordsAfterFirst, t('quickExit.first')), ...hook(wordsAfterSecond, t('quickExit.second')) };
  return (
    <section className={css.place} aria-label={t('quickExit.label')}>
      <p role="status" className={css.count} {...hook(pressCounter)} {...words} />
      <QuickExitLink isShort className={css.exit} />
    </section>
  );
}
