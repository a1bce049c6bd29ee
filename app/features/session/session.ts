import { companion } from '#app/browser/companion.ts';
import gatedContent from '#app/browser/gated-content.device.ts';
import { avatarOf, onOwnAvatar } from '#app/features/avatars/avatars.ts';
import { forgetPlace } from '#app/features/guided-profile/guided-profile.ts';
import { forgetSaved, showSaved } from '#app/features/saving/saving.ts';
import { personalizedContent, profileQuery, userQuery } from '#app/graphql/member-documents.ts';
import { request } from '#app/graphql/request.ts';
import { announceSignedOut, onSessionEnd } from '#app/graphql/session-end.ts';
import { endOnServer, exitToLogin, leaveForLogin, leaveSignedOut, submitAfterwards } from './leave-page.ts';
import loggedIn from './logged-in.device.ts';
import {
  type Effect,
  type Gathered,
  initialState,
  type Profile,
  type SessionEvent,
  type SessionState,
  step,
  type Traces,
} from './machine.ts';
import { isPersonal, isSentOnTo, root, saysGoodbye, showAvatar, showSession, signOutPath } from './page.ts';
import { dropCompanion, endRevoking, isRevoking } from './revoke.ts';

let state: SessionState = initialState;
/** As they were last seen here, so that a change elsewhere is known for one. */
let seenCookie: string | undefined;
let seenMarker = false;
/** Aborts the requests that were made for whoever was signed in. */
let requests = new AbortController();
/** The page was left, and what still comes of it shows nothing until it is back. */
let isAway = false;

/** What can be done with the session that `machine.ts` keeps. */
export const session = {
  fetchPersonalized: () => dispatch({ type: 'personalized-wanted' }),
  /** Merges changes into the profile that was fetched. */
  changeProfile: (changes: Partial<Profile>) => dispatch({ type: 'profile-changed', changes }),
  signOut,
};

/** Looks who is signed in, and follows what becomes of it; once a page, however often it is called. */
export function beginSession(): void {
  if (state.phase !== 'loading') return;
  seenCookie = companion();
  seenMarker = loggedIn.read() !== undefined;
  onSessionEnd(() => {
    // That of the session before: another has begun since it was asked.
    if (companion() && companion() !== seenCookie) return comeBack();
    if (isPersonal()) exitToLogin(true);
    dispatch({ type: 'ended' });
  });
  onOwnAvatar(({ avatar }) => dispatch({ type: 'gathered', round: state.round, values: { avatar: avatar ?? undefined } }));
  addEventListener('storage', followOtherTabs);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && comeBack());
  // A browser that keeps the page for Back keeps it hidden.
  addEventListener('pagehide', () => {
    isAway = true;
    if (isPersonal()) showSession('unchecked');
  });
  addEventListener('online', () => isRevoking() && endOnServer());
  addEventListener('submit', followForm, true);
  if (saysGoodbye()) forgetPlace();
  dispatch({ type: 'begun', traces: traces() });
}

/** Clears what is here at once, ends the session on the server, and goes home, or where the form of the screen `sign-out` leads to. */
function signOut(address: string = signOutPath): void {
  leaveSignedOut(address);
  dispatch({ type: 'signed-out' });
}

function dispatch(event: SessionEvent): void {
  const { state: next, effects } = step(state, event);
  state = next;
  for (const effect of effects) perform[effect]();
  show();
}

const perform: Record<Effect, () => void> = {
  'fetch-user': fetchUser,
  'fetch-profile': () =>
    gather(
      request(profileQuery, {}, requests).then(({ profile }) => {
        if (profile?.recommendations) import('#app/features/for-you/for-you.ts').then(({ beginNoting }) => beginNoting(requests));
        return { profile: profile ?? undefined };
      }),
      { profile: undefined },
    ),
  'fetch-avatar': () =>
    gather(
      avatarOf(state.user?.username ?? '', root.lang, requests).then(({ avatar }) => ({ avatar: avatar ?? undefined })),
      { avatar: undefined },
    ),
  'fetch-saved': fetchSaved,
  'fetch-personalized': () =>
    gather(
      request(personalizedContent, {}, requests).then(({ personalizedContent: items }) => ({ personalized: items ?? undefined })),
      { personalized: undefined },
    ),
  'set-marker': () => {
    mark('true');
    endRevoking();
  },
  // A session that ended unseen, by a form that went without scripts or by its time, leaves no more than a sign-out does.
  'remove-marker': () => {
    mark(undefined);
    gatedContent.write(undefined);
    forgetSaved();
  },
  forget: () => {
    requests.abort();
    requests = new AbortController();
    mark(undefined);
    gatedContent.write(undefined);
    forgetSaved();
    announceSignedOut();
  },
  'drop-cookie': dropCompanion,
  revoke: () => void endOnServer(),
  reload: () => void (isPersonal() && location.reload()),
};

