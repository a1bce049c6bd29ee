import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = (await readdir('app', { recursive: true })).map((file) => path.join('app', file));
const read = async (...endings: string[]) =>
  (await Promise.all(files.filter((file) => endings.some((end) => file.endsWith(end))).map((file) => readFile(file, 'utf8')))).join('\n');
const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][a-z-]*)(?=[\s.:,>+~)])/g)].map(([, name]) => name));

const patterns = classesIn(await readFile('app/styles/patterns.css', 'utf8'));
const everywhere = new Set([...patterns, ...classesIn(await readFile('app/styles/base.css', 'utf8'))]);
const composed = [...(await read('.module.css')).matchAll(/composes: (.+) from global;/g)].flatMap(([, names = '']) => names.split(' '));
const written = [...(await read('.tsx')).matchAll(/className=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
  .flatMap(([, plain, mixed = '']) => (plain ?? mixed.replaceAll(/\$\{[^}]*\}/g, ' ')).trim().split(/\s+/))
  .filter((name) => name !== '');

test('what modules compose, and elements name, is a class of every page', () => {
  expect([...composed, ...written].filter((name) => !everywhere.has(name))).toEqual([]);
});

test('no pattern is there for nobody, or for one', () => {
  const uses = (name: string) => [...composed, ...written].filter((each) => each === name).length;
  expect([...patterns].filter((name) => uses(name ?? '') < 2)).toEqual([]);
});
