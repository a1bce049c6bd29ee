import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { MediaBucket } from '#config/media-bucket.ts';
import { expectPictureName, type PictureStorage } from './storage.ts';

/** The store did not do what it was asked for. Names neither the picture nor the bucket. */
export class StorageFailed extends Error {
  override readonly name = 'StorageFailed';

  constructor(what: string, options?: ErrorOptions) {
    super(`the store of pictures failed: ${what}`, options);
  }
}

type Options = {
  /** How long one answer is waited for, and the first pause before it is asked again; in milliseconds. */
  patience?: number;
  firstPause?: number;
};

const attempts = 4;

/** Stores pictures in a bucket of an S3-compatible store. What it cannot do now is tried again, after longer and longer pauses. */
export function s3Storage(
  { url, keyId, secret, region }: MediaBucket,
  { patience = 5_000, firstPause = 200 }: Options = {},
): PictureStorage {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' });

  const ask = async (method: 'PUT' | 'GET' | 'DELETE', name: string, body?: string): Promise<Response> => {
    // Signed with the request: what was changed on the way is refused.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await client.sign(`${url}/${name}`, {
      method,
      headers: { 'X-Amz-Content-Sha256': hash },
      ...(body === undefined ? {} : { body }),
    });
    return fetch(request, { signal: AbortSignal.timeout(patience), redirect: 'error' });
  };

  /** What an attempt came to: done, or why not, and whether another may help. */
  const attempt = async <Result>(
    sent: Parameters<typeof ask>,
    read: (response: Response) => Promise<Result | undefined>,
  ): Promise<{ result: Result } | { failure: StorageFailed; isFinal: boolean }> => {
    try {
      const response = await ask(...sent);
      const result = await read(response);
      if (result !== undefined) return { result };
      await response.body?.cancel();
      const isFinal = response.status < 500 && response.status !== 429;
      return { failure: new StorageFailed(`status ${response.status}`), isFinal };
    } catch (error) {
      return { failure: new StorageFailed(error instanceof Error ? error.name : 'unknown'), isFinal: false };
    }
  };

  const send = async <Result>(sent: Parameters<typeof ask>, read: (response: Response) => Promise<Result | undefined>): Promise<Result> => {
    for (let made = 1; ; made++) {
      const outcome = await attempt(sent, read);
      if ('result' in outcome) return outcome.result;
      if (outcome.isFinal || made === attempts) throw outcome.failure;
      await after(firstPause * 2 ** (made - 1) * (0.5 + Math.random() / 2), undefined, { ref: false });
    }
  };

  const settled = async (response: Response, ...statuses: number[]): Promise<true | undefined> => {
    if (!statuses.includes(response.status)) return undefined;
    await response.arrayBuffer();
    return true;
  };

  return {
    async put(name, sealed) {
      expectPictureName(name);
      await send(['PUT', name, sealed], (response) => settled(response, 200, 201, 204));
    },
    async get(name) {
      expectPictureName(name);
      return send(['GET', name], async (response) => {
        if (response.status === 200) return response.text();
        return (await settled(response, 404)) ? null : undefined;
      });
    },
    async remove(name) {
      expectPictureName(name);
      await send(['DELETE', name], (response) => settled(response, 200, 204, 404));
    },
  };
}
