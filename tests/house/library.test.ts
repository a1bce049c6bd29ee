import { spawn } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '#database/database.ts';
import { installSiteJobs } from '#server/jobs/kinds.ts';
import { projectFolder, TemporaryDirectory } from '../processes.ts';

// One library and one data directory, worked on as an editor would, command after command.
const home = new TemporaryDirectory();
/** Once the first command has made it, the database goes on, as beside a site. */
let database: Database | undefined;
afterAll(async () => {
  await database?.close();
  await home[Symbol.asyncDispose]();
});
const root = path.join(home.path, 'content');
const production = {
  ENVIRONMENT: 'production',
  ORIGIN: 'https://alba.example',
  SECRET: 'a secret of the tests, and of nothing else',
  MEMBER_KEYS: '2026-11:2027-11-22:a-member-key-of-the-tests-and-of-nothing-else',
};
const page = (locale: string) => path.join(root, 'page', 'hot-flashes', `${locale}.md`);

function content(...words: string[]): Promise<{ code: number | null; said: string }> {
  return contentWith({}, ...words);
}

function contentWith(variables: Record<string, string>, ...words: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['script/library.ts', '--folder', root, ...words], {
      cwd: projectFolder,
      env: { ...process.env, DATA_DIR: path.join(home.path, 'data'), ...production, ...variables },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    child.on('close', (code) => resolve({ code, said }));
  });
}

async function edit(locale: string, from: string, to: string): Promise<void> {
  await writeFile(page(locale), (await readFile(page(locale), 'utf8')).replace(from, to));
}

