import type { MiddlewareHandler } from 'hono';
import { type Address, addressOfUrl } from '#app/addresses/address.ts';
import type { Connection } from '#server/load/visitor.ts';

/** What middleware hands on with a request. */
export type SiteEnv = {
  Bindings: Connection;
  Variables: {
    address: Address;
    /** The answer has its security headers already, since it is kept with them. */
    isSecured?: boolean;
  };
};

/** Parses the address of a request, once for all that comes after. */
export function parsedAddress(): MiddlewareHandler<SiteEnv> {
  return (context, next) => {
    context.set('address', addressOfUrl(context.req.url));
    return next();
  };
}
