import { describe, expect, test } from 'vitest';
import { shownSections } from '#app/content/sections/testing.tsx';
import { locales } from '#config/locale.ts';
import { sectionDefinitions } from '#services/content/model/sections/sections.ts';

describe.each(locales)('a call box (%s)', (locale) => {
  const shown = shownSections(sectionDefinitions.callBox.example[locale], { locale });
  const sheet = shown.querySelector('[popover]');

  test('has a card for each urgency, the most urgent first, and a crisis its own', () => {
    const cards = shown.querySelectorAll('[role=group]').map((card) => card.getAttribute('aria-labelledby')?.replace('call-now-', ''));
    expect(cards).toEqual(['emergency', 'crisis', 'at-once', 'this-week']);
  });

  test('has the numbers to tap', () => {
    const hrefs = shown.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs).toEqual(['tel:911', '#call-now-at-once', 'tel:988', 'sms:988']);
    expect(shown.getElementById(hrefs[1]?.slice(1) ?? '')?.text).toMatch(/at once|de inmediato/);
  });

  test('opens, without a script, what to show in an emergency room, and closes it', () => {
    const buttons = shown
      .querySelectorAll('button')
      .map((button) => [button.getAttribute('popovertarget'), button.closest('[popover]') === sheet]);
    expect(buttons).toEqual([
      [sheet?.id, false],
      [sheet?.id, true],
    ]);
    expect(sheet?.getAttribute('role')).toBe('dialog');
  });

  test('shows it in English, and in Spanish above for whoever reads Spanish', () => {
    const parts = sheet?.querySelectorAll('[lang]').map((part) => [part.getAttribute('lang'), part.textContent]);
    const english = 'I am on chemo for breast cancer.Please call my oncology team.';
    expect(parts).toEqual(
      locale === 'en'
        ? [['en-US', english]]
        : [
            [
              'es',
              'Estoy en quimioterapia por cáncer de mama. Llamen, por favor, a mi equipo de oncología. Necesito un intérprete de español.',
            ],
            ['en-US', `${english}I need a Spanish interpreter.`],
          ],
    );
  });
});
