import { isLoopback } from './loopback.ts';

/** A space of Contentful, and the token by which its Delivery API answers. */
export type ContentfulSpace = { url: string; token: string; space: string; environment: string };

/**
 * Parses the address of a space: `https://token@cdn.contentful.com/spaces/<space>/environments/<environment>`, the token of the Delivery API
 * where a user's name stands. Of a space in the EU the host is `cdn.eu.contentful.com`. Without encryption only on this machine. Null where
 * it is invalid.
 */
export function parseContentfulUrl(text: string): ContentfulSpace | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
  const [, space, environment = 'master'] = /^\/spaces\/([\w-]+)(?:\/environments\/([\w.-]+))?\/?$/.exec(url.pathname) ?? [];
  if (!isPrivate || space === undefined || url.search !== '' || url.hash !== '' || url.password !== '' || !/^[\w-]+$/.test(url.username))
    return null;
  return { url: `${url.origin}/spaces/${space}/environments/${environment}`, token: url.username, space, environment };
}
