import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pathTo } from '#app/addresses/paths.ts';
import { openLibrary } from './library.ts';
import { type Answer, origin } from './site.ts';

const { get, publish, write, edit } = await openLibrary({ keepsPages: true });

const add = (text: string, ...lines: string[]) => text.replace('---\n', `---\n${lines.join('\n')}\n`);
const titled = (text: string, title: string) => text.replace(/^title: .*/m, `title: ${title}`);
const source = 'sources: [{ title: A, publisher: B, year: 2025, url: "https://a.example" }]';

await write('topic', 'topic-treatment');
await write('topic', 'topic-family');
for (const id of ['hats', 'coats']) await write('topic', id);
await write('page', 'plain', (text, locale) => titled(text, `Plain & "${locale}"`));
await write('page', 'medical', (text) => add(text, 'topics: [topic-treatment]', 'sourcesCheckedAt: 2026-11-19'));
await write('page', 'family', (text) => add(text, 'topics: [topic-family]'));
await write('page', 'sourced', (text) => add(text, 'topics: [topic-family]', source));
await write('page', 'reviewed', (text) =>
  add(text, 'topics: [topic-treatment]', 'sourcesCheckedAt: 2026-11-19', 'reviewedBy: Ana Ruiz', 'reviewedAt: 2026-11-18', source),
);
await write('page', 'law', (text) => add(text, 'sourcesCheckedAt: 2026-11-19', 'nextReviewAt: 2026-12-19', source));
await write('page', 'due', (text) => add(text, 'reviewedBy: Ana Ruiz', 'reviewedAt: 2026-11-18', 'nextReviewAt: 2027-11-18'));
await write('page', 'newer', (text, locale) =>
  text
    .replace(/publishedAt: .*/, 'publishedAt: 2026-11-01')
    .replace(/updatedAt: .*/, `updatedAt: 2026-11-${locale === 'en' ? '05' : '20'}`),
);
await write('gallery', 'pictures');
expect((await publish()).refused).toEqual([]);

const main = (answer: Answer) => answer.document.querySelector('article')?.text.replace(/\s+/g, ' ') ?? '';
const hrefs = (answer: Answer, start: string) =>
  answer.document.querySelectorAll(`article a[href^="${start}"]`).map((link) => link.getAttribute('href') ?? '');
const unreviewed = { en: 'has not been reviewed by a clinician', es: 'Ningún profesional clínico ha revisado' };
const general = { en: 'This is general information', es: 'Es información general' };

