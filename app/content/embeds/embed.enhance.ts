import type { Behaviour } from '#app/browser/behaviours.ts';
import { embedFailed, embedFrame, embedHide, embedSandbox, embedShow, embedStage } from './hooks.ts';

/** Brings the frame of another site on a click, takes it away on another, and says where it does not answer. */
export default { on: `[${embedFrame}]`, when: 'near', begin } satisfies Behaviour;

/** Milliseconds in which a site on a slow connection has answered. */
const patience = 15_000;

/** What was in the place of a frame, to be put back. */
const before = new WeakMap<Element, ChildNode[]>();

function begin(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const embed = target.closest<HTMLElement>(`[${embedFrame}]`);
    if (!embed) return;
    if (target.closest(`[${embedShow}]`)) show(embed);
    else if (target.closest(`[${embedHide}]`)) hide(embed);
  });
  addEventListener('message', onMessage);
  for (const button of document.querySelectorAll<HTMLElement>(`[${embedShow}]`)) button.hidden = false;
}

function show(embed: HTMLElement): void {
  const stage = embed.querySelector<HTMLElement>(`[${embedStage}]`);
  if (!stage) return;
  const frame = frameOf(embed, stage.dataset.title ?? '');
  const waits = setTimeout(() => say(embed, true), patience);
  frame.addEventListener('load', () => {
    clearTimeout(waits);
    // YouTube and Vimeo tell of what goes wrong to who asks for it; others take no notice.
    frame.contentWindow?.postMessage('{"event":"listening","id":1}', new URL(frame.src).origin);
    frame.contentWindow?.postMessage('{"method":"addEventListener","value":"error"}', new URL(frame.src).origin);
  });
  before.set(stage, [...stage.childNodes]);
  stage.replaceChildren(frame);
  toggle(embed, true);
  frame.focus();
}

function frameOf(embed: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const sandbox = embed.getAttribute(embedSandbox);
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube plays nothing for a page that does not say which site it is of.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embed.getAttribute(embedFrame) ?? '';
  return frame;
}

function hide(embed: HTMLElement): void {
  const stage = embed.querySelector(`[${embedStage}]`);
  stage?.replaceChildren(...(before.get(stage) ?? []));
  toggle(embed, false);
  say(embed, false);
  embed.querySelector<HTMLElement>(`[${embedShow}]`)?.focus();
}

function toggle(embed: HTMLElement, isShown: boolean): void {
  const button = embed.querySelector<HTMLElement>(`[${embedHide}]`);
  if (button) button.hidden = !isShown;
}

function say(embed: HTMLElement, hasFailed: boolean): void {
  const words = embed.querySelector<HTMLElement>(`[${embedFailed}]`);
  if (words) words.hidden = !hasFailed;
}

/** Heard from the frame itself alone: any window may send messages. */
function onMessage({ source, data }: MessageEvent<unknown>): void {
  if (typeof data !== 'string' || !isFailure(data)) return;
  for (const embed of document.querySelectorAll<HTMLElement>(`[${embedFrame}]`)) {
    if (embed.querySelector('iframe')?.contentWindow === source) say(embed, true);
  }
}

/** YouTube: https://developers.google.com/youtube/iframe_api_reference#onError. Vimeo, and our own page of a hosted player: `error`. */
function isFailure(message: string): boolean {
  try {
    const said: unknown = JSON.parse(message);
    return typeof said === 'object' && said !== null && 'event' in said && (said.event === 'onError' || said.event === 'error');
  } catch {
    return false;
  }
}
