import type { Behaviour } from '#app/browser/behaviours.ts';
import { agreedTo, alwaysAllow, onConsentChanged } from '#app/features/consent/consent.ts';
import { embedAlways, embedFailed, embedFrame, embedHide, embedSandbox, embedService, embedShow, embedStage } from './hooks.ts';

/**
 * Brings the frame of another site on a click, takes it away on another, and says where it does not answer. On screens that are open to
 * others it comes unasked for who agreed to it for good, and goes when they do so no longer.
 */
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
    else if (target.closest(`[${embedHide}]`)) {
      putAway.add(embed);
      hide(embed);
    } else if (target.closest(`[${embedAlways}]`)) {
      putAway.delete(embed);
      alwaysAllow(embed.getAttribute(embedService) ?? '');
    }
  });
  addEventListener('message', onMessage);
  for (const button of document.querySelectorAll<HTMLElement>(`[${embedShow}]`)) button.hidden = false;
  showAgreed();
  onConsentChanged(showAgreed);
}

/** Those that are there because they were agreed to, and not because somebody pressed their button. */
const unasked = new WeakSet<Element>();
/** Those that somebody did not want to see on this page. */
const putAway = new WeakSet<Element>();

function showAgreed(): void {
  for (const embed of document.querySelectorAll<HTMLElement>(`[${embedService}]`)) {
    const isAgreed = agreedTo('marketing', embed.getAttribute(embedService) ?? '');
    const isShown = embed.querySelector('iframe') !== null;
    const always = embed.querySelector<HTMLButtonElement>(`[${embedAlways}]`);
    if (always) {
      always.disabled = false;
      always.hidden = isAgreed;
    }
    if (isAgreed && !isShown && !putAway.has(embed)) {
      unasked.add(embed);
      show(embed, { isAsked: false });
    } else if (!isAgreed && unasked.delete(embed)) hide(embed, { isAsked: false });
  }
}

type How = { isAsked: boolean };

function show(embed: HTMLElement, { isAsked }: How = { isAsked: true }): void {
  const stage = embed.querySelector<HTMLElement>(`[${embedStage}]`);
  if (!stage) return;
  const frame = frameOf(embed, stage.dataset.title ?? '', isAsked);
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
  if (isAsked) frame.focus();
}

/** One that comes unasked plays nothing by itself. */
function frameOf(embed: HTMLElement, title: string, isAsked: boolean): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const sandbox = embed.getAttribute(embedSandbox);
  if (sandbox !== null) frame.setAttribute('sandbox', sandbox);
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  // YouTube plays nothing for a page that does not say which site it is of.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const address = embed.getAttribute(embedFrame) ?? '';
  frame.src = isAsked ? address : address.replace('autoplay=1', 'autoplay=0');
  return frame;
}

function hide(embed: HTMLElement, { isAsked }: How = { isAsked: true }): void {
  const stage = embed.querySelector(`[${embedStage}]`);
  stage?.replaceChildren(...(before.get(stage) ?? []));
  toggle(embed, false);
  say(embed, false);
  if (isAsked) embed.querySelector<HTMLElement>(`[${embedShow}]`)?.focus();
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
