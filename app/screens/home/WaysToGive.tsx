import { pathTo } from '#app/addresses/paths.ts';
import { type Linked, LinkedContent } from '#app/content/LinkedContent.tsx';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { organisation } from '#config/organisation.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import css from './WaysToGive.module.css';

/** The words that an editor wrote on giving, with what they lead to. */
export type GivingWords = { text: Document; linked: Linked };

/** How to give, last and quietly: nobody who comes here in need is asked first. */
export function WaysToGive({ words }: { words: GivingWords | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const { donationUrl, monthlyGivingUrl } = organisation;
  return (
    <section className={css.give}>
      <h2 className="first-heading">{t('home.give')}</h2>
      {words ? (
        <LinkedContent {...words.linked}>
          <div className="measure">
            <RichText node={words.text} />
          </div>
        </LinkedContent>
      ) : null}
      <div className={css.buttons}>
        <Button href={donationUrl} styling="Donate">
          {t('shell.donate')}
        </Button>
        <Button href={monthlyGivingUrl} styling="Secondary">
          {t('shell.giveMonthly')}
        </Button>
        <a className={css.more} href={pathTo('about-us.ways-to-give', locale)}>
          {t('home.give.more')}
        </a>
      </div>
    </section>
  );
}
