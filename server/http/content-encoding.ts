import { remembered } from './remembered.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The smallest encoding that a client takes. */
export const bestEncoding = remembered((header): Encoding => {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';', 1)[0]?.trim()),
  );
  return encodings.find((each) => accepted.has(each)) ?? 'identity';
});
