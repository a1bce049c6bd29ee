import { describe, expect, it } from 'vitest';
import { accessTo, pattern } from '#app/addresses/paths.ts';
import { screenIds } from '#app/addresses/screen-table.ts';
import { locales, otherLocale } from '#config/locale.ts';
import { plainScreenRows, screenRows } from '#tests/fixtures/screens.ts';
import { addressesIn, languageSwitch, openSite, origin } from './site.ts';

const { get } = await openSite();

it('has exactly the screens that were agreed, at their paths', () => {
  const own = screenIds.map((screen) => ({ screen, en: pattern(screen, 'en'), es: pattern(screen, 'es'), access: accessTo(screen) }));
  const agreed = screenRows.map(({ screen, en, es, access }) => ({ screen, en, es, access }));
  expect(own.toSorted((a, b) => a.screen.localeCompare(b.screen))).toEqual(agreed.toSorted((a, b) => a.screen.localeCompare(b.screen)));
});

describe.each(locales)('every screen without a parameter, in %s', (locale) => {
  it.each(plainScreenRows)('$screen answers $status', async (row) => {
    const { status, headers, document } = await get(row[locale]);
    expect(status).toBe(row.status);
    if (status === 303) {
      const login = screenRows.find(({ screen }) => screen === 'login');
      expect(headers.get('Location')).toBe(`${login?.[locale]}?${new URLSearchParams({ target: row[locale] })}`);
      return;
    }
    expect(document.querySelector('html')?.getAttribute('lang')).toBe(locale === 'en' ? 'en-US' : 'es');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.text.trim()).not.toBe('');
    expect(document.querySelectorAll('title')).toHaveLength(1);
    expect(document.querySelector('title')?.text).toMatch(/\S.* \| Alba$/);
    if (status !== 200) return;

    const { canonical, alternates } = addressesIn(document);
    expect(canonical).toBe(origin + row[locale]);
    expect(alternates).toEqual({ en: origin + row.en, es: origin + row.es, 'x-default': origin + row.en });
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/.{20,}/);
    expect(languageSwitch(document)).toEqual({ href: row[otherLocale(locale)], language: otherLocale(locale) });
    expect(document.querySelector('main')?.text.length).toBeGreaterThan(200);
    // What a script would run must come from a file of the site's own; JSON-LD is data.
    const inline = document.querySelectorAll('script').filter((script) => !script.getAttribute('src'));
    expect(inline.filter((script) => script.getAttribute('type') !== 'application/ld+json')).toEqual([]);
    expect(document.querySelectorAll('[style]')).toEqual([]);
  });

  it('says the main words of no two screens twice', async () => {
    const texts = new Map<string, string>();
    for (const row of plainScreenRows.filter(({ status }) => status === 200)) {
      const text = (await get(row[locale])).document.querySelector('main')?.text ?? '';
      expect(texts.get(text), row.screen).toBeUndefined();
      texts.set(text, row.screen);
    }
  });
});
