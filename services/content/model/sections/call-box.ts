import { z } from 'zod';
import { documentSchema, plainText } from '#services/content/model/rich-text.ts';
import { type CallBoxGroup, type CallBoxLine, callBoxGroups, shownSchema } from '#services/content/model/signs.ts';
import { type Directive, type DirectiveReader, defineSection } from './define-section.ts';
import { attribute } from './directive-attributes.ts';
import { itemsInside, onlyWords } from './directive-content.ts';
import { lines } from './section-fields.ts';

type SignLine = Extract<CallBoxLine, { kind: 'sign' }>;

/** What to call for, and how soon. An editor lists ids of `content/signs.yaml`; the words are the table's, so that no two pages differ. */
export const callBox = defineSection({
  kind: 'callBox',
  data: z.strictObject({
    /** The most urgent first. */
    groups: z.array(z.strictObject({ urgency: z.enum(callBoxGroups), signs: documentSchema })).min(1, 'a call box needs at least one sign'),
    advice: documentSchema.optional(),
    /** What to show in an emergency room. */
    shows: shownSchema.optional(),
  }),
  directive: {
    name: 'call-box',
    attributes: ['shows'],
    read: (directive, reader) => {
      const found = linesOf(directive, reader);
      const signs = found.filter((line) => line.kind === 'sign');
      const advice = found.filter((line) => line.kind === 'advice').map(({ words }) => words);
      const shows = shownBy(directive, reader);
      if (shows && !signs.some(({ group }) => group === 'emergency')) reader.problem(directive, 'a sentence is shown beside an emergency');
      return {
        groups: callBoxGroups.flatMap((group) => groupOf(group, signs, reader)),
        advice: advice.length > 0 ? reader.markdown(advice.join('\n\n')) : undefined,
        shows,
      };
    },
  },
  plainText: ({ groups, advice }) => lines(...groups.map(({ signs }) => plainText(signs)), advice && plainText(advice)),
  example: {
    en: `:::call-box{#call-now shows="on-chemo"}
- chest-pain
- crisis
- fever-on-chemo
- chills-on-chemo
- new-lump
- no-fever-pills
:::`,
    es: `:::call-box{#call-now shows="on-chemo"}
- chest-pain
- crisis
- fever-on-chemo
- chills-on-chemo
- new-lump
- no-fever-pills
:::`,
  },
});

function linesOf(directive: Directive, reader: DirectiveReader): CallBoxLine[] {
  const ids = itemsInside(directive, reader, {
    holds: 'a call box holds a list of ids of signs, and nothing else',
    each: 'each item is the id of a sign or of advice in signs.yaml',
    read: onlyWords,
  });
  return [...new Set(ids)].flatMap((id) => {
    const line = reader.callBoxLines.get(id);
    if (!line) reader.problem(directive, `signs.yaml has no sign and no advice with the id “${id}”`);
    return line ?? [];
  });
}

function shownBy(directive: Directive, reader: DirectiveReader) {
  const id = attribute(directive, 'shows');
  const shown = id ? reader.callBoxLines.sentence(id) : undefined;
  if (id && !shown) reader.problem(directive, `signs.yaml has no sentence with the id “${id}”`);
  return shown;
}

/** What stands under one head: first what holds for everybody, then each situation under its label. A crisis is whole sentences. */
function groupOf(group: CallBoxGroup, all: readonly SignLine[], reader: DirectiveReader) {
  const bySituation = Map.groupBy(
    all.filter((line) => line.group === group),
    ({ situation }) => situation,
  );
  const mark = group === 'crisis' ? '' : '- ';
  const listOf = (signs: readonly SignLine[]) => signs.map(({ words }) => mark + words).join(mark ? '\n' : '\n\n');
  const parts = [...bySituation]
    .sort(([a], [b]) => Number(a !== undefined) - Number(b !== undefined))
    .map(([label, signs]) => (label === undefined ? listOf(signs) : `**${label}:**\n\n${listOf(signs)}`));
  return parts.length > 0 ? [{ urgency: group, signs: reader.markdown(parts.join('\n\n')) }] : [];
}
