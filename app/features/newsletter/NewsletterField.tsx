import { pathTo } from '#app/addresses/paths.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { allTopics } from '#services/newsletter/shared.ts';
import { newsletterFieldId } from './hooks.ts';
import css from './NewsletterField.module.css';

/**
 * A field for the newsletter, at the foot of pages: a plain form, the same for everybody, which the page of the newsletter answers. That
 * page has the topics to choose from, and says what was wrong.
 */
export function NewsletterField() {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <form className={`${css.form} unprinted`} method="post" action={pathTo('newsletter', locale)} noValidate>
      <p className={css.title}>
        <label htmlFor={newsletterFieldId}>{t('newsletter.field.label')}</label>
      </p>
      <div className={css.line}>
        <input id={newsletterFieldId} className={css.input} type="email" name="email" autoComplete="email" required />
        <input type="hidden" name="topics" value={allTopics} />
        <input type="hidden" name="language" value={locale} />
        <span className={buttonClass('Secondary')}>
          <button type="submit">{t('newsletter.field.submit')}</button>
        </span>
      </div>
    </form>
  );
}
