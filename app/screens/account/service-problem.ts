import type { MessageIdTaking } from '#app/i18n/catalogue.ts';
import type { ProblemCode } from '#services/identity/shared.ts';
import { serviceProblem } from './provider-paths.ts';

/** What is said of what went wrong at the outside identity service, or on the way there and back. */
export const serviceProblems = {
  'provider-away': 'service.problem.provider-away',
  'provider-refused': 'service.problem.provider-refused',
  'provider-cancelled': 'service.problem.provider-cancelled',
  'provider-expired': 'service.problem.provider-expired',
  'provider-unmatched': 'service.problem.provider-unmatched',
  'provider-taken': 'service.problem.provider-taken',
  'provider-other': 'service.problem.provider-other',
  'provider-remembered': 'service.problem.provider-remembered',
  'confirm-needed': 'service.problem.confirm-needed',
  locked: 'service.problem.locked',
  'too-many': 'service.problem.too-many',
} as const satisfies Partial<Record<ProblemCode, MessageIdTaking<'service'>>>;
export type ServiceProblem = keyof typeof serviceProblems;

const isServiceProblem = (code: string): code is ServiceProblem => Object.hasOwn(serviceProblems, code);

/** What the address of a page says of it; whatever else it says there is nothing that anybody is told. */
export function serviceProblemIn({ searchParams }: URL): ServiceProblem | null {
  const code = searchParams.get(serviceProblem);
  if (code === null) return null;
  return isServiceProblem(code) ? code : 'provider-refused';
}
