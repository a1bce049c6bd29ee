import { pathTo } from '#app/addresses/paths.ts';
import { wordsFor } from '#app/i18n/compile.server.ts';
import { createTranslate } from '#app/i18n/format.ts';
import { type Locale, locales } from '#config/locale.ts';
import { constantThirdParties } from '#config/third-parties.ts';
import { consentWords } from './consent.words.ts';

/** Who is agreed to one by one, in the order of the table. */
export const marketingServices = constantThirdParties
  .filter(({ category }) => category === 'marketing')
  .map(({ id, name }) => ({ id, name }));

export const wordsOfBar = inEach((t, locale) => ({
  label: t('consent.bar.label'),
  text: t('consent.bar.text'),
  notice: pathTo('policies.cookie-notice', locale),
  noticeLink: t('consent.bar.notice'),
  accept: t('consent.accept'),
  close: t('consent.close'),
  choose: t('consent.choose'),
}));

/** As vanilla-cookieconsent takes them: HTML, all of it ours. */
export const wordsOfChoices = inEach((t, locale) => ({
  title: t('consent.title'),
  acceptAllBtn: t('consent.acceptAll'),
  savePreferencesBtn: t('consent.save'),
  closeIconLabel: t('consent.close'),
  sections: [
    { description: t('consent.intro') },
    { title: t('consent.necessary'), description: t('consent.necessary.text'), linkedCategory: 'necessary' },
    { title: t('consent.analytics'), description: t('consent.analytics.text'), linkedCategory: 'analytics' },
    { title: t('consent.marketing'), description: t('consent.marketing.text'), linkedCategory: 'marketing' },
    {
      description: [
        link(pathTo('policies.third-parties', locale), t('consent.parties')),
        link(pathTo('policies.cookie-notice', locale), t('consent.bar.notice')),
      ].join(' · '),
    },
  ],
}));

function link(href: string, words: string): string {
  return `<a href="${href}">${words}</a>`;
}

type Translate = ReturnType<typeof createTranslate>;

function inEach<Words>(of: (t: Translate, locale: Locale) => Words): Record<Locale, Words> {
  const all = wordsFor(consentWords);
  const [en, es] = locales.map((locale) => of(createTranslate(locale, all[locale]), locale));
  if (en === undefined || es === undefined) throw new Error('there are two languages');
  return { en, es };
}
