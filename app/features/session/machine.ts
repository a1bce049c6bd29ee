import type { PersonalizedContentQuery, ProfileQuery, SavedContentQuery, UserQuery } from '#app/graphql/member-documents.ts';

export type User = NonNullable<UserQuery['user']>;
export type Profile = NonNullable<ProfileQuery['profile']>;
export type SavedItems = NonNullable<SavedContentQuery['savedContent']>;
export type PersonalizedItems = NonNullable<PersonalizedContentQuery['personalizedContent']>;

/** What is fetched once it is known who is signed in. `undefined`: not yet here, or it failed. */
export type Gathered = {
  readonly profile: Profile | undefined;
  readonly saved: SavedItems | undefined;
  readonly personalized: PersonalizedItems | undefined;
  /** The address of one's own picture; blank without one. */
  readonly avatar: string | undefined;
};

export type SessionState = Gathered & {
  readonly phase: 'loading' | 'fetching' | 'signed-in' | 'signed-out';
  readonly user: User | null;
  /** Counts the sign-ins and sign-outs: an answer to a question from before is none of this one's. */
  readonly round: number;
  /** Whom the page has been shown to; what the server put on it may be theirs. */
  readonly owner: string | null;
};

/** What is found in the browser. `revoking`: signed out here, but the server does not know it yet. `left`: the member has just left for good. */
export type Traces = { readonly marker: boolean; readonly cookie: boolean; readonly revoking: boolean; readonly left?: boolean };

export type SessionEvent =
  | { type: 'begun'; traces: Traces }
  /** Back in view, or restored by Back. `isOther`: the cookie is not the one that was seen last. */
  | { type: 'returned'; traces: Traces; isOther: boolean }
  | { type: 'user-fetched'; round: number; user: User }
  | { type: 'user-failed'; round: number }
  | { type: 'gathered'; round: number; values: Partial<Gathered> }
  | { type: 'personalized-wanted' }
  | { type: 'profile-changed'; changes: Partial<Profile> }
  /** The login marker, in another tab. */
  | { type: 'marker-set'; traces: Traces }
  | { type: 'marker-removed' }
  /** An answer of the gateway says that nobody is signed in. */
  | { type: 'ended' }
  | { type: 'signed-out' };

/** What a step asks of the browser, in this order. */
export type Effect =
  | 'fetch-user'
  | 'fetch-profile'
  /** One's own picture: anybody may look at it, so that it is there while records are closed. */
  | 'fetch-avatar'
  | 'fetch-saved'
  | 'fetch-personalized'
  | 'set-marker'
  /** A marker without a session: what belonged to one goes with it, from the device. */
  | 'remove-marker'
  /** Marker, flag of gated content, and the answers that are kept. */
  | 'forget'
  /** The cookie that scripts can read: it says what is not so. */
  | 'drop-cookie'
  /** The session on the server, now or as soon as it can be reached. */
  | 'revoke'
  /** The page was made for somebody else. */
  | 'reload';

export type Step = { readonly state: SessionState; readonly effects: readonly Effect[] };

const nothingGathered: Gathered = { profile: undefined, saved: undefined, personalized: undefined, avatar: undefined };

export const initialState: SessionState = { phase: 'loading', user: null, round: 0, owner: null, ...nothingGathered };

/** Loading ends when it is known whether there is a user; what belongs to one arrives afterwards. */
export function isLoading({ phase }: SessionState): boolean {
  return phase === 'loading' || phase === 'fetching';
}

