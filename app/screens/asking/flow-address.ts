import { pathTo } from '#app/addresses/paths.ts';
import type { Locale } from '#config/locale.ts';
import type { Place } from '#services/members/asking/asked.ts';
import type { FlowId } from '#services/members/drafts.ts';

/** Where each flow stands, and where it leads once it is left: a section of the profile, or all of it. */
export const flowScreens = {
  diagnosis: { screen: 'profile.add-diagnosis', section: 'your-diagnoses' },
  treatment: { screen: 'profile.add-treatment', section: 'your-treatments' },
  wizard: { screen: 'update-profile', section: null },
} as const satisfies Record<FlowId, { screen: string; section: string | null }>;

/** A place in a flow. Nothing in its address tells what is asked there. */
export type FlowAddress = {
  recordId: string | null;
  /** `done`: it is saved. */
  at: Place | 'done' | null;
  /** The question was asked from the summary, which its answer leads back to. */
  isCheck: boolean;
};

export function flowAddressOf({ searchParams }: URL): FlowAddress {
  const step = searchParams.get('step') ?? '';
  const number = /^[1-9]\d?$/.test(step) ? Number(step) : null;
  return {
    recordId: searchParams.get('record'),
    at: step === 'check' || step === 'done' ? step : number,
    isCheck: searchParams.has('check'),
  };
}

export function flowPath(flow: FlowId, locale: Locale, { recordId, at, isCheck }: FlowAddress): string {
  const query = new URLSearchParams({
    ...(recordId === null ? {} : { record: recordId }),
    ...(at === null ? {} : { step: String(at) }),
    ...(isCheck ? { check: '1' } : {}),
  });
  return `${pathTo(flowScreens[flow].screen, locale)}${query.size === 0 ? '' : `?${query}`}`;
}

/** Where a flow was begun from. */
export function exitPath(flow: FlowId, locale: Locale): string {
  const { section } = flowScreens[flow];
  return pathTo('profile', locale) + (section === null ? '' : `?section=${section}`);
}
