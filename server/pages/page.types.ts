import type { Address } from '#app/addresses/address.ts';
import type { Connection } from '#server/load/visitor.ts';

/** What an answer is made for. A page that is everybody's is made for nobody's connection. */
export type PageRequest = { request: Request; address: Address; connection?: Connection };
export type MakePage = (asked: PageRequest) => Promise<Response>;

/** Makes a file that is made like a page: the answer to a path, or null where the path is not one of its own. */
export type MakeFile = (path: string) => Response | null | Promise<Response | null>;
