import { notFound } from '#app/pages/load-page.ts';

/** Whatever no screen stands at, and detail screens whose kind of entry the library does not hold. */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
