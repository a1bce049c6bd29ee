import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { FormShape } from '#app/forms/define-form.ts';
import type { Mistakes } from '#app/forms/forms-of-page.ts';
import { type Kept, keepIntent, proveFirst, signInAgain, takeKept } from '#app/forms/kept-forms.server.ts';
import { readForm, returnedOf } from '#app/forms/read-form.ts';
import type { Page } from '#app/pages/page.ts';
import { goOn, personal } from '#app/pages/personal.ts';
import { notFound } from '#app/pages/responses.ts';
import { type AccountRequest, accountPage, accountRequest, memberSession, sessionOf } from '#app/screens/account/account-request.ts';
import type { Locale } from '#config/locale.ts';
import type { Answer } from '#services/identity/shared.ts';
import type { AskedPage, Sending } from '#services/members/asking/asked.ts';
import type { ToldProblem } from '#services/members/asking/telling.ts';
import type { FlowId } from '#services/members/drafts.ts';
import { exitPath, type FlowAddress, flowAddressOf, flowPath } from './flow-address.ts';

export type FlowLoaded = {
  page: Page;
  flow: FlowId;
  address: FlowAddress;
  asked: AskedPage | { kind: 'done' };
  member: { id: string; username: string };
  /** What was typed when a session ended. */
  kept: Kept | null;
  /** Something that happened meanwhile: the form was somebody else's, or the record was changed elsewhere. */
  told: 'others' | 'changed' | 'moved' | null;
};

/** Loads a page of a flow. Without a place it leads to the one where its member was. */
export async function loadFlow(args: LoaderFunctionArgs, flow: FlowId) {
  const request = accountRequest(args);
  const { alba, caller, locale, url } = request;
  const { member, setCookies } = await memberSession(request);
  const address = addressIn(url);
  const { recordId, at } = address;
  if (at === 'done' && flow !== 'wizard') throw notFound();
  const asked: FlowLoaded['asked'] =
    at === 'done' ? { kind: 'done' } : dataOf(await alba.asking.page(caller, { flow, recordId, at, locale }), request);
  if (asked.kind === 'missing') throw notFound();
  if (at === null && asked.kind === 'question') throw redirect(flowPath(flow, locale, { ...address, at: asked.number }), 302);
  // There is nothing to look over: another tab has saved it, or thrown it away.
  if (asked.kind === 'summary' && recordId === null && !asked.isBegun) throw redirect(exitPath(flow, locale), 302);
  const { kept, setCookies: more } = takeKept(request, member.id);
  const told = url.searchParams.get('told');
  const loaded: FlowLoaded = {
    page: accountPage(request, { description: 'flow.description' }),
    ...{ flow, address, asked, kept },
    member: { id: member.id, username: member.username },
    told: told === 'others' || told === 'changed' || told === 'moved' ? told : null,
  };
  return data(loaded, { headers: personal([...setCookies, ...more]) });
}

/** Answers what the forms of a flow send. */
export async function answerFlow(args: ActionFunctionArgs, flow: FlowId) {
  const request = accountRequest(args);
  const sent = await readForm(args.request);
  if (sent.get('intent') === keepIntent)
    throw signInAgain(
      request,
      sent,
      sent.getAll('form').map((each) => shapeOf(new URLSearchParams(each))),
    );
  const session = await sessionOf(request);
  if (!session) throw signInAgain(request, sent, [shapeOf(sent)]);
  const address = addressIn(request.url);
  // Another member has signed in since the page was made: nothing of it becomes theirs.
  if ((sent.get('member') ?? session.member.id) !== session.member.id)
    throw goOn(withTold(flowPath(flow, request.locale, { ...address, at: null }), 'others'), session.setCookies);
  switch (sent.get('intent')) {
    case 'answer':
      return answerQuestion(request, flow, sent);
    case 'save':
      return save(request, flow, sent);
    case 'discard':
      return discard(request, flow);
    default:
      throw new Response(null, { status: 400 });
  }
}

