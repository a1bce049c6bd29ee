import { aboutPagePath } from '#app/addresses/about-page.ts';
import { hook } from '#app/browser/hook.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { helpfulAnswers } from '#services/page-feedback/shared.ts';
import css from './Helpful.module.css';
import { aboutThisPage } from './hooks.ts';

/**
 * Asks whether an entry helped, in a line. Its page is the same for everybody, and so is the form, which leads on to thanks and to a
 * sentence if somebody wants to write one; with a script the thanks are said here (`about-page.enhance.ts`).
 */
export function Helpful({ entry }: { entry: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const own = aboutPagePath('about-page.helpful', locale, entry);
  return (
    <form className={css.helpful} method="post" action={own} {...hook(aboutThisPage, 'helpful')}>
      <fieldset>
        <legend>{t('helpful.question')}</legend>
        {helpfulAnswers.map((answer) => (
          <button key={answer} type="submit" name="answer" value={answer}>
            {t(`helpful.${answer}`)}
          </button>
        ))}
      </fieldset>
      <p hidden tabIndex={-1}>
        {t('helpful.thanks')} <a href={aboutPagePath('about-page.helpful', locale, entry, { thanks: '' })}>{t('helpful.more')}</a>
      </p>
    </form>
  );
}
