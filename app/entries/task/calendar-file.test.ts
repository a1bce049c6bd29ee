import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 'event-circle',
  title: 'Una tarde, para hablar; sin prisa',
  teaser: 'Preguntas sobre el tratamiento, enviadas antes o hechas en vivo, sin nombres ni apuro para quien acaba de empezar.',
  address: 'https://alba.example/es/tarde',
  startsAt: '2027-01-20T18:30:00-05:00',
  endsAt: '2027-01-20T20:00:00-05:00',
  place: 'En línea',
};
const linesOf = (file: string) => decodeURIComponent(file.slice(file.indexOf(',') + 1)).split('\r\n');

test('An event is a file for calendars, its times in UTC and its words escaped', () => {
  const lines = linesOf(calendarFile(event));
  expect(lines).toContain('DTSTART:20270120T233000Z');
  expect(lines).toContain('DTEND:20270121T010000Z');
  expect(lines).toContain('SUMMARY:Una tarde\\, para hablar\\; sin prisa');
  expect(lines).toContain('LOCATION:En línea');
  expect(lines).toContain('UID:event-circle@alba.example');
});

test('Its lines are 75 octets at most, and whole when they are unfolded', () => {
  const lines = linesOf(calendarFile(event));
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`DESCRIPTION:${event.teaser.replaceAll(',', '\\,')}`);
});

test('It says nothing of a place where there is none', () => {
  expect(linesOf(calendarFile({ ...event, place: undefined })).some((line) => line.startsWith('LOCATION'))).toBe(false);
});
