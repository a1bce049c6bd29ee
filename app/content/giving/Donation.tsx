import { campaignEmbed } from '#app/addresses/embeds.ts';
import { EmbedFrame } from '#app/content/embeds/EmbedFrame.tsx';
import type { PlainMessageId } from '#app/i18n/catalogue.ts';
import { useLocale, useTranslate } from '#app/i18n/I18n.tsx';
import { Button } from '#app/ui/Button.tsx';
import { languageTags } from '#config/locale.ts';
import { giving, organisation } from '#config/organisation.ts';
import css from './Donation.module.css';

/**
 * How to give: sums that lead to the donation page, once or every month; where gifts are given by a campaign, its own form in their place,
 * with its page as a link that always works. The payment itself is always on the other site, which leads back to `#thank-you`.
 */
export function Donation({ campaignId = giving.campaignId, goal = giving.goal }: Partial<Pick<typeof giving, 'campaignId' | 'goal'>>) {
  const t = useTranslate();
  const locale = useLocale();
  const campaign = campaignEmbed(campaignId);
  return (
    <div className={css.donation}>
      <div id="thank-you" className={css.thanks} tabIndex={-1}>
        <h2>{t('giving.thanks')}</h2>
        <p>{t('giving.thanks.text')}</p>
      </div>
      {goal ? (
        <p>
          {t('giving.goal', { year: String(goal.year), amount: inMoney(goal.amount, languageTags[locale]), what: goal.what[locale] })}
          {goal.isSample ? ` ${t('giving.goal.sample', { name: organisation.name })}` : null}
        </p>
      ) : null}
      {campaign ? (
        <EmbedFrame embed={campaign} title={t('giving.form')} />
      ) : (
        <Sums label="giving.once" page={organisation.donationUrl} sums={giving.once} />
      )}
      <Sums label="giving.monthly" page={organisation.monthlyGivingUrl} sums={giving.monthly} />
      <p className="quiet">{t('task.elsewhere')}</p>
    </div>
  );
}

/** The donation page takes the sum with its address; any other is chosen there. */
function Sums({ label, page, sums }: { label: PlainMessageId; page: string; sums: readonly number[] }) {
  const t = useTranslate();
  const tag = languageTags[useLocale()];
  return (
    <section aria-labelledby={label}>
      <h2 id={label} className={css.label}>
        {t(label)}
      </h2>
      <ul className={css.sums}>
        {sums.map((sum) => (
          <li key={sum}>
            <Button href={`${page}?amount=${sum}`} styling="Secondary">
              {inMoney(sum, tag)}
            </Button>
          </li>
        ))}
        <li>
          <Button href={page} styling="Donate">
            {t('giving.other')}
          </Button>
        </li>
      </ul>
    </section>
  );
}

function inMoney(amount: number, tag: string): string {
  const { currency } = giving;
  // In the Spanish of the United States a dollar is written as in its English.
  return new Intl.NumberFormat(tag === 'es' ? 'es-US' : tag, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
}
