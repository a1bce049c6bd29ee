type Event = { id: string; title: string; teaser: string; address: string; startsAt: string; endsAt: string; place?: string | undefined };

/** An event as a file that every calendar opens (RFC 5545), in an address of its own: nobody is asked for it. */
export function calendarFile({ id, title, teaser, address, startsAt, endsAt, place }: Event): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Alba//Events//EN',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(address).hostname}`,
    `DTSTAMP:${inUtc(startsAt)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(teaser)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join('\r\n'))}`;
}

/** 2027-01-20T18:30:00-05:00 is 20270120T233000Z. */
function inUtc(moment: string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(words: string): string {
  return words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** No line is longer than 75 octets; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (new TextEncoder().encode(part + character).length > 74) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}
