import { describe, expect, test } from 'vitest';
import { BLOCKS } from '#services/content/model/rich-text.ts';
import { parseBody } from '#services/content/source/markdown/parse-entry.ts';
import { parseKnownSection } from './sections.ts';

const problemsOf = (...lines: string[]) => parseBody(lines.join('\n')).problems.map(({ line, message }) => `${line}: ${message}`);
const sectionOf = (...lines: string[]) => {
  const { sections, problems } = parseBody(lines.join('\n'));
  expect(problems).toEqual([]);
  return sections[0];
};

describe('what has to be there is asked for by its name', () => {
  test.each([
    ['::link[A]{#a}', 'the link needs href="…"'],
    ['::link[A]{#a href=" "}', 'the link needs href="…"'],
    ['::link{#a href="/a"}', 'link a: label needs its words in brackets: [Words]'],
    ['::call-to-action-button[A]{#a}', 'the call-to-action-button needs href="…"'],
    ['::call-to-action-button{#a href="/a"}', 'callToActionButton a: label needs its words in brackets: [Words]'],
    ['::asset[A]{#a}', 'the asset needs asset="…"'],
    ['::video{#a}', 'the video needs entry="…"'],
    ['::podcast{#a}', 'the podcast needs entry="…"'],
    ['::personal-story{#a}', 'the personal-story needs entry="…"'],
    ['::featured-article{#a}', 'the featured-article needs entry="…"'],
    ['::video-embed[A]{#a}', 'the video-embed needs url="…"'],
    ['::video-embed{#a url="https://a.example"}', 'videoEmbed a: title needs its words in brackets: [Words]'],
  ])('%s', (line, problem) => {
    expect(problemsOf('Text.', '', line)).toEqual([`3: ${problem}`]);
  });

  test.each([
    [':::section-image{#a}', 'the section-image needs asset="…"'],
    [':::image-with-caption{#a}', 'the image-with-caption needs asset="…"'],
    [':::three-quarter-image{#a alt="A"}', 'the three-quarter-image needs asset="…"'],
    [':::take-action{#a title="A" href="/a"}', 'the take-action needs label="…"'],
    [':::call-to-action{#a}', 'the call-to-action needs title="…"'],
    [':::instagram-post{#a}', 'the instagram-post needs post="…"'],
    [':::promotion{#a title="A"}', 'the promotion needs href="…"'],
  ])('%s', (line, problem) => {
    expect(problemsOf('Text.', '', line, 'Words.', ':::')).toEqual([`3: ${problem}`]);
  });

  test.each([':::links-block{#a}', ':::offerings{#a}'])('%s', (line) => {
    expect(problemsOf(line, '- [A](/a)', ':::')).toEqual([expect.stringMatching(/^1: the [a-z-]+ needs title="…"$/)]);
  });

  test.each([
    'quotation{#a}',
    'block-quote{#a}',
    'citation{#a}',
    'image-with-caption{#a asset="dawn"}',
    'take-action{#a title="A" href="/a" label="A"}',
    'call-to-action{#a title="A"}',
    'instagram-post{#a post="a"}',
    'promotion{#a title="A" href="/a"}',
  ])('the words of :::%s', (directive) => {
    expect(problemsOf(`:::${directive}`, ':::')).toEqual([
      expect.stringMatching(/^1: the text is empty \(at a\.data\.(quote|text|caption)\)$/),
    ]);
  });
});