describe('an article says', () => {
  it('when it was published and changed, and when its sources were checked', async () => {
    expect(main(await get('/medical'))).toMatch(/Published November 20, 2026\s*Sources checked on November 19, 2026/);
    expect(main(await get('/newer'))).toMatch(/Published November 1, 2026\s*Updated November 5, 2026/);
    expect(main(await get('/medical'))).not.toContain('Updated November 20');
  });

  it('who reviewed it instead, and when that is due again', async () => {
    expect(main(await get('/reviewed'))).toContain('Reviewed by Ana Ruiz on November 18, 2026');
    for (const words of ['Sources checked', 'Next review']) expect(main(await get('/reviewed'))).not.toContain(words);
    expect(main(await get('/due'))).toContain('Next review due November 18, 2027');
    expect(main(await get('/es/due'))).toContain('Próxima revisión prevista: 18 de noviembre de 2027');
  });

  it('without a reviewer, by when its sources are to be checked again', async () => {
    expect(main(await get('/law'))).toMatch(/Sources checked on November 19, 2026\s*To be checked again by December 19, 2026/);
    expect(main(await get('/es/law'))).toContain('Se comprobará de nuevo a más tardar el 19 de diciembre de 2026');
  });

  it('in one line how far it can be trusted, with the rest behind it', async () => {
    const line = async (path: string) => (await get(path)).document.querySelector('article header summary')?.text;
    expect(await line('/medical')).toBe('Checked Nov 19, 2026 · No clinician has reviewed it yet');
    expect(await line('/reviewed')).toBe('Reviewed by Ana Ruiz, Nov 18, 2026 · 1 source');
    expect(await line('/es/reviewed')).toBe('Revisado por Ana Ruiz, 18 nov 2026 · 1 fuente');
    expect(await line('/plain')).toBe('Updated Nov 20, 2026');
    const panel = (await get('/reviewed')).document.querySelector('article header details');
    expect(panel?.text).toContain('B, 2025');
    expect(panel?.querySelector('a[href="#sources"]')).not.toBeNull();
    expect((await get('/reviewed')).document.querySelectorAll('#sources li')).toHaveLength(1);
  });

  it.each([
    ['medical', true, true],
    ['sourced', true, true],
    ['reviewed', true, false],
    ['family', true, false],
    ['plain', false, false],
  ])('%s: that it is general information (%s), and reviewed by nobody (%s)', async (slug, isGeneral, isUnreviewed) => {
    for (const [locale, path] of [
      ['en', `/${slug}`],
      ['es', `/es/${slug}`],
    ] as const) {
      const text = main(await get(path));
      expect([text.includes(general[locale]), text.includes(unreviewed[locale])]).toEqual([isGeneral, isUnreviewed]);
    }
  });

  it.each([
    ['/medical', true],
    ['/es/medical', true],
    ['/plain', true],
    ['/', true],
    ['/reviewed', false],
    ['/es/reviewed', false],
  ])('%s: at the foot of the page, that the library is reviewed by nobody (%s), unless somebody is named', async (path, isUnreviewed) => {
    const foot = (await get(path)).document.querySelector('body > footer, footer:not(article footer)')?.text ?? '';
    expect(/General information|Es información general/.test(foot)).toBe(true);
    expect(Object.values(unreviewed).some((words) => foot.includes(words))).toBe(isUnreviewed);
  });
});

describe('the other language', () => {
  it('is named with its title and the day of its last change, in its own language', async () => {
    const link = (await get('/newer')).document.querySelectorAll('article a[href="/es/newer"]').find(({ text }) => text === 'Título');
    expect([link?.getAttribute('hreflang'), link?.getAttribute('lang')]).toEqual(['es', 'es']);
    expect(main(await get('/newer'))).toContain('This page in Spanish: Título (updated November 20, 2026)');
    expect(main(await get('/es/newer'))).toContain('Esta página en inglés: Title (actualizada el 5 de noviembre de 2026)');
  });

  it('is pointed at where it is newer, and nowhere else', async () => {
    const notice = 'The Spanish version was updated on November 20, 2026; this one on November 5, 2026.';
    expect(main(await get('/newer'))).toContain(notice);
    expect(main(await get('/es/newer'))).not.toContain('La versión en inglés');
    await edit('page', 'newer', (text, locale) => text.replace(/updatedAt: .*/, `updatedAt: 2026-11-${locale === 'en' ? '20' : '05'}`));
    await publish();
    await expect
      .poll(async () => main(await get('/es/newer')))
      .toContain('La versión en inglés se actualizó el 20 de noviembre de 2026; esta, el 5 de noviembre de 2026.');
    expect(main(await get('/newer'))).not.toContain('The Spanish version');
  });
});

