import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { media } from '#server/routes/media.ts';
import { otherYaml, wav } from '#services/media/testing.ts';
import { faultsOfParts } from '../bench/media-client.ts';
import { freePort } from '../processes.ts';
import { openMedia } from './media.ts';

const sound = wav(60);
const { store, urls } = await openMedia({ 'asset/talk.wav': sound, 'asset/talk.yaml': `language: en\n${otherYaml}` });

test('over connections that are cut, every part of a file is what was published', async () => {
  const app = new Hono().route(
    '/media',
    media(store, async () => false),
  );
  const port = await freePort();
  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  try {
    expect(await faultsOfParts({ port, path: urls.get('talk') ?? '', bytes: sound }, { parts: 20, cuts: 5 })).toEqual([]);
  } finally {
    server.close();
  }
});
