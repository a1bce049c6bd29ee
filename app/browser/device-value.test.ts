import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from './device-storage.ts';
import { deviceValue, oneOf } from './device-value.ts';

const size = deviceValue('size', oneOf('small', 'large'));
const list = deviceValue<readonly string[]>(
  'list',
  (text) => text.split(','),
  (words) => words.join(),
);
const kept = new Map<string, string>();
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
});
afterEach(() => void vi.unstubAllGlobals());

test('is kept under its name, read by its schema, and removed', () => {
  expect(size.read()).toBeNull();
  expect([size.write('small'), list.write(['a', 'b'])]).toEqual([true, true]);
  expect(Object.fromEntries(kept)).toEqual({ size: 'small', list: 'a,b' });
  expect([size.read(), list.read()]).toEqual(['small', ['a', 'b']]);
  size.write(null);
  expect([...kept.keys()]).toEqual(['list']);
});

test('is nothing where something else stands there', () => {
  kept.set('size', 'huge');
  expect(size.read()).toBeNull();
});

test('is cleared with everything else', () => {
  size.write('small');
  clearStorage();
  expect(size.read()).toBeNull();
});

test('tells of what other tabs change, also where they clear everything, and of a page that comes back', () => {
  const heard = vi.fn();
  size.follow(heard);
  listeners.get('storage')?.({ key: 'list' });
  listeners.get('pageshow')?.({ persisted: false });
  expect(heard).toHaveBeenCalledTimes(0);
  listeners.get('storage')?.({ key: 'size' });
  listeners.get('storage')?.({ key: null });
  listeners.get('pageshow')?.({ persisted: true });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('is not kept where storage is forbidden, and nothing breaks', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect([size.write('small'), size.write(null), size.read()]).toEqual([false, false, null]);
});
