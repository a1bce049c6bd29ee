import { notFound } from '#app/pages/responses.ts';

/** Whatever no screen stands at, and screens whose kind of entry the library does not hold. */
export function loader(): never {
  throw notFound();
}

export default function NotFoundScreen() {
  return null;
}
