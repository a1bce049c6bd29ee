import { parse } from 'node-html-parser';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';
import type { Locale } from '#config/locale.ts';
import { giving, organisation } from '#config/organisation.ts';
import { Donation } from './Donation.tsx';

function shown(locale: Locale, props: Parameters<typeof Donation>[0] = {}) {
  return parse(
    renderToString(
      <I18nProvider locale={locale} messages={messagesFor(locale)}>
        <Donation {...props} />
      </I18nProvider>,
    ),
  );
}

const linksIn = (page: ReturnType<typeof shown>) => page.querySelectorAll('a').map((link) => link.getAttribute('href'));

test('without a campaign there are the sums of the configuration, once and every month, and any other', () => {
  const page = shown('en', { campaignId: null });
  expect(linksIn(page)).toEqual([
    ...giving.once.map((sum) => `${organisation.donationUrl}?amount=${sum}`),
    organisation.donationUrl,
    ...giving.monthly.map((sum) => `${organisation.monthlyGivingUrl}?amount=${sum}`),
    organisation.monthlyGivingUrl,
  ]);
  expect(page.querySelectorAll('h2').map(({ text }) => text)).toEqual(['Thank you', 'Give once', 'Give every month']);
  expect(page.querySelector('figure')).toBeNull();
});

test('where gifts are given by the campaign, its form takes the place of the sums, with its page as a link', () => {
  const page = shown('es');
  expect(page.querySelector('figure')?.getAttribute('data-embed')).toBe('/outside/campaign');
  expect(page.querySelector('figure')?.getAttribute('data-embed-sandbox')).toBe('allow-scripts');
  expect(linksIn(page)).toContain('https://give.alba.example/campaign/678940');
  expect(linksIn(page)).not.toContain(organisation.donationUrl);
  expect(page.querySelector('iframe, script')).toBeNull();
  // Of another campaign nothing is known.
  expect(shown('es', { campaignId: '1' }).querySelector('figure')).toBeNull();
});

test('the goal is that of the configuration, in the currency and language of the reader, or none', () => {
  expect(shown('en').text).toContain('Our goal for 2027: $30,000, to have a clinician review every page, in both languages.');
  expect(shown('es').text).toContain(
    'Nuestra meta para 2027: $30,000, para que un profesional clínico revise cada página, en los dos idiomas.',
  );
  expect(shown('en', { goal: null }).text).not.toContain('goal');
});

test('a goal that is a sample says so', () => {
  const goal = { amount: 500, year: 2027, what: { en: 'pay for printing', es: 'pagar la imprenta' } };
  const says = (isSample: boolean) => [
    shown('en', { goal: { ...goal, isSample } }).text.includes('This goal is an example: Alba is a sample organization'),
    shown('es', { goal: { ...goal, isSample } }).text.includes('Esta meta es un ejemplo: Alba es una organización de muestra'),
  ];
  expect([says(true), says(false)]).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(giving.goal?.isSample).toBe(true);
});
