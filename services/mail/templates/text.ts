import type { Letter } from './letter.ts';

/** Renders a mail as plain text: one line for each paragraph, which the reader's program wraps. */
export function textOf(letter: Letter): string {
  const { link, organisation } = letter;
  const parts = [
    letter.heading,
    letter.hello,
    ...letter.paragraphs,
    ...(letter.items ?? []).map(({ title, text, url }) => [title, text, url].join('\n')),
    ...(link ? [`${link.button}:\n${link.url}`] : []),
    ...letter.afterButton,
    ...letter.notYou,
    letter.goodbye,
    ['-- ', ...letter.footer, `${organisation.name}: ${organisation.home}`].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}
