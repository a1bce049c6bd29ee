import { redirect } from 'react-router';

export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** An entry that was taken back, and leads nowhere else. */
export function gone(): Response {
  return new Response(null, { status: 410 });
}

/** Where an entry stands now; one without a page of its own is not found. */
export function movedTo(path: string | null): Response {
  return path === null ? notFound() : redirect(path, 301);
}
