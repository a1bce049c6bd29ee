import { pathTo } from '#app/addresses/paths.ts';
import { type LinkedEntries, LinkedEntriesContext } from '#app/content/links/EntryLink.tsx';
import { type LinkedAssets, LinkedAssetsContext } from '#app/content/links/LinkedAssets.tsx';
import { RichText } from '#app/content/rich-text/RichText.tsx';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { organisation } from '#config/organisation.ts';
import type { Document } from '#services/content/model/rich-text.ts';
import css from './WaysToGive.module.css';

/** The words that an editor wrote on giving, with what they lead to. */
export type GivingWords = { text: Document; linked: LinkedEntries; assets: LinkedAssets };

/** How to give, last and quietly: nobody who comes here in need is asked first. */
export function WaysToGive({ words }: { words: GivingWords | null }) {
  const t = useTranslate();
  const locale = useLocale();
  const { donationUrl, monthlyGivingUrl } = organisation;
  return (
    <section className={css.give}>
      <h2 className={css.title}>{t('home.give')}</h2>
      {words ? (
        <LinkedEntriesContext value={words.linked}>
          <LinkedAssetsContext value={words.assets}>
            <div className={css.text}>
              <RichText node={words.text} />
            </div>
          </LinkedAssetsContext>
        </LinkedEntriesContext>
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
