import type { MiddlewareHandler } from 'hono';
import { type Address, addressOfUrl, withoutWorkbench } from '#app/addresses/address.ts';
import type { Connection } from '#server/load/visitor.ts';
import type { IsForDevelopers } from './for-developers.ts';

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
export function parsedAddress(isForDevelopers: IsForDevelopers = () => false): MiddlewareHandler<SiteEnv> {
  return (context, next) => {
    const address = addressOfUrl(context.req.url);
    context.set('address', isForDevelopers(context.req.raw, context.env) ? address : withoutWorkbench(address));
    return next();
  };
}
