import { pathTo } from '#app/addresses/paths.ts';
import { hook } from '#app/browser/hook.ts';
import { plainForm } from '#app/forms/hooks.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { buttonClass } from '#app/ui/Button.tsx';
import { allTopics } from '#services/newsletter/shared.ts';
import css from './NewsletterField.module.css';

/**
 * A field for the newsletter, wherever it stands: a plain form, the same for everybody, which the page of the newsletter answers. That
 * page has the topics to choose from, and says what was wrong.
 */
export function NewsletterField({ id }: { id: string }) {
  const t = useTranslate();
  const locale = useLocale();
  const hint = `${id}-hint`;
  return (
    <form className={`${css.form} unprinted`} method="post" action={pathTo('newsletter', locale)} noValidate {...hook(plainForm)}>
      <p className={css.title}>
        <label htmlFor={id}>{t('newsletter.field.label')}</label>
      </p>
      <p id={hint} className={css.hint}>
        {t('newsletter.field.hint')}
      </p>
      <div className={css.line}>
        <input
          id={id}
          className={css.input}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          aria-describedby={hint}
          required
        />
        <input type="hidden" name="intent" value="newsletter" />
        <input type="hidden" name="topics" value={allTopics} />
        <input type="hidden" name="language" value={locale} />
        <span className={buttonClass('Secondary')}>
          <button type="submit">{t('newsletter.field.submit')}</button>
        </span>
      </div>
    </form>
  );
}