/**
 * The session in the browser: from what it is and what happened to what it becomes, and what is to be done.
 *
 * ```
 *  loading ──begun: cookie──▶ fetching ──user fetched──▶ signed-in ⟲ gathered, profile changed
 *     │                        │   ▲ ▲                        │    │
 *     │ begun: no cookie,      │   │ └──returned: another──┘    │
 *     │ or being revoked       │   │      cookie                │
 *     │                        │   │ marker set elsewhere,      │
 *     ▼                        ▼   │ returned: cookie           ▼
 *  signed-out ◀────────────────┴───┴────────────────────────────┘
 *        user failed, marker removed elsewhere, ended (the gateway),
 *        signed out, returned: no cookie, or being revoked, begun: left for good
 * ```
 *
 * The cookie counts, not the marker: a marker without it is removed. While a session is being revoked nothing leads out of
 * `signed-out` but a new one (see `isRevoking`): its cookie, which no script can see or clear, may still be there. Each way to `signed-out` forgets everything.
 */
export function step(state: SessionState, event: SessionEvent): Step {
  switch (event.type) {
    case 'begun':
      return state.phase === 'loading' ? begin(state, event.traces) : stay(state);
    case 'returned':
      return comeBack(state, event.traces, event.isOther);
    case 'user-fetched':
      return isAwaited(state, event) ? signIn(state, event.user) : stay(state);
    case 'user-failed':
      return isAwaited(state, event) ? signOut(state) : stay(state);
    case 'gathered':
      return stay(isOwn(state, event) ? { ...state, ...event.values } : state);
    case 'personalized-wanted':
      return { state, effects: state.phase === 'signed-in' ? ['fetch-personalized'] : [] };
    case 'profile-changed':
      return stay(state.profile ? { ...state, profile: { ...state.profile, ...event.changes } } : state);
    case 'marker-set':
      return state.phase === 'signed-out' && !event.traces.revoking ? fetchUser(state) : stay(state);
    case 'marker-removed':
      return isOver(state) ? stay(state) : signOut(state);
    case 'ended':
      return isOver(state) ? stay(state) : signOut(state, 'drop-cookie');
    case 'signed-out':
      return signOut(state, 'revoke');
  }
}

function begin(state: SessionState, { marker, cookie, revoking, left = false }: Traces): Step {
  if (revoking) return signOut(state, 'revoke');
  if (cookie) return fetchUser(state);
  if (left) return signOut(state);
  return { state: { ...state, phase: 'signed-out' }, effects: marker ? ['remove-marker'] : [] };
}

function comeBack(state: SessionState, { marker, cookie, revoking }: Traces, isOther: boolean): Step {
  if (state.phase === 'loading') return stay(state);
  if (revoking) return signOut(state, 'revoke');
  // Whoever is being asked for may be the one before.
  if (cookie) return state.phase === 'signed-out' || isOther ? fetchUser(state) : stay(state);
  if (state.phase !== 'signed-out') return signOut(state);
  return { state, effects: marker ? ['remove-marker'] : [] };
}

function fetchUser(state: SessionState): Step {
  return { state: { ...state, ...nothingGathered, phase: 'fetching', user: null, round: state.round + 1 }, effects: ['fetch-user'] };
}

function signIn(state: SessionState, user: User): Step {
  const isOthers = state.owner !== null && state.owner !== user.id;
  return {
    state: { ...state, phase: 'signed-in', user, owner: user.id },
    effects: ['fetch-profile', 'fetch-avatar', 'fetch-saved', 'set-marker', ...(isOthers ? ['reload' as const] : [])],
  };
}

function signOut(state: SessionState, ...also: Effect[]): Step {
  const { owner, round } = state;
  return { state: { ...initialState, phase: 'signed-out', owner, round: round + 1 }, effects: ['forget', ...also] };
}

function stay(state: SessionState): Step {
  return { state, effects: [] };
}

/** Nobody is signed in, or nothing has begun. */
function isOver({ phase }: SessionState): boolean {
  return phase === 'signed-out' || phase === 'loading';
}

function isAwaited({ phase, round }: SessionState, event: { round: number }): boolean {
  return phase === 'fetching' && event.round === round;
}

function isOwn({ phase, round }: SessionState, event: { round: number }): boolean {
  return phase === 'signed-in' && event.round === round;
}
