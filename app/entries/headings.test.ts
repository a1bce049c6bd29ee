import { describe, expect, it } from 'vitest';
import { shownSections } from '#app/content/sections/testing.tsx';
import { parseSection, sectionDefinitions } from '#services/content/model/sections/sections.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import { headingsOf } from './headings.ts';

const text = (value: string, marks: string[] = []) => ({ nodeType: 'text', value, marks: marks.map((type) => ({ type })), data: {} });
const block = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });
const bodyCopy = (id: string, ...content: object[]) => ({ id, kind: 'bodyCopy', data: { text: block('document', ...content) } });
const paragraph = block('paragraph', text('Words.'));
const headingsIn = (...raw: object[]) => headingsOf(raw.map(parseSection));

describe('The headings of a text', () => {
  it('are those that open a section, by its id, as plain words', () => {
    expect(
      headingsIn(
        bodyCopy('introduction', paragraph),
        bodyCopy('why', block('heading-2', text('Why you may '), text('need', ['bold']), text(' it')), paragraph),
        bodyCopy('lines', block('heading-2', text('One line\nand another')), paragraph),
        { id: 'effects', kind: 'subheaderText', data: { title: 'Side effects' } },
        {
          id: 'questions',
          kind: 'accordion',
          data: { title: 'Common questions', items: [{ id: 'a', title: 'A?', text: block('document', paragraph) }] },
        },
      ),
    ).toEqual([
      { id: 'why', title: 'Why you may need it' },
      { id: 'lines', title: 'One line and another' },
      { id: 'effects', title: 'Side effects' },
      { id: 'questions', title: 'Common questions' },
    ]);
  });

  it.each(['bodyCopy', 'subheaderText', 'accordion', 'table', 'migratedTable', 'imageGallery'] as const)(
    'are all of the second level in a %s, but the questions of one without a title',
    (kind) => {
      const written = sectionDefinitions[kind].example.en;
      // Nor is what asks before something is shown, or offers to sign in for it, a heading of the text.
      const shown = shownSections(written).querySelectorAll(
        kind === 'accordion' ? 'h2:not(summary *)' : 'h2:not(dialog *, [data-members-offer] *)',
      );
      expect(headingsOf(parseBody(written).sections).map(({ title }) => title)).toEqual(shown.map(({ text }) => text));
      expect(shown.length).toBeGreaterThan(0);
    },
  );

  it('are not those below, nor those of what has no title, leads on, or is unknown', () => {
    expect(
      headingsIn(
        bodyCopy('small', block('heading-3', text('Small')), paragraph),
        bodyCopy('later', paragraph, block('heading-2', text('Later'))),
        { id: 'folded', kind: 'accordion', data: { items: [{ id: 'a', title: 'A?', text: block('document', paragraph) }] } },
        { id: 'next', kind: 'linkList', data: { title: 'Read next', links: [{ url: '/topics', label: 'Topics', linkType: 'internal' }] } },
        { id: 'new', kind: 'hologram', data: {} },
      ),
    ).toEqual([]);
  });
});
