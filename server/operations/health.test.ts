import { expect, test } from 'vitest';
import { unavailableDatabase } from '#database/unavailable.ts';
import { health } from './health.ts';

const ready = async (freeBytes: number) => {
  const response = await health(unavailableDatabase(), { dataDirectory: '.', freeBytes: async () => freeBytes }).request('/ready');
  return [response.status, await response.json()];
};

test('A process without a database, or without room on its disk, is not ready', async () => {
  expect(await ready(1e9)).toEqual([503, { status: 'failing', failing: ['database'] }]);
  expect(await ready(1_000)).toEqual([503, { status: 'failing', failing: ['database', 'disk'] }]);
});

test('It lives all the same', async () => {
  const response = await health(unavailableDatabase(), { dataDirectory: '.' }).request('/live');
  expect(response.status).toBe(200);
});
