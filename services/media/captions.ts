import webvtt from 'webvtt-parser';
import characters from 'webvtt-parser/html-entities.json' with { type: 'json' };
import { z } from 'zod';
import type { LineProblem } from './description.ts';

/** One cue: what is heard from `start` to `end` (in seconds), and whose voice it is where the file says so. */
export type Cue = { start: number; end: number; voice: string | null; text: string };

type CueNode =
  | { type: 'text'; value: string }
  | { type: 'timestamp' }
  | { type: 'object'; name: string; value?: string | undefined; children: CueNode[] };

const node: z.ZodType<CueNode> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), value: z.string() }),
    z.object({ type: z.literal('timestamp') }),
    z.object({ type: z.literal('object'), name: z.string(), value: z.string().optional(), children: z.array(node) }),
  ]),
);
const parsed = z.object({
  cues: z.array(z.object({ startTime: z.number(), endTime: z.number(), tree: z.object({ children: z.array(node) }) })),
  errors: z.array(z.object({ line: z.number(), message: z.string() })),
});

/** Reads and validates WebVTT (https://www.w3.org/TR/webvtt1/); every problem has its line. */
export function parseCaptions(source: string): { cues: Cue[]; problems: LineProblem[] } {
  const { cues, errors } = parsed.parse(new webvtt.WebVTTParser(characters).parse(source, 'captions'));
  const read = cues.map(({ startTime, endTime, tree }) => ({ start: startTime, end: endTime, ...spoken(tree.children) }));
  const problems = errors.map(({ line, message }) => ({ line, message: `is no WebVTT: ${message.replace(/\.$/, '')}` }));
  if (read.every(({ text }) => text === '') && problems.length === 0) problems.push({ line: 1, message: 'has no words' });
  return { cues: read, problems };
}

/** The words of a cue, without its marks; the first voice in it is that of all. */
function spoken(nodes: readonly CueNode[]): Pick<Cue, 'voice' | 'text'> {
  const [voice] = nodes.flatMap((each) => (each.type === 'object' && each.name === 'v' && each.value ? [each.value] : []));
  return { voice: voice?.trim() ?? null, text: nodes.map(textOf).join('').replace(/\s+/g, ' ').trim() };
}

function textOf(each: CueNode): string {
  switch (each.type) {
    case 'text':
      return each.value;
    case 'timestamp':
      return '';
    case 'object':
      return each.children.map(textOf).join('');
    default:
      return each satisfies never;
  }
}
