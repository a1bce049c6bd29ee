import { useTranslate } from '#app/i18n/I18n.tsx';
import { Island } from './Island.tsx';

// Checked by the compiler: what would not survive the way to the browser, or is not the component's, does not compile.

function Known(_: { id: number; words?: string }) {
  return null;
}
function WithFunction(_: { onDone: () => void }) {
  return null;
}
function WithDate(_: { day: Date }) {
  return null;
}

export const right = <Island of={Known} when="touch" props={{ id: 1 }} />;
// @ts-expect-error a prop is missing
export const missing = <Island of={Known} when="touch" props={{}} />;
// @ts-expect-error a prop of another type
export const wrong = <Island of={Known} when="touch" props={{ id: 'one' }} />;
// @ts-expect-error a prop that the component does not have
export const unknown = <Island of={Known} when="touch" props={{ id: 1, other: 2 }} />;
// @ts-expect-error public documents have no islands that start when idle
export const idle = <Island of={Known} when="idle" props={{ id: 1 }} />;
// @ts-expect-error a function does not travel
export const withFunction = <Island of={WithFunction} when="touch" props={{ onDone: () => {} }} />;
// @ts-expect-error a Date does not travel
export const withDate = <Island of={WithDate} when="touch" props={{ day: new Date() }} />;

export function OnlyItsOwnMessages() {
  const t = useTranslate(['share.share']);
  // @ts-expect-error a message that the island did not list
  return t('share.copied');
}
