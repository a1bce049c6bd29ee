import { parseText } from 'media-captions';
import { describe, expect, test } from 'vitest';
import { parseCaptions } from './captions.ts';
import { otherYaml, problemsOf } from './testing.ts';

const talk = `WEBVTT

1
00:00.000 --> 00:01.500
<v Ana>Hello <b>you</b> &amp; me
and more

NOTE what follows is for both

00:02.000 --> 01:00:03.250 align:start
<v Luis Pérez>Yes</v>

01:00:04.000 --> 01:00:05.000
(music)
`;

test('words come with their times in seconds, and with whose they are', async () => {
  const { cues, problems } = parseCaptions(talk);
  expect(problems).toEqual([]);
  expect(cues).toEqual([
    { start: 0, end: 1.5, voice: 'Ana', text: 'Hello you & me and more' },
    { start: 2, end: 3603.25, voice: 'Luis Pérez', text: 'Yes' },
    { start: 3604, end: 3605, voice: null, text: '(music)' },
  ]);
  const other = await parseText(talk, { type: 'vtt', strict: true });
  expect(other.cues.map(({ startTime, endTime }) => [startTime, endTime])).toEqual(cues.map(({ start, end }) => [start, end]));
});

describe('what is wrong is told with its line', () => {
  const cue = (timing: string, words = 'Hello') => `WEBVTT\n\n${timing}\n${words}\n`;
  test.each<[string, string, number, string]>([
    ['no end', cue('00:05.000'), 4, 'identifier'],
    ['an end before the beginning', cue('00:05.000 --> 00:01.000'), 3, 'End timestamp'],
    ['a time of another form', cue('00:0.000 --> 00:01.000'), 3, 'two digits'],
    ['an arrow of another form', cue('00:00.000 -> 00:01.000'), 4, 'identifier'],
    ['a tag that never ends', cue('00:00.000 --> 00:01.000', '<i>Hello'), 5, 'end tag'],
    ['disorder', `${cue('00:05.000 --> 00:06.000')}\n00:01.000 --> 00:02.000\nBefore\n`, 6, 'previous cue'],
    ['no words', 'WEBVTT\n', 1, 'has no words'],
  ])('%s', async (_, source, line, message) => {
    const [problem = ''] = await problemsOf({ 'asset/a.vtt': source, 'asset/a.yaml': `language: en\n${otherYaml}` });
    expect(problem).toMatch(new RegExp(`^asset/a\\.vtt:${line}: error: .*${message}`));
  });
});
