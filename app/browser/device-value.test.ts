import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceValue, oneOf } from './device-value.ts';

const size = deviceValue('size', oneOf('small', 'large'));
const list = deviceValue<readonly string[], string>('list', (text) => (typeof text === 'string' ? text.split(',') : undefined));
const kept = new Map<string, string>();
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
});
afterEach(() => void vi.unstubAllGlobals());

test('is kept under its name, read by its schema, and removed', () => {
  expect(size.read()).toBeUndefined();
  expect([size.write('small'), list.write('a,b')]).toEqual([true, true]);
  expect(Object.fromEntries(kept)).toEqual({ size: 'small', list: 'a,b' });
  expect([size.read(), list.read()]).toEqual(['small', ['a', 'b']]);
  size.write(undefined);
  expect([...kept.keys()]).toEqual(['list']);
});

test('is nothing where something else stands there', () => {
  kept.set('size', 'huge');
  expect(size.read()).toBeUndefined();
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
  expect([size.write('small'), size.write(undefined), size.read()]).toEqual([false, false, undefined]);
});