async function fetchUser(): Promise<void> {
  const { round } = state;
  // That nobody can be asked now says nothing about who is signed in.
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
  if (state.round !== round) return;
  try {
    const { user } = await request(userQuery, {}, requests);
    seenCookie = companion();
    dispatch(user ? { type: 'user-fetched', round, user } : { type: 'user-failed', round });
  } catch (error) {
    logFailure('user', error);
    dispatch({ type: 'user-failed', round });
  }
}

/** The list comes at once where it is kept here, and changes with each mark that is pressed. */
function fetchSaved(): void {
  const { round, user } = state;
  if (!user) return;
  const shown = showSaved(user.id, (saved) => dispatch({ type: 'gathered', round, values: { saved } }));
  gather(
    shown.then(() => ({})),
    { saved: undefined },
  );
}

/** Waits for what belongs to who is signed in; where it fails, there is none of it. */
async function gather(values: Promise<Partial<Gathered>>, none: Partial<Gathered>): Promise<void> {
  const { round } = state;
  try {
    dispatch({ type: 'gathered', round, values: await values });
  } catch (error) {
    // What was asked for somebody else was broken off.
    if (state.round !== round) return;
    logFailure(Object.keys(none).join(), error);
    dispatch({ type: 'gathered', round, values: none });
  }
  if (state.round === round) seenCookie = companion();
}

/**
 * Of an error its own words alone: they hold nothing that is anybody's. What was broken off has not failed, nor has what waits until its member
 * has confirmed who they are, which the page of it asks for.
 */
function logFailure(what: string, error: unknown): void {
  const why = error instanceof Error ? error.message : '';
  if ((error instanceof DOMException && error.name === 'AbortError') || why.endsWith('CONFIRM_NEEDED')) return;
  console.error(`The ${what} of the session could not be fetched: ${why}`);
}

function mark(value: 'true' | undefined): void {
  loggedIn.write(value);
  seenMarker = value !== undefined;
}

function traces(): Traces {
  return { marker: loggedIn.read() !== undefined, cookie: companion() !== undefined, revoking: isRevoking(), left: saysGoodbye() };
}

function followOtherTabs(): void {
  const marker = loggedIn.read() !== undefined;
  if (marker === seenMarker) return;
  seenMarker = marker;
  dispatch(marker ? { type: 'marker-set', traces: traces() } : { type: 'marker-removed' });
}

function comeBack(): void {
  isAway = false;
  const cookie = companion();
  const isOther = cookie !== seenCookie;
  seenCookie = cookie;
  dispatch({ type: 'returned', traces: traces(), isOther });
}

function followForm(event: Event): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  if (new URL(form.action).pathname === signOutPath) {
    event.preventDefault();
    event.stopImmediatePropagation();
    signOut(form.action);
  } else if (isRevoking()) {
    event.preventDefault();
    submitAfterwards(form, event instanceof SubmitEvent ? event.submitter : null);
  }
}

/** Shows the session as it is by now; what was made for a member leads to the page to sign in on when there is none. */
function show(): void {
  const { phase, owner, avatar } = state;
  if (phase === 'loading' || isAway) return;
  showAvatar(avatar);
  if (phase === 'fetching') showSession(owner === null ? 'in' : 'unchecked');
  else if (phase === 'signed-in' || (isPersonal() && isSentOnTo())) showSession('in');
  else {
    showSession('out');
    if (isPersonal()) leaveForLogin();
  }
}
