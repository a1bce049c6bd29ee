import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { I18nProvider } from '#app/i18n/I18n.tsx';
import { messagesOf } from '#app/i18n/messages.server.ts';
import { type Locale, locales } from '#config/locale.ts';
import type { TimelineRow } from '#services/members/timeline.ts';
import { Timeline } from './Timeline.tsx';
import { timelineWords } from './timeline.words.ts';

const year = { earliest: '2024-01-01', latest: '2024-12-31' };
const day = { earliest: '2024-04-10', latest: '2024-04-10' };
const finished = { code: 'finished', inWords: 'Finished' } as const;
const row = (id: string, given: Partial<TimelineRow>): TimelineRow => ({
  id,
  kind: 'treatment',
  title: `Title of ${id}`,
  detail: null,
  status: finished,
  from: null,
  to: null,
  when: null,
  ...given,
});
const rows = [
  row('one', { kind: 'diagnosis', status: null, from: year, when: '2024', detail: 'First diagnosis' }),
  row('two', { from: day, to: day, when: 'April 10, 2024' }),
  row('three', { status: { code: 'undergoing', inWords: 'Going on' }, from: day, when: 'Since April 10, 2024' }),
  row('four', { status: { code: 'planning', inWords: 'Planned' }, from: { earliest: '2027-01-01', latest: '2027-12-31' }, when: '2027' }),
  row('five', { to: day, when: 'Until April 10, 2024, start not known' }),
  row('six', {}),
];

const shown = (locale: Locale, all: readonly TimelineRow[]) =>
  renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messagesOf(locale, [timelineWords])}>
      <Timeline timeline={{ today: '2026-11-24', todayInWords: 'November 24, 2026', rows: all }} />
    </I18nProvider>,
  );
const [drawing = '', tables = ''] = shown('en', rows).split('_tables_');
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe('a timeline', () => {
  test('draws what has a date, each on a line of its own; the rest stands in a table under “No date”', () => {
    expect(count(drawing, /<li><span/g)).toBe(5);
    expect(drawing).not.toContain('Title of six');
    const [dated = '', undated = ''] = tables.split('No date</caption>');
    expect(count(dated, /<th scope="row"/g)).toBe(5);
    expect(count(undated, /<th scope="row"/g)).toBe(1);
    expect(undated).toContain('Title of six');
  });

  test('is told by its tables alone: each has a caption, headers, and all that is known', () => {
    expect(count(tables, /<caption>/g)).toBe(2);
    expect(count(tables, /scope="col"/g)).toBe(4);
    for (const { title, detail, when, status } of rows) {
      for (const words of [title, detail, when, status?.inWords]) if (words) expect(tables).toContain(words);
    }
    expect(drawing).toMatch(/aria-hidden="true"><svg/);
  });

  test('shows each kind of line as what it is', () => {
    const lines = drawing.split('<li><span').slice(1, 6);
    const has = (name: string) => lines.map((line) => new RegExp(`_${name}_`).test(line.split('</li>')[0] ?? ''));
    expect(has('outline')).toEqual([true, false, false, false, false]);
    expect(has('filled')).toEqual([false, false, true, false, false]);
    expect(has('hollow')).toEqual([false, false, false, true, false]);
    expect(has('dots')).toEqual([false, false, false, false, true]);
  });

  test('explains only what it draws', () => {
    expect(drawing).toContain('Planned');
    const html = shown('en', rows.slice(1, 2));
    expect(html).toContain('Treatment');
    for (const absent of ['Planned', 'Goes on', 'faint band', 'not known', 'No date']) expect(html).not.toContain(absent);
  });

  test('without any date there is a table alone', () => {
    const html = shown('en', rows.slice(5));
    expect(html).toContain('Title of six');
    expect(html).not.toContain('_drawing_');
  });

  test.each(locales)('is printed in %s by a button that comes with the script, on a sheet that says its day', (locale) => {
    const html = shown(locale, rows);
    expect(html).toMatch(/needs-script unprinted"><button type="button">/);
    expect(html).toContain('November 24, 2026');
    expect(html).not.toContain('style=');
  });
});
