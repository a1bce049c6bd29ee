import ICAL from 'ical.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { calendarFeedPaths } from '#app/addresses/files.ts';
import { pathTo } from '#app/addresses/paths.ts';
import { locales } from '#config/locale.ts';
import { openLibrary } from './library.ts';

// Before the site is made, so that what it keeps the time by is this clock too.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00-05:00') });

const { get, publish, write, edit } = await openLibrary({ keepsPages: true });

/** The events of a calendar, by a parser that is not ours. */
function eventsIn(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect([calendar.name, calendar.getFirstPropertyValue('version')]).toEqual(['vcalendar', '2.0']);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const at = (startsAt: string, endsAt: string) => (text: string) =>
  text
    .replace(/^startsAt: .*$/m, `startsAt: ${startsAt}`)
    .replace(/^endsAt: .*$/m, `endsAt: ${endsAt}\nplace: En línea; por video, o por teléfono`);

beforeAll(async () => {
  await write('page', 'community-virtual-meetups', (text) => text.replace(/^slug: .*$/m, 'screen: community.virtual-meetups'));
  await write('event', 'spring', at('2027-03-13T23:30:00-05:00', '2027-03-14T04:00:00-04:00'));
  await write('event', 'soon', at('2026-11-20T12:30:00-05:00', '2026-11-20T13:30:00-05:00'));
  await write('event', 'over', at('2026-11-19T12:00:00-05:00', '2026-11-19T13:00:00-05:00'));
  await publish();
});

describe.each(locales)('Events, %s', (locale) => {
  it('are a calendar to follow: those to come, the soonest first, at their moments in any time zone', async () => {
    const { text, headers } = await get(calendarFeedPaths[locale]);
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(
      eventsIn(text).map(({ uid, startDate, endDate }) => [uid, startDate.toJSDate().toISOString(), endDate.toJSDate().toISOString()]),
    ).toEqual([
      ['soon@alba.example', '2026-11-20T17:30:00.000Z', '2026-11-20T18:30:00.000Z'],
      // Over the night in which clocks go forward.
      ['spring@alba.example', '2027-03-14T04:30:00.000Z', '2027-03-14T08:00:00.000Z'],
    ]);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Date.parse(headers.get('Last-Modified') ?? '')).toBe(Date.parse('2026-11-20T00:00:00-05:00'));
  });

  it('have a file each, which the page of one to come offers; the page of one that is over says so', async () => {
    const page = pathTo('page', locale, { slug: 'soon' });
    const [soon, over, file] = await Promise.all([get(page), get(pathTo('page', locale, { slug: 'over' })), get(`${page}.ics`)]);
    expect(soon.document.querySelector('a[download]')?.getAttribute('href')).toBe(`${page}.ics`);
    expect(over.document.querySelector('a[download]')).toBeNull();
    expect(over.document.querySelector('main dl')?.text).toMatch(/over|terminó/);
    const [event] = eventsIn(file.text);
    expect([event?.summary, event?.location]).toEqual([soon.document.querySelector('h1')?.text, 'En línea; por video, o por teléfono']);
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-20T05:00:00Z');
  });

  it('stand on the page of meetups, those to come apart from those that are over', async () => {
    const { document } = await get(pathTo('community.virtual-meetups', locale));
    const lists = document
      .querySelectorAll('[data-events]')
      .map((list) => list.querySelectorAll('h3 a').map((link) => link.getAttribute('href')));
    expect(lists).toEqual([['soon', 'spring'].map((slug) => pathTo('page', locale, { slug })), [pathTo('page', locale, { slug: 'over' })]]);
    expect(document.querySelector(`main a[href="${calendarFeedPaths[locale]}"]`)).not.toBeNull();
  });
});

it('A calendar is kept and sent once, until an event changes; its name there stays', async () => {
  const ask = (etag = '') => get('/events.ics', { headers: { 'If-None-Match': etag } });
  const etag = (await ask()).headers.get('ETag') ?? '';
  expect((await ask(etag)).status).toBe(304);
  await edit('event', 'spring', (text) => text.replace('2027-03-13T23:30', '2027-03-13T22:30').replace(/^slug: .*$/m, 'slug: in-spring'));
  await publish();
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect(eventsIn(changed.text).map(({ uid }) => uid)).toContain('spring@alba.example');
});

it('What is over leaves the calendar by itself', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T13:31:00-05:00'));
  expect(eventsIn((await get('/events.ics')).text).map(({ uid }) => uid)).toEqual(['spring@alba.example']);
});

it.each(['/nothing.ics', '/treatment.ics', '/events.ics.ics'])('%s is no calendar', async (path) => {
  expect((await get(path)).status).toBe(404);
});
