import { addressOf } from '#app/addresses/address.ts';

export { keyOf, longestAddress } from '#app/addresses/address.ts';

/** Whether what stands at an address is the same for everybody, and so may be kept. `search` is empty or begins with `?`. */
export function isEverybodys(pathname: string, search: string): boolean {
  return addressOf(pathname, search).cacheKey !== null;
}