describe('an editor', () => {
  test('without a command, or with one that there is not, is told what there is', async () => {
    for (const words of [[], ['publsh']]) {
      const { code, said } = await content(...words);
      expect(code).toBe(1);
      for (const command of [
        'check',
        'publish',
        'unpublish',
        'example',
        'new',
        'list',
        'report',
        'history',
        'diff',
        'revert',
        'format',
        'preview',
        'media',
      ])
        expect(said).toContain(`  ${command}`);
    }
  });

  test('makes a new entry, which the check accepts as it is', async () => {
    expect(await content('new', 'page', 'hot-flashes')).toMatchObject({ code: 0 });
    expect(await content('check')).toEqual({ code: 0, said: '1 entries, 0 problems\n' });
    expect(await content('new', 'page', 'hot-flashes')).toMatchObject({ code: 1, said: expect.stringContaining('is there already') });
    expect(await content('new', 'page', 'Hot Flashes')).toMatchObject({ code: 1, said: expect.stringContaining('is there already') });
    expect(await content('new', 'page', '…')).toMatchObject({ code: 1, said: expect.stringContaining('an id has letters or numbers') });
    expect(await content('new', 'story', 'x')).toMatchObject({ code: 1, said: expect.stringContaining('no type is called story') });
  });

  test('publishes it as a draft and gets links that show it', async () => {
    expect(await content('publish')).toMatchObject({ code: 0, said: expect.stringContaining('Published 1, unchanged 0, refused 0') });
    database = await openDatabase({ dataDirectory: path.join(home.path, 'data'), install: installSiteJobs });
    const { said } = await content('preview', 'hot-flashes');
    expect(said).toMatch(
      /^https:\/\/alba\.example\/hot-flashes\?preview=\d+\.\S+\nhttps:\/\/alba\.example\/es\/hot-flashes\?preview=\S+\n$/,
    );
  });

  test('is told of a mistake by file and line, and nothing is published', async () => {
    await edit('es', 'status: draft', 'status: drafft');
    const { code, said } = await content('publish');
    expect(code).toBe(1);
    expect(said).toMatch(/page\/hot-flashes\/es\.md:5: error: status: /);
    await edit('es', 'status: drafft', 'status: published');
    await edit('en', 'status: draft', 'status: published');
    expect(await content('publish')).toMatchObject({ code: 0 });
    expect(await content('publish')).toMatchObject({ code: 0, said: 'Published 0, unchanged 1, refused 0\n' });
  });

  test('sees what changed, what was, and puts it back', async () => {
    await edit('en', 'title: Title', 'title: Hot flashes');
    expect((await content('diff', 'hot-flashes', '2', '--locale', 'en')).said).toMatch(/-title: Title\n\+title: Hot flashes/);
    await content('publish');
    expect((await content('history', 'hot-flashes')).said.match(/^en\s+\d/gm)).toHaveLength(3);
    expect(await content('revert', 'hot-flashes', '--locale', 'en')).toMatchObject({
      code: 0,
      said: expect.stringContaining('Published 1'),
    });
    expect(await readFile(page('en'), 'utf8')).toContain('title: Title');
    expect(await content('revert', 'hot-flashes', '99', '--locale', 'en')).toMatchObject({
      code: 1,
      said: expect.stringContaining('there is no such version'),
    });
  });

  test('lists and reports', async () => {
    expect((await content('list', '--locale', 'es', '--status', 'published')).said).toBe('page/hot-flashes  es  published  Título\n');
    expect((await content('list', '--type', 'podcast')).said).toBe('');
    expect((await content('report')).said).toMatch(/^type\s+id\s+language.*\npage\s+hot-flashes\s+en\s+published/);
    expect((await content('report', '--missed')).said).toMatch(/^asked\s+path/);
    expect((await content('check', '--editorial')).code).toBe(0);
  });

  test('sees how each section kind is written', async () => {
    expect((await content('example')).said).toContain('quoteCallout');
    expect((await content('example', 'quote-callout', '--locale', 'es')).said).toContain(':::quote-callout{');
    expect(await content('example', 'nothing')).toMatchObject({ code: 1 });
  });

  test('has files rewritten in the house’s style, which changes nothing of what they say', async () => {
    await edit('en', '## First', '##   First');
    expect((await content('format', 'hot-flashes')).said).toBe('1 files were rewritten\n');
    expect((await content('format')).said).toBe('0 files were rewritten\n');
    expect(await readFile(page('en'), 'utf8')).toContain('\n## First heading {#first}\n');
  });

  test('is warned before a revert loses what was never published', async () => {
    await edit('en', 'status: published', 'status: published # half a thought');
    expect(await content('revert', 'hot-flashes')).toMatchObject({ code: 1, said: expect.stringContaining('--force') });
    expect(await readFile(page('en'), 'utf8')).toContain('half a thought');
    expect(await content('revert', 'hot-flashes', '1')).toMatchObject({ code: 1, said: expect.stringContaining('--locale') });
    expect(await content('publish', 'hot-flashes')).toMatchObject({ code: 0 });
  });

  test('has a recording measured by ffmpeg, which is written beside it and not measured again', async () => {
    const asset = (name: string) => path.join(root, 'asset', name);
    const programs = path.join(home.path, 'programs');
    await mkdir(asset(''), { recursive: true });
    await mkdir(programs);
    await copyFile('tests/fixtures/episode.mp3', asset('talk.mp3'));
    const described = '# Spoken by a computer.\nlanguage: en\nen: { title: A talk }\nes: { title: Una charla }\n';
    await writeFile(asset('talk.yaml'), described);
    // What the two programs print of it, for a machine that has none.
    const report = '  Integrated loudness:\n    I:         -16.5 LUFS\n\n  True peak:\n    Peak:       -1.4 dBFS';
    await writeFile(path.join(programs, 'ffprobe'), '#!/bin/sh\necho 0\n', { mode: 0o755 });
    await writeFile(path.join(programs, 'ffmpeg'), `#!/bin/sh\ncat >&2 <<'END'\n${report}\nEND\n`, { mode: 0o755 });
    const measure = () => contentWith({ PATH: `${programs}:${process.env.PATH}` }, 'media');
    expect(await content('check')).toMatchObject({ said: expect.stringContaining('talk.yaml:1: warning: loudness: is not measured') });
    expect(await measure()).toEqual({ code: 0, said: 'talk: -16.5 LUFS, peaks at -1.4 dB\n1 recordings were measured\n' });
    expect(await readFile(asset('talk.yaml'), 'utf8')).toMatch(
      new RegExp(`^${described.replace(/[.{}]/g, '\\$&')}loudness: { lufs: -16.5, peak: -1.4, of: [0-9a-f]{64} }\n$`),
    );
    expect(await measure()).toEqual({ code: 0, said: '0 recordings were measured\n' });
    expect((await content('check')).said).not.toContain('loudness');
    await rm(asset(''), { recursive: true });
  });

  test('is told when there is no library where it was looked for', async () => {
    const { code, said } = await content('publish', '--folder', '/nowhere');
    expect(code).toBe(1);
    expect(said).toContain('is no folder');
  });

  test('takes an entry back in every language, also one whose file is gone, and touches no other', async () => {
    await content('new', 'page', 'half-done');
    await rm(page('es'));
    expect(await content('unpublish', 'hot-flashes', '--to', 'nothing')).toMatchObject({ code: 1 });
    expect(await content('unpublish', 'hot-flashes')).toMatchObject({ code: 0, said: expect.stringContaining('Published 1, unchanged 0') });
    expect(await content('history', 'half-done')).toMatchObject({ code: 1 });
    expect(await readFile(page('es'), 'utf8')).toContain('status: withdrawn');
    expect((await content('list', '--status', 'withdrawn')).said.split('\n')).toHaveLength(3);
  });
});
