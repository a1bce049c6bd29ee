import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mostCharacters, mostOwn, nothing, parseLists, tidy } from './check-lists.device.ts';
import { addOwn, bringBack, editOwn, removeOwn, tick } from './kept-lists.ts';

const stored = (lists: unknown, version: unknown = 1) => JSON.stringify({ version, lists });

describe('What is kept', () => {
  it('is read as it was written', () => {
    const kept = { ticked: ['kind', 'own:1'], own: [{ id: 'own:1', text: 'Can I swim?' }] };
    expect(parseLists(stored({ questions: kept }))).toEqual({ questions: kept });
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{"version":1'],
    ['no object', '[]'],
    ['null', 'null'],
    ['a version of a later site', stored({ questions: { ticked: ['kind'], own: [] } }, 2)],
    ['lists that are none', stored('questions')],
  ])('is empty where there is %s', (_, text) => {
    expect(parseLists(text)).toEqual({});
  });

  it('is what can be read of it', () => {
    const own = [{ id: 1, text: 'x' }, 'x', null, { id: 'own:2', text: '  ' }, { id: 'own:3', text: ' Can\nI  swim? ' }];
    expect(parseLists(stored({ questions: { ticked: ['kind', 7, null], own }, other: 'x', third: {} }))).toEqual({
      questions: { ticked: ['kind'], own: [{ id: 'own:3', text: 'Can I swim?' }] },
      other: nothing,
      third: nothing,
    });
  });

  it('is never more than may be', () => {
    const own = Array.from({ length: 60 }, (_, index) => ({ id: `own:${index}`, text: 'ñ'.repeat(400) }));
    const { questions = nothing } = parseLists(stored({ questions: { ticked: [], own } }));
    expect(questions.own.length).toBe(mostOwn);
    expect(questions.own[0]?.text.length).toBe(mostCharacters);
  });
});

describe('A list', () => {
  it('is ticked once, and unticked', () => {
    const once = tick(nothing, 'kind', true);
    expect(tick(once, 'kind', true)).toEqual({ ticked: ['kind'], own: [] });
    expect(tick(once, 'kind', false)).toEqual(nothing);
  });

  it('takes own words, ticked, under an id that no other has', () => {
    const two = addOwn(addOwn(nothing, 'First'), 'Second');
    expect(addOwn(removeOwn(two, 'own:1'), 'Third')).toEqual({
      ticked: ['own:2', 'own:3'],
      own: [
        { id: 'own:2', text: 'Second' },
        { id: 'own:3', text: 'Third' },
      ],
    });
  });

  it('takes no empty words, and not more than it holds', () => {
    expect(addOwn(nothing, ' \n ')).toBe(nothing);
    const full = Array.from({ length: mostOwn }, (_, index) => `${index}`).reduce(addOwn, nothing);
    expect(addOwn(full, 'One more')).toBe(full);
  });

  it('changes own words; what is emptied is taken out', () => {
    const one = addOwn(nothing, 'First');
    expect(editOwn(one, 'own:1', 'Changed').own).toEqual([{ id: 'own:1', text: 'Changed' }]);
    expect(editOwn(one, 'own:1', ' ')).toEqual(nothing);
  });

  it('brings back what was taken away where it stood, and leaves what came since', () => {
    const [second] = addOwn(addOwn(nothing, 'First'), 'Second').own.slice(1);
    const three = ['First', 'Second', 'Third'].reduce(addOwn, nothing);
    const since = tick(removeOwn(three, 'own:2'), 'kind', true);
    const back = bringBack(since, { ticked: ['own:2'], own: second ? [second] : [] });
    expect(back.own).toEqual(three.own);
    expect(back.ticked.toSorted()).toEqual(['kind', 'own:1', 'own:2', 'own:3']);
    expect(bringBack(tick(nothing, 'kind', true), three).ticked).toContain('kind');
  });

  it('cuts between characters, not within one', () => {
    expect(tidy('🙂'.repeat(301))).toBe('🙂'.repeat(300));
  });
});

describe('On a device', () => {
  const kept = new Map<string, string>();
  let onStorage: (event: { key: string | null }) => void = () => {};

  beforeEach(() => {
    vi.resetModules();
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('addEventListener', (type: string, listener: typeof onStorage) => {
      if (type === 'storage') onStorage = listener;
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('a change takes in what another tab has just kept, and tells who listens', async () => {
    const { change, keptIn, subscribe } = await import('./kept-lists.ts');
    const listener = vi.fn();
    subscribe(listener);
    kept.set('check-lists', stored({ questions: { ticked: ['kind'], own: [] }, week: { ticked: ['today'], own: [] } }));
    change('questions', (before) => tick(before, 'stage', true));
    expect(keptIn('questions').ticked).toEqual(['kind', 'stage']);
    expect(parseLists(kept.get('check-lists') ?? '')).toEqual({
      questions: { ticked: ['kind', 'stage'], own: [] },
      week: { ticked: ['today'], own: [] },
    });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('leaves nothing behind when nothing is left', async () => {
    const { change } = await import('./kept-lists.ts');
    change('questions', (before) => tick(before, 'kind', true));
    change('questions', () => nothing);
    expect(kept.size).toBe(0);
  });

  it('hears of other tabs, also when everything was cleared', async () => {
    const { change, keptIn, subscribe } = await import('./kept-lists.ts');
    subscribe(() => {});
    change('questions', (before) => tick(before, 'kind', true));
    kept.clear();
    onStorage({ key: 'theme' });
    expect(keptIn('questions').ticked).toEqual(['kind']);
    onStorage({ key: null });
    expect(keptIn('questions')).toEqual(nothing);
  });

  it('holds what was ticked where storage is forbidden, even by the click that came first', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { change, isKept, keptIn, subscribe } = await import('./kept-lists.ts');
    change('questions', (before) => tick(before, 'kind', true));
    subscribe(() => {});
    change('questions', (before) => tick(before, 'stage', true));
    expect(keptIn('questions').ticked).toEqual(['kind', 'stage']);
    expect(isKept()).toBe(false);
  });
});
