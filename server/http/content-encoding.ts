const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const remembered = new Map<string, Encoding>();

/** The smallest encoding that a client takes. Browsers send few different headers: what they mean is worked out once. */
export function bestEncoding(header: string): Encoding {
  const known = remembered.get(header);
  if (known) return known;
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
      .map((each) => each.split(';', 1)[0]?.trim()),
  );
  const best = encodings.find((each) => accepted.has(each)) ?? 'identity';
  if (remembered.size < 100) remembered.set(header, best);
  return best;
}
