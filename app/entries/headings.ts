import { BLOCKS, plainText } from '#services/content/model/rich-text.ts';
import type { Section } from '#services/content/model/sections/sections.ts';

export type Heading = { id: string; title: string };

/** The headings by which a reader finds the way in a text, each with the id of the section that it opens. */
export function headingsOf(sections: readonly Section[]): Heading[] {
  return sections.map((section) => ({ id: section.id, title: titleOf(section) })).filter(({ title }) => title !== '');
}

/** What a section opens with, if that is a heading of the second level. What only leads on to other pages is left out. */
function titleOf(section: Section): string {
  switch (section.kind) {
    case 'bodyCopy': {
      const [first] = section.data.text.content;
      const isHeading = first?.nodeType === BLOCKS.HEADING_1 || first?.nodeType === BLOCKS.HEADING_2;
      return isHeading ? plainText(first).replace(/\s+/g, ' ').trim() : '';
    }
    case 'subheaderText':
    case 'accordion':
    case 'table':
    case 'migratedTable':
    case 'imageGallery':
      return section.data.title ?? '';
    default:
      return '';
  }
}