describe('a value that is wrong is named', () => {
  const paragraph = (directive: string) => problemsOf(directive, 'Words.', ':::');

  test('an id, an address, a title that is empty', () => {
    expect(problemsOf('::asset[A]{#a asset="Questions PDF"}')).toEqual([expect.stringMatching(/^1: asset a: assetId is not an id/)]);
    expect(problemsOf('::video{#a entry="entry:videos"}')).toEqual([expect.stringMatching(/^1: video a: entryId is not an id/)]);
    expect(problemsOf('::link[A]{#a href="javascript:x"}')).toEqual([
      expect.stringMatching(/^1: link a: url "javascript:x" is not an allowed/),
    ]);
    expect(paragraph(':::citation{#a href="data:x"}')).toEqual([expect.stringMatching(/^1: citation a: href "data:x" is not an allowed/)]);
    expect(paragraph(':::promotion{#a title="A" href="//evil.example"}')).toEqual([expect.stringMatching(/^1: promotion a: link\.href /)]);
    expect(paragraph(':::block-quote{#a source=""}')).toEqual(['1: blockQuote a: source is empty']);
    expect(paragraph(':::instagram-post{#a post="https://a.example/p/b"}')).toEqual([
      expect.stringMatching(/^1: instagramPost a: instagramPostId is not the id of a post/),
    ]);
  });

  test('a video that does not come over https', () => {
    for (const url of ['http://a.example/v', '/v', 'entry:videos', 'https://', 'javascript:x//https://', 'https://a .example']) {
      expect(problemsOf(`::video-embed[A]{#a url="${url}"}`)).toEqual([`1: videoEmbed a: url "${url}" is not an https address`]);
    }
  });

  test('a duration', () => {
    const duration = (text: string) => problemsOf(`::video-embed[A]{#a url="https://a.example" duration="${text}"}`);
    expect(duration('12:60')).toEqual(['1: “12:60” is not a duration: write it as 12:34 or 1:02:03']);
    expect(duration('')).toEqual(['1: “” is not a duration: write it as 12:34 or 1:02:03']);
    expect(duration('0:00')).toEqual(['1: videoEmbed a: duration is no time at all']);
    expect(sectionOf('::video-embed[A]{#a url="https://a.example" duration="1:02:03"}')?.data).toMatchObject({ duration: 3723 });
  });

  test('the styling of a button, which is primary unless it says another', () => {
    expect(problemsOf('::call-to-action-button[A]{#a href="/a" styling="loud"}')).toEqual([
      expect.stringMatching(/^1: callToActionButton a: styling .*Donate.*Primary.*Secondary/),
    ]);
    expect(sectionOf('::call-to-action-button[A]{#a href="/a"}')?.data).toEqual({ label: 'A', url: '/a', styling: 'Primary' });
  });

  test('an attribute that should stand alone', () => {
    const gallery = (attributes: string) => problemsOf(`:::image-gallery{#a ${attributes}}`, '- ![A](asset:dawn)', ':::');
    expect(gallery('sensitive="no"')).toEqual(['1: sensitive has no value: it is there, or it is left out']);
    expect(gallery('members-only="false"')).toEqual(['1: members-only has no value: it is there, or it is left out']);
    expect(problemsOf(':::table{#a title="A" expanded="no"}', '| A |', '| - |', '| 1 |', ':::')).toEqual([
      '1: expanded has no value: it is there, or it is left out',
    ]);
  });

  test('the title of an author who is not named', () => {
    expect(paragraph(':::quotation{#a author-title="Nurse"}')).toEqual(['1: an author-title needs an author']);
  });
});

describe('a directive of the other form is refused', () => {
  test('a leaf that holds text', () => {
    expect(problemsOf(':::link[A]{#a href="/a"}', 'Text.', ':::')).toEqual(['1: a link has two colons and nothing inside']);
    expect(problemsOf(':::asset[A]{#a asset="dawn"}', ':::')).toEqual(['1: an asset has two colons and nothing inside']);
    expect(problemsOf(':::video{#a entry="videos"}', 'Text.', ':::')).toEqual(['1: a video has two colons and nothing inside']);
  });

  test('a leaf with words that nobody would read', () => {
    expect(problemsOf('::podcast[Listen]{#a entry="podcast"}')).toEqual(['1: the podcast has no words in brackets']);
  });

  test('a block that is a leaf, or has words in brackets', () => {
    const [problem] = problemsOf('::quotation{#a}');
    expect(problem).toBe('1: the quotation is a block: it begins with three colons and ends with a line of three colons');
    expect(problemsOf(':::quotation[Words]{#a}', 'Text.', ':::')).toEqual(['1: the quotation has no words in brackets']);
    expect(problemsOf(':::offerings[Words]{#a title="A"}', '- [A](/a)', ':::')).toEqual(['1: the offerings has no words in brackets']);
  });

  test('a block in a block', () => {
    const problems = problemsOf('::::quotation{#a}', ':::citation{#b}', 'Text.', ':::', '::::');
    expect(problems).toEqual(['2: a citation block is not allowed here']);
  });
});

