import { describe, expect, it } from 'vitest';
import { type Effect, initialState, isLoading, type SessionEvent, type SessionState, step, type Traces, type User } from './machine.ts';
import { testProfile as profile, testUser as user } from './testing.ts';

const other: User = { ...user, id: 'ana', username: 'ana' };
const nobody: Traces = { marker: false, cookie: false, revoking: false };
const somebody: Traces = { marker: true, cookie: true, revoking: false };

/** What becomes of a session after events, and what the last of them asks for. */
function play(events: readonly SessionEvent[], from: SessionState = initialState) {
  let state = from;
  let effects: readonly Effect[] = [];
  for (const event of events) ({ state, effects } = step(state, event));
  return { state, effects };
}

const begun = (traces: Partial<Traces>): SessionEvent => ({ type: 'begun', traces: { ...nobody, ...traces } });
const fetched = (round: number, who = user): SessionEvent => ({ type: 'user-fetched', round, user: who });
const returned = (traces: Partial<Traces>, isOther = false): SessionEvent => ({
  type: 'returned',
  traces: { ...nobody, ...traces },
  isOther,
});

const fetching = play([begun(somebody)]).state;
const signedIn = play([
  begun(somebody),
  fetched(1),
  { type: 'gathered', round: 1, values: { profile, saved: [], personalized: [], avatar: '/avatars/a/256.webp' } },
]).state;
const signedOut = play([begun({})]).state;
const states = { loading: initialState, fetching, 'signed-in': signedIn, 'signed-out': signedOut };
const all = Object.values(states);

function expectNothingOfAnybody({ user, profile, saved, personalized, avatar }: SessionState) {
  const nothing = { user: null, profile: undefined, saved: undefined, personalized: undefined, avatar: undefined };
  expect({ user, profile, saved, personalized, avatar }).toEqual(nothing);
}

describe('The beginning', () => {
  it('is loading, with no user', () => {
    expect([initialState.phase, isLoading(initialState)]).toEqual(['loading', true]);
    expectNothingOfAnybody(initialState);
  });

  it.each<[string, Partial<Traces>, SessionState['phase'], Effect[]]>([
    ['a cookie: the user is fetched', { cookie: true }, 'fetching', ['fetch-user']],
    ['a cookie and the marker: the same', { cookie: true, marker: true }, 'fetching', ['fetch-user']],
    ['neither: no user', {}, 'signed-out', []],
    ['the marker alone: it is removed', { marker: true }, 'signed-out', ['remove-marker']],
    ['the page that says goodbye: everything is forgotten', { marker: true, left: true }, 'signed-out', ['forget']],
    ['a session that is to be revoked: that first', { cookie: true, marker: true, revoking: true }, 'signed-out', ['forget', 'revoke']],
    ['the same without its cookie', { revoking: true }, 'signed-out', ['forget', 'revoke']],
  ])('%s', (_, traces, phase, effects) => {
    const { state, effects: asked } = play([begun(traces)]);
    expect([state.phase, asked, isLoading(state)]).toEqual([phase, effects, phase === 'fetching']);
    expectNothingOfAnybody(state);
  });

  it('is made once', () => {
    for (const state of [fetching, signedIn, signedOut]) expect(step(state, begun(somebody))).toEqual({ state, effects: [] });
  });
});

describe('The user', () => {
  it('is stored, then what belongs to them is fetched, the marker set, and loading ended', () => {
    const { state, effects } = play([fetched(1)], fetching);
    expect(effects).toEqual(['fetch-profile', 'fetch-avatar', 'fetch-saved', 'set-marker']);
    expect([state.phase, state.user, isLoading(state)]).toEqual(['signed-in', user, false]);
  });

  it('that could not be fetched is nobody', () => {
    const { state, effects } = play([{ type: 'user-failed', round: 1 }], fetching);
    expect([state.phase, effects, isLoading(state)]).toEqual(['signed-out', ['forget'], false]);
  });

  it('of an answer that comes too late is no user', () => {
    const again = play([{ type: 'signed-out' }, { type: 'marker-set', traces: somebody }], fetching).state;
    expect(again.round).toBe(3);
    for (const event of [fetched(1), { type: 'user-failed', round: 1 } as const]) {
      expect(step(again, event)).toEqual({ state: again, effects: [] });
      expect(step(signedOut, event)).toEqual({ state: signedOut, effects: [] });
    }
  });

  it('who is another than the page was made for has it made again', () => {
    const { state, effects } = play([returned(somebody, true), fetched(2, other)], signedIn);
    expect(effects).toEqual(['fetch-profile', 'fetch-avatar', 'fetch-saved', 'set-marker', 'reload']);
    expect([state.user, state.owner]).toEqual([other, 'ana']);
    expect(play([returned(somebody, true), fetched(2)], signedIn).effects).not.toContain('reload');
  });
});