async function answerQuestion(request: AccountRequest, flow: FlowId, sent: URLSearchParams) {
  const { alba, caller, locale, url } = request;
  const address = addressIn(url);
  const go = sent.get('go');
  const answer = await alba.asking.answer(caller, {
    ...sendingOf(request, flow, sent),
    question: sent.get('question') ?? '',
    isCheck: address.isCheck,
    isUnknown: go === 'unknown',
  });
  const outcome = dataOf(answer, request, sent);
  switch (outcome.kind) {
    case 'next':
      if (go === 'exit') throw goOn(exitPath(flow, locale), answer.setCookies);
      throw goOn(
        flowPath(flow, locale, { ...address, at: outcome.to, isCheck: address.isCheck && outcome.to !== 'check' }),
        answer.setCookies,
      );
    case 'refused':
      // Who leaves without an answer leaves.
      if (go === 'exit' && outcome.problems[0].code === 'required') throw goOn(exitPath(flow, locale), answer.setCookies);
      return mistakes(sent, outcome.problems, answer.setCookies);
    case 'saved-before':
      throw goOn(savedPath(flow, locale, address), answer.setCookies);
    case 'moved':
      throw goOn(withTold(flowPath(flow, locale, { ...address, at: 'check', isCheck: false }), 'moved'), answer.setCookies);
    case 'missing':
      throw notFound();
    default:
      return outcome satisfies never;
  }
}

async function save(request: AccountRequest, flow: FlowId, sent: URLSearchParams) {
  const { alba, caller, locale, url } = request;
  const address = addressIn(url);
  const version = Number(sent.get('version'));
  const answer = await alba.asking.finish(caller, { ...sendingOf(request, flow, sent), version: Number.isInteger(version) ? version : 0 });
  const outcome = dataOf(answer, request, sent);
  switch (outcome.kind) {
    case 'saved':
    case 'saved-before':
      throw goOn(savedPath(flow, locale, address), answer.setCookies);
    case 'refused':
      return mistakes(sent, outcome.problems, answer.setCookies);
    case 'changed-elsewhere':
      throw goOn(withTold(flowPath(flow, locale, { ...address, at: 'check' }), 'changed'), answer.setCookies);
    case 'missing':
      throw notFound();
    default:
      return outcome satisfies never;
  }
}

async function discard(request: AccountRequest, flow: FlowId): Promise<never> {
  const { alba, caller, locale, url } = request;
  const answer = await alba.asking.discard(caller, { flow, recordId: addressIn(url).recordId });
  throw goOn(exitPath(flow, locale), answer.setCookies);
}

function sendingOf({ locale, url }: AccountRequest, flow: FlowId, sent: URLSearchParams): Sending {
  const draft = sent.get('draft') ?? '';
  if (!uuid.test(draft)) throw new Response(null, { status: 400 });
  return { flow, recordId: addressIn(url).recordId, locale, draft, told: returnedOf(shapeOf(sent), sent) };
}

/** Where it is said that it is saved. */
function savedPath(flow: FlowId, locale: Locale, address: FlowAddress): string {
  return flow === 'wizard' ? flowPath(flow, locale, { ...address, at: 'done' }) : `${exitPath(flow, locale)}&saved=${flow}`;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @throws a 404 for a record of no id that there can be */
function addressIn(url: URL): FlowAddress {
  const address = flowAddressOf(url);
  if (address.recordId !== null && !uuid.test(address.recordId)) throw notFound();
  return address;
}

/** What a form sends besides answers. */
const ofForms = ['intent', 'member', 'draft', 'question', 'version', 'go'];

/** A form as it was sent: the service knows which fields it has. */
function shapeOf(sent: URLSearchParams): FormShape {
  const names = [...new Set(sent.keys())].filter((name) => !ofForms.includes(name));
  return {
    intent: sent.get('intent') ?? '',
    fields: Object.fromEntries(names.map((name) => [name, { kind: 'toldList' }])),
    submit: 'flow.next',
    problems: {},
  };
}

function mistakes(sent: URLSearchParams, problems: readonly ToldProblem[], setCookies: readonly string[]) {
  const wrong: Mistakes = { intent: sent.get('intent') ?? '', problems, values: returnedOf(shapeOf(sent), sent), waitMinutes: 0 };
  return data(wrong, { status: 400, headers: personal(setCookies) });
}

/** @throws a redirect to sign in, where the session has ended: what was sent comes back afterwards */
function dataOf<Data>(answer: Answer<Data>, request: AccountRequest, sent = new URLSearchParams()): Data {
  if (answer.ok) return answer.data;
  const first = proveFirst(request, sent, [shapeOf(sent)], answer);
  if (first) throw first;
  throw new Error(`a flow was answered ${answer.problems[0].code}`);
}

const withTold = (path: string, told: string) => `${path}${path.includes('?') ? '&' : '?'}told=${told}`;