describe('a list holds what its kind holds', () => {
  const inside = (directive: string, ...lines: string[]) => problemsOf(directive, ...lines, ':::');
  const gallery = (...lines: string[]) => inside(':::image-gallery{#a}', ...lines);
  const links = (...lines: string[]) => inside(':::links-block{#a title="A"}', ...lines);
  const triplex = (...lines: string[]) => inside(':::thumbnail-triplex{#a}', ...lines);
  const module = (...lines: string[]) => inside(':::recirculation-module{#a}', ...lines);
  const action = (...lines: string[]) => inside(':::call-to-action{#a title="A"}', 'Words.', '', ...lines);

  test('no list, no items', () => {
    expect(gallery()).toEqual(['1: imageGallery a: images an image gallery needs at least one picture']);
    expect(links()).toEqual(['1: linksBlock a: links a links block needs at least one link']);
    expect(inside(':::offerings{#a title="A"}')).toEqual(['1: offerings a: items offerings need at least one item']);
    expect(module()).toEqual(['1: recirculationModule a: entryIds a recirculation module needs at least one entry']);
    expect(triplex()).toEqual(['1: thumbnailTriplex a: thumbnails a thumbnail triplex has exactly three pictures']);
  });

  test('one list, and nothing beside it', () => {
    expect(links('Text.', '', '- [A](/a)')).toEqual(['2: a links block holds one list of links and nothing else']);
    expect(links('- [A](/a)', '', 'Text.')).toEqual(['4: a links block holds one list of links and nothing else']);
    expect(links('- [A](/a)', '', '* [B](/b)')).toEqual(['4: a links block holds one list of links and nothing else']);
  });

  test('a picture is an asset, with plain words after it', () => {
    const each = 'each item of an image gallery is one picture and plain words: - ![alt](asset:id) caption';
    expect(gallery('- ![A](asset:dawn)', '- ![B](/b.png)')).toEqual([`3: ${each}`]);
    expect(gallery('- Words first ![A](asset:dawn)')).toEqual([`2: ${each}`]);
    expect(gallery('- ![A](asset:dawn) ![B](asset:hands)')).toEqual([`2: ${each}`]);
    expect(gallery('- ![A](asset:dawn) with **bold** words')).toEqual([`2: ${each}`]);
    expect(gallery('- ![A](asset:dawn)', '  - ![B](asset:hands)')).toEqual([`2: ${each}`]);
    expect(gallery('- ![A](asset:)')).toEqual([expect.stringMatching(/^1: imageGallery a: images\.0\.assetId is not an id/)]);
    expect(gallery('- ![A](asset:dawn "Dawn")')).toEqual(['2: a link or picture in a list has no title: say it in its words']);
  });

  test('a link, with plain words after it', () => {
    const each = 'each item of a links block is one link and plain words: - [Words](address) description';
    expect(links('- Words')).toEqual([`2: ${each}`]);
    expect(links('- [A](/a) and [B](/b)')).toEqual([`2: ${each}`]);
    expect(links('- ')).toEqual([`2: ${each}`]);
    expect(links('- [](/a)')).toEqual(['1: linksBlock a: links.0.label needs its words in brackets: [Words]']);
    expect(inside(':::offerings{#a title="A"}', '- Words')).toEqual([expect.stringMatching(/^2: each item of offerings is one link/)]);
  });

  test('a triplex is three pictures with links, no fewer and no more', () => {
    const item = '- ![A](asset:dawn) [A](/a)';
    const three = '1: thumbnailTriplex a: thumbnails a thumbnail triplex has exactly three pictures';
    expect(triplex(item, item)).toEqual([three]);
    expect(triplex(item, item, item, item)).toEqual([three]);
    expect(triplex(item, item, '- [A](/a)')).toEqual([
      expect.stringMatching(/^4: each item of a thumbnail triplex is one picture and one link/),
    ]);
    expect(triplex(item, item, '- ![A](asset:dawn)')).toEqual([expect.stringMatching(/^4: each item of a thumbnail triplex/)]);
    expect(triplex(item, item, '- [A](/a) ![A](asset:dawn)')).toEqual([expect.stringMatching(/^4: each item of a thumbnail triplex/)]);
  });

  test('a recirculation module leads to entries, each once, at most six', () => {
    const each = 'each item of a recirculation module is one link to an entry: - [Words](entry:id)';
    expect(module('- [A](entry:a)', '- [B](/b)')).toEqual([`3: ${each}`]);
    expect(module('- [A](entry:a) more words')).toEqual([`2: ${each}`]);
    expect(module('- [A](entry:a)', '- [A](entry:a)')).toEqual(['1: recirculationModule a: entryIds an entry stands twice in this module']);
    expect(module(...'abcdefg'.split('').map((id) => `- [A](entry:${id})`))).toEqual([
      '1: recirculationModule a: entryIds a recirculation module has at most six entries',
    ]);
  });

  test('the list that ends a call to action is its buttons, at most two; one before its end is text', () => {
    expect(action('- [A](/a)', '- [B](/b)', '- [C](/c)')).toEqual(['1: callToAction a: buttons a call to action has at most two buttons']);
    expect(action('- A')).toEqual([expect.stringMatching(/^4: the list that ends a call to action is its buttons, each item one link/)]);
    expect(inside(':::call-to-action{#a title="A"}', '- [A](/a)')).toEqual(['1: the text is empty (at a.data.text)']);
    expect(action('- A', '', 'More.')).toEqual([]);
    expect(sectionOf(':::call-to-action{#a title="A"}', 'Words.', '', '- [A](/a)', '- [B](/b)', ':::')?.data).toMatchObject({
      buttons: [
        { label: 'A', url: '/a', styling: 'Primary' },
        { label: 'B', url: '/b', styling: 'Secondary' },
      ],
    });
  });
});