describe('What belongs to the user', () => {
  it('is kept as it arrives, and is undefined where it failed', () => {
    expect(signedIn).toMatchObject({ profile, saved: [], personalized: [] });
    const failed = play([{ type: 'gathered', round: 1, values: { saved: undefined } }], signedIn).state;
    expect(failed).toEqual({ ...signedIn, saved: undefined });
  });

  it('is dropped when it comes after the sign-out, or after the next sign-in', () => {
    const event: SessionEvent = { type: 'gathered', round: 1, values: { profile } };
    for (const state of [signedOut, fetching, play([returned(somebody, true), fetched(2, other)], signedIn).state]) {
      expect(step(state, event)).toEqual({ state, effects: [] });
    }
  });

  it('is a picture, which is asked for once it is known whose, also where there is no profile, and is blank where that fails', () => {
    const events: SessionEvent[] = [begun(somebody), fetched(1)];
    expect(play(events).effects).toContain('fetch-avatar');
    for (const values of [{ saved: [] }, { profile: undefined }, { profile }])
      expect(play([...events, { type: 'gathered', round: 1, values }]).effects).toEqual([]);
    expect(play([{ type: 'gathered', round: 1, values: { avatar: undefined } }], signedIn)).toEqual({
      state: { ...signedIn, avatar: undefined },
      effects: [],
    });
  });

  it('is recommended to whoever is signed in, when it is wanted', () => {
    for (const state of all) {
      const { effects } = step(state, { type: 'personalized-wanted' });
      expect(effects).toEqual(state === signedIn ? ['fetch-personalized'] : []);
    }
  });

  it('is a profile that takes what was changed, and nothing else', () => {
    const changed: SessionEvent = { type: 'profile-changed', changes: { city: 'Lima' } };
    expect(step(signedIn, changed)).toEqual({ state: { ...signedIn, profile: { ...profile, city: 'Lima' } }, effects: [] });
    expect(step(signedOut, changed)).toEqual({ state: signedOut, effects: [] });
  });
});

describe('The end', () => {
  it.each<[string, SessionEvent, Effect[]]>([
    ['a sign-out', { type: 'signed-out' }, ['forget', 'revoke']],
    ['an answer of the gateway', { type: 'ended' }, ['forget', 'drop-cookie']],
    ['the marker, removed in another tab', { type: 'marker-removed' }, ['forget']],
    ['the cookie, gone when the page comes back', returned({ marker: true }), ['forget']],
    ['a session that is being revoked when the page comes back', returned({ ...somebody, revoking: true }), ['forget', 'revoke']],
  ])('by %s clears everything, whether or not the user was there yet', (_, event, effects) => {
    for (const from of [signedIn, fetching]) {
      const { state, effects: asked } = step(from, event);
      expect([state.phase, asked, isLoading(state), state.round]).toEqual(['signed-out', effects, false, from.round + 1]);
      expectNothingOfAnybody(state);
    }
  });

  it('is nothing to whoever is signed out already, but for a sign-out', () => {
    for (const type of ['ended', 'marker-removed'] as const) {
      for (const state of [signedOut, initialState]) expect(step(state, { type })).toEqual({ state, effects: [] });
    }
    expect(step(signedOut, { type: 'signed-out' }).effects).toEqual(['forget', 'revoke']);
  });
});

describe('Signed out', () => {
  it('another tab signs in: the user is fetched', () => {
    const { state, effects } = step(signedOut, { type: 'marker-set', traces: somebody });
    expect([state.phase, effects, isLoading(state)]).toEqual(['fetching', ['fetch-user'], true]);
  });

  it('nothing leads in while the session is being revoked', () => {
    const revoking = { ...somebody, revoking: true };
    expect(step(signedOut, { type: 'marker-set', traces: revoking })).toEqual({ state: signedOut, effects: [] });
    expect(step(signedOut, returned(revoking, true)).effects).toEqual(['forget', 'revoke']);
  });

  it('the marker, set in another tab, changes nothing for anybody else', () => {
    for (const state of [initialState, fetching, signedIn])
      expect(step(state, { type: 'marker-set', traces: somebody })).toEqual({ state, effects: [] });
  });

  it('the page comes back: a cookie is looked into, a marker without one removed', () => {
    expect(play([returned({ cookie: true })], signedOut)).toMatchObject({ state: { phase: 'fetching' }, effects: ['fetch-user'] });
    expect(step(signedOut, returned({ marker: true }))).toEqual({ state: signedOut, effects: ['remove-marker'] });
    expect(step(signedOut, returned({}))).toEqual({ state: signedOut, effects: [] });
  });
});

describe('Back on a page', () => {
  it('the same cookie is the same session', () => {
    for (const state of [signedIn, fetching]) expect(step(state, returned(somebody))).toEqual({ state, effects: [] });
  });

  it('another cookie may be somebody else’s: nothing shows until that is known', () => {
    const { state, effects } = step(signedIn, returned(somebody, true));
    expect([state.phase, effects, state.owner]).toEqual(['fetching', ['fetch-user'], 'rosa']);
    expectNothingOfAnybody(state);
  });

  it('another cookie, while the one before is asked about, is asked about instead', () => {
    const { state, effects } = step(fetching, returned(somebody, true));
    expect([state.phase, effects]).toEqual(['fetching', ['fetch-user']]);
    expect(step(state, fetched(1))).toEqual({ state, effects: [] });
    expect(step(state, fetched(2, other)).state.user).toEqual(other);
  });

  it('before anything has begun nothing comes of it', () => {
    for (const traces of [nobody, somebody, { ...somebody, revoking: true }])
      expect(step(initialState, returned(traces, true))).toEqual({ state: initialState, effects: [] });
  });
});
