import { describe, expect, test } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { parseMediaUrl } from './media-bucket.ts';

describe('The address of a bucket', () => {
  const keys = { keyId: 'AKID', secret: 'a/b+c' };
  test.each([
    ['https://AKID:a%2Fb%2Bc@s3.example.org/alba?region=us-east-1', { url: 'https://s3.example.org/alba', ...keys, region: 'us-east-1' }],
    [
      'https://AKID:a%2Fb%2Bc@alba.s3.example.org/members/pictures/?region=auto',
      { url: 'https://alba.s3.example.org/members/pictures', ...keys, region: 'auto' },
    ],
    ['http://AKID:a%2Fb+c@127.0.0.1:9000/alba?region=us-east-1', { url: 'http://127.0.0.1:9000/alba', ...keys, region: 'us-east-1' }],
  ])('%s', (text, bucket) => {
    expect(parseMediaUrl(text)).toEqual(bucket);
  });

  test.each([
    's3.example.org/alba',
    's3://a:b@alba?region=us-east-1',
    'http://a:b@s3.example.org/alba?region=us-east-1',
    'https://s3.example.org/alba?region=us-east-1',
    'https://a@s3.example.org/alba?region=us-east-1',
    'https://a:b@s3.example.org/?region=us-east-1',
    'https://a:b@s3.example.org/alba',
    'https://a:b@s3.example.org/alba?region=US East',
    'https://a:b@s3.example.org/alba?region=us-east-1&acl=public',
    'https://a:b@s3.example.org/alba/%2e%2e?region=us-east-1#x',
    'https://a:%E0%A4%A@s3.example.org/alba?region=us-east-1',
  ])('%s is none', (text) => {
    expect(parseMediaUrl(text)).toBeNull();
  });

  test('that is wrong stops the start with one line that names it, and is not in it', () => {
    const start = () => parseEnvironment({ MEDIA_URL: 'https://AKID:hunter2@s3.example.org/alba' });
    expect(start).toThrow(EnvironmentError);
    expect(start).toThrow(/^MEDIA_URL: is not an address such as [^\n]+$/);
    expect(start).not.toThrow(/hunter2/);
  });

  test('that is not set leaves the pictures to the data directory', () => {
    expect([parseEnvironment({}).mediaBucket, parseEnvironment({ MEDIA_URL: '' }).mediaBucket]).toEqual([undefined, undefined]);
  });
});