describe('without a script a page is handed on', () => {
  it.each([
    { path: '/plain', own: 'Plain & "en"', other: 'Plain & "es"', otherPath: '/es/plain', words: ['Share or print', 'Send it in Spanish'] },
    {
      path: '/es/plain',
      own: 'Plain & "es"',
      other: 'Plain & "en"',
      otherPath: '/plain',
      words: ['Enviar o imprimir', 'Enviar en inglés'],
    },
  ])('from $path by message and mail, in either language', async ({ path, own, other, otherPath, words }) => {
    const answer = await get(path);
    const texts = answer.document.querySelectorAll('article details :is(summary, dt)').map(({ text }) => text);
    for (const each of words) expect(texts).toContain(each);
    const bodies = [`${other}\n${origin}${otherPath}`, `${own}\n${origin}${path}`];
    const decoded = (start: string, name: string) =>
      hrefs(answer, start).map((href) => new URLSearchParams(href.replaceAll('&amp;', '&').replace(/^[^?]*\?/, '')).get(name));
    expect(decoded('sms:', 'body')).toEqual(bodies);
    expect(decoded('https://wa.me/', 'text')).toEqual(bodies);
    expect(decoded('mailto:?', 'body')).toEqual(bodies);
    expect(decoded('mailto:?', 'subject')).toEqual([other, own]);
    // Saving works without a script.
    for (const button of answer.document.querySelectorAll('article button:not([name=entry])')) {
      expect(button.closest('.needs-script')).not.toBeNull();
    }
  });

  it('a mistake is told by the form for it, with the page named', async () => {
    expect(hrefs(await get('/es/plain'), pathTo('about-page.mistake', 'es'))).toEqual([`${pathTo('about-page.mistake', 'es')}?page=plain`]);
  });
});

describe('what to read next', () => {
  const related = async (path: string) =>
    (await get(path)).document.querySelectorAll('[data-related] a').map((link) => link.getAttribute('href'));
  /** Asks until the page is kept, so that only a publication can change it. */
  const keep = async (path: string) => {
    await get(path);
    expect((await get(path)).headers.get('Cache-Status')).toBe('alba; hit');
  };
  const topic = 'topics: [hats]';

  it('changes as soon as any of it does', async () => {
    await write('page', 'subject', (text) => add(text, topic, 'personas: [in-treatment]'));
    await write('page', 'alike', (text) => add(titled(text, 'Alike'), topic));
    await publish();
    await keep('/subject');
    expect(await related('/subject')).toEqual(['/alike']);

    await edit('page', 'alike', (text) => titled(text, 'Still alike'));
    await publish();
    await expect.poll(async () => (await get('/subject')).text).toContain('Still alike');

    await keep('/subject');
    await write('page', 'tagged', (text) => add(text, 'personas: [in-treatment]'));
    await publish();
    await expect.poll(() => related('/subject')).toEqual(['/alike', '/tagged']);

    await keep('/subject');
    await write('page', 'citing', (text) => `${add(text, 'topics: [coats]')}\n[The subject](entry:subject)\n`);
    await publish();
    await expect.poll(() => related('/subject')).toEqual(['/alike', '/citing']);

    await keep('/subject');
    await edit('page', 'citing', (text) => text.replace('entry:subject', 'entry:plain'));
    await edit('page', 'alike', (text) => text.replace('status: published', 'status: withdrawn'));
    await publish();
    await expect.poll(() => related('/subject')).toEqual(['/tagged']);

    await keep('/subject');
    await write('page', 'unlike', (text) => add(text, 'topics: [coats]'));
    await publish();
    await sleep(300);
    expect((await get('/subject')).headers.get('Cache-Status')).toBe('alba; hit');
  });

  it('is an editor’s choice where there is one', async () => {
    await edit('page', 'subject', (text) => `${text}\n:::recirculation-module{#next}\n- [Words](entry:plain)\n:::\n`);
    await publish();
    await expect.poll(() => related('/subject')).toEqual([]);
  });

  it('is not what the text leads on to already', async () => {
    await write('page', 'first', (text) => add(text, 'topics: [coats]', 'cancerTypes: [IDC]'));
    await write('page', 'second', (text) => add(text, 'cancerTypes: [IDC]'));
    const list = '\n:::link-list{#next}\n- [Words](entry:second)\n:::\n';
    await write('page', 'leading', (text) => add(text, 'cancerTypes: [IDC]') + list);
    await publish();
    expect(await related('/leading')).toEqual(['/first']);
  });

  it('is nothing for a page under no topic', async () => {
    expect(await related('/plain')).toEqual([]);
  });
});
