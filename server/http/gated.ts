import type { MiddlewareHandler } from 'hono';
import type { Gate } from '#server/load/gate.ts';
import { TurnedAway } from '#server/load/turned-away.ts';
import { headOf, longestBodyOf, type Uploads } from '#server/load/uploads.ts';
import type { VisitorOf } from '#server/load/visitor.ts';
import { longestForm, wholeBody } from '#server/load/whole-body.ts';
import { isForm } from './methods.ts';
import type { SiteEnv } from './site-env.ts';

/** Refuses a body that is too long by what its head says; the rest are counted as they come. */
export function bodyLimit(): MiddlewareHandler {
  return ({ req }, next) => {
    if (Number(req.header('Content-Length') ?? 0) > longestBodyOf(headOf(req.raw))) throw new TurnedAway('too-long');
    return next();
  };
}

/** Lets what an answer is made for pass a gate. With `onlyForms` what reads passes by: where nothing is kept, nothing is counted. */
export function gated(
  gate: Gate,
  { onlyForms, visitorOf, uploads }: { onlyForms: boolean; visitorOf: VisitorOf; uploads: Uploads },
): MiddlewareHandler<SiteEnv> {
  return async ({ req, env }, next) => {
    const sends = isForm(req.raw);
    if (onlyForms && !sends) return next();
    await gate.allow(env);
    if (!sends) return gate.inTime(next);
    const visitor = visitorOf(env);
    const longest = longestBodyOf(headOf(req.raw));
    const send = async () => {
      // All of it has arrived before it takes its turn.
      req.raw = await wholeBody(req.raw, longest);
      return gate.oneByOne(visitor, next);
    };
    return longest === longestForm ? send() : uploads(visitor, send);
  };
}

/** The answer to a HEAD is the head of the answer to a GET: what comes after does nothing for a body that is not sent. */
export function withoutBodyOfHead(): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    if (context.req.method === 'HEAD') context.res = new Response(null, context.res);
  };
}
