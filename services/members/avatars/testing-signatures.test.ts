import { describe, expect, test } from 'vitest';
import { type SignedRequest, wrongSignature } from './testing-signatures.ts';

/*
 * The requests with signatures that Amazon publishes: of the documentation of S3 ("Examples: Signature Calculations"), and of the test
 * suite of Signature Version 4 (`get-vanilla` and its like). Whatever judges ours has to find these right first.
 */
const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const s3 = {
  keys: { keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  now: new Date('2013-05-24T00:00:00Z'),
};
const suite = {
  keys: { keyId: 'AKIDEXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' },
  now: new Date('2015-08-30T12:36:00Z'),
};

type Vector = { of: typeof s3; request: SignedRequest };

function ofS3(method: string, url: string, headers: Record<string, string>, names: string, signature: string, body = ''): Vector {
  const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
  return {
    of: s3,
    request: {
      ...{ method, url, body: Buffer.from(body) },
      headers: {
        ...{ host: 'examplebucket.s3.amazonaws.com', 'x-amz-content-sha256': empty, 'x-amz-date': '20130524T000000Z', ...headers },
        authorization: `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`,
      },
    },
  };
}

function ofSuite(method: string, url: string, headers: Record<string, string>, names: string, signature: string, body = ''): Vector {
  const credential = 'AKIDEXAMPLE/20150830/us-east-1/service/aws4_request';
  return {
    of: suite,
    request: {
      ...{ method, url, body: Buffer.from(body) },
      headers: {
        ...{ host: 'example.amazonaws.com', 'x-amz-date': '20150830T123600Z', ...headers },
        authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
      },
    },
  };
}

const vectors: Record<string, Vector> = {
  'S3: GET object': ofS3(
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ),
  'S3: PUT object': ofS3(
    'PUT',
    '/test$file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    'Welcome to Amazon S3.',
  ),
  'S3: GET lifecycle': ofS3(
    'GET',
    '/?lifecycle',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ),
  'S3: list objects': ofS3(
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    'host;x-amz-content-sha256;x-amz-date',
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ),
  'get-vanilla': ofSuite('GET', '/', {}, 'host;x-amz-date', '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'),
  'get-vanilla-query-order-key-case': ofSuite(
    'GET',
    '/?Param2=value2&Param1=value1',
    {},
    'host;x-amz-date',
    'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
  ),
  'post-vanilla': ofSuite('POST', '/', {}, 'host;x-amz-date', '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'),
  'post-x-www-form-urlencoded': ofSuite(
    'POST',
    '/',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'content-type;host;x-amz-date',
    'ff11897932ad3f4e8b18135d722051e5ac45fc38421b1da7b9d196a0fe09473a',
    'Param1=value1',
  ),
};

describe.each(Object.entries(vectors))('A published signature: %s', (_, { of, request }) => {
  test('is right', () => {
    expect(wrongSignature(request, of.keys, of.now)).toBeNull();
  });

  test('is wrong of another secret, body, address, method or header, and too late', () => {
    const judged = (change: Partial<SignedRequest>, { keys, now } = of) => wrongSignature({ ...request, ...change }, keys, now);
    const body = { body: Buffer.from('Welcome to Amazon S4.') };
    expect(judged({}, { ...of, keys: { ...of.keys, secret: `${of.keys.secret}x` } })).toBe('SignatureDoesNotMatch');
    expect(judged({}, { ...of, keys: { ...of.keys, keyId: 'AKIDOTHER' } })).toBe('InvalidAccessKeyId');
    expect(judged(body)).toMatch(/^(SignatureDoesNotMatch|XAmzContentSHA256Mismatch)$/);
    expect(judged({ url: '/other' })).toBe('SignatureDoesNotMatch');
    expect(judged({ method: 'DELETE' })).toBe('SignatureDoesNotMatch');
    expect(judged({ headers: { ...request.headers, host: 'other.example' } })).toBe('SignatureDoesNotMatch');
    expect(judged({ headers: { ...request.headers, 'x-amz-acl': 'public-read' } })).toBe('AccessDenied');
    expect(judged({}, { ...of, now: new Date(of.now.getTime() + 16 * 60_000) })).toBe('RequestTimeTooSkewed');
    const { authorization: _, ...unsigned } = request.headers;
    expect(judged({ headers: unsigned })).toBe('AccessDenied');
  });
});
