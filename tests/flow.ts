import { parse } from 'node-html-parser';
import { type Fields, oncePossible, type Reply, type Visitor } from './accounts.ts';

/** A page of a flow, as a browser without scripts has it. */
export type FlowPage = {
  path: string;
  reply: Reply;
  /** What is asked: the name of its first field; null at the summary. */
  question: string | null;
  heading: string;
  /** What its form sends as it stands. */
  hidden: Fields;
  document: ReturnType<typeof parse>;
};

/** Opens a page, wherever its address leads. */
export async function openFlow(browser: Visitor, path: string): Promise<FlowPage> {
  const reply = await oncePossible(() => browser.get(path));
  if (reply.location !== null) return openFlow(browser, reply.location);
  return pageOf(path, reply);
}

export function pageOf(path: string, reply: Reply): FlowPage {
  const document = parse(reply.text);
  const form = document.querySelectorAll('main form').find((each) => each.querySelector('input[name=draft]'));
  const hidden = Object.fromEntries(
    (form?.querySelectorAll('input[type=hidden]') ?? []).map((input) => [
      input.getAttribute('name') ?? '',
      input.getAttribute('value') ?? '',
    ]),
  );
  const heading = document.querySelector('main h1')?.text ?? '';
  return { path, reply, question: hidden.question ?? null, heading, hidden, document };
}

/** Sends the form of a page, and opens what it leads to. */
export async function answerFlow(browser: Visitor, page: FlowPage, answers: Fields): Promise<FlowPage> {
  const reply = await browser.post(page.path, { ...page.hidden, ...answers });
  return reply.location === null ? pageOf(page.path, reply) : openFlow(browser, reply.location);
}

/** Goes through the questions with these answers, by their names; what is not among them is not known. Gives the summary, and what was asked. */
export async function walkFlow(
  browser: Visitor,
  start: string,
  answers: Readonly<Record<string, Fields>>,
): Promise<{ summary: FlowPage; asked: string[] }> {
  const asked: string[] = [];
  let page = await openFlow(browser, start);
  while (page.question !== null) {
    if (asked.length > 60) throw new Error(`a flow goes on and on: ${asked.join(', ')}`);
    asked.push(page.question);
    page = await answerFlow(browser, page, answers[page.question] ?? { go: 'unknown' });
  }
  return { summary: page, asked };
}
