import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { webhook, webhookSecret } from '#tests/contentful-space.ts';
import { askedBy, isSignedByContentful } from './webhook.ts';

test('a webhook is taken with a signature that is right and new, and asks for what it tells of', () => {
  const now = Date.now();
  const made = webhook('/api/contentful/webhook?a=b c', 'ContentManagement.Entry.publish', { sys: { id: 'A', revision: 3 } }, { now });
  const request = { ...made, path: '/api/contentful/webhook?a=b c' };
  const isSigned = (changed: Partial<typeof request>, time = now) => isSignedByContentful(webhookSecret, { ...request, ...changed }, time);
  expect(isSigned({})).toBe(true);
  // As Contentful describes it, written out.
  const signed = `x-contentful-signed-headers:${request.headers.get('X-Contentful-Signed-Headers')};x-contentful-timestamp:${now};x-contentful-topic:ContentManagement.Entry.publish`;
  const canonical = ['POST', '/api/contentful/webhook?a%253Db%2520c', signed, request.body].join('\n');
  expect(request.headers.get('X-Contentful-Signature')).toBe(createHmac('sha256', webhookSecret).update(canonical).digest('hex'));
  expect([isSigned({}, now + 31_000), isSigned({}, now - 6_000), isSigned({ body: '{}' }), isSigned({ path: '/other' })]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isSigned({ headers: new Headers() })).toBe(false);
  const unsignedTime = new Headers(request.headers);
  unsignedTime.set('X-Contentful-Signed-Headers', 'x-contentful-topic');
  expect(isSigned({ headers: unsignedTime })).toBe(false);
  expect(askedBy('ContentManagement.Entry.publish', JSON.parse(request.body), 'master')).toEqual({
    item: { kind: 'entry', id: 'A', revision: 3 },
  });
  expect(askedBy('ContentManagement.Asset.unpublish', { sys: { id: 'B', type: 'DeletedAsset' } }, 'master')).toEqual({
    item: { kind: 'asset', id: 'B', revision: null },
  });
  expect(askedBy('ContentManagement.ContentType.publish', {}, 'master')).toEqual({ item: null });
  expect(askedBy('ContentManagement.Entry.save', { sys: { id: 'A' } }, 'master')).toBeNull();
  expect(askedBy('ContentManagement.Entry.auto_save', {}, 'master')).toBeNull();
  const elsewhere = { sys: { id: 'A', environment: { sys: { id: 'staging' } } } };
  expect(askedBy('ContentManagement.Entry.publish', elsewhere, 'master')).toBeNull();
});