describe('a migrated table is one table', () => {
  const table = (...lines: string[]) => problemsOf(':::migrated-table{#a}', ...lines, ':::');

  test('as Markdown', () => {
    const one = '1: a migrated table holds one Markdown table and nothing else';
    expect(table('Text.')).toEqual([one]);
    expect(table('| A |', '| - |', '| 1 |', '', 'Text.')).toEqual([one]);
    expect(table()).toEqual([one]);
    expect(table('| A |', '| - |')).toEqual(['2: the table has no rows']);
    expect(table('| A |', '| - |', '| [b](data:x) |')).toEqual([expect.stringMatching(/^4: .*"data:x" is not allowed/)]);
  });

  test('as rich text from another door, whose cells may span', () => {
    const text = { nodeType: 'text', value: 'Weeks', marks: [], data: {} };
    const cell = {
      nodeType: BLOCKS.TABLE_CELL,
      data: { colspan: 2 },
      content: [{ nodeType: BLOCKS.PARAGRAPH, data: {}, content: [text] }],
    };
    const node = { nodeType: BLOCKS.TABLE, data: {}, content: [{ nodeType: BLOCKS.TABLE_ROW, data: {}, content: [cell] }] };
    const known = (...content: object[]) =>
      parseKnownSection({ id: 'a', kind: 'migratedTable', data: { table: { nodeType: BLOCKS.DOCUMENT, data: {}, content } } });
    expect(known(node).data?.data).toEqual({ table: { nodeType: BLOCKS.DOCUMENT, data: {}, content: [node] } });
    expect(known(node, node).success).toBe(false);
    expect(known().success).toBe(false);
  });
});

test('a picture without words of its own has the asset’s, and needs no caption', () => {
  expect(sectionOf(':::section-image{#a asset="dawn"}', ':::')?.data).toEqual({ image: { assetId: 'dawn' } });
  expect(sectionOf(':::section-image{#a asset="dawn" alt=""}', ':::')?.data).toEqual({ image: { assetId: 'dawn' } });
  expect(sectionOf(':::image-gallery{#a}', '- ![](asset:dawn)', ':::')?.data).toEqual({
    images: [{ assetId: 'dawn' }],
    sensitive: false,
    membersOnly: false,
  });
});

test('words that an editor wrapped stand on one line', () => {
  expect(sectionOf(':::links-block{#a title="A"}', '- [Two', '  words](/a)', '  and more', '  of them', ':::')?.data).toMatchObject({
    links: [{ label: 'Two words', description: 'and more of them' }],
  });
});
