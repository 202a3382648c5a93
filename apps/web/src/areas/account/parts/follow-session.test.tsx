/** Who is signed in while the server cannot be asked, and what an answer that comes too late may still say. */
import { ok } from '@cryptax/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentPlan } from '../../../platform/plan/plan.ts';
import { SESSION_KEY, session } from '../../../platform/session/session.ts';
import { accountClient } from '../client.ts';
import * as accountApi from './account-api.ts';
import { followSession, refreshPlan } from './follow-session.ts';

const USER = { id: 'u1', email: 'kim@example.org', app_metadata: { plan: 'pro' }, user_metadata: { name: 'Kim' } };
const SIGNED_IN = { kind: 'signed-in', userId: 'u1', name: 'Kim', email: 'kim@example.org' } as const;

beforeEach(() => {
  // The token ran out an hour ago; only the server could renew it.
  const expires_at = Math.floor(Date.now() / 1_000) - 3_600;
  const tokens = { access_token: 'a.e30.c', refresh_token: 'r', token_type: 'bearer', expires_in: 3_600, expires_at };
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...tokens, user: USER }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  session.set({ kind: 'signed-out' });
  localStorage.clear();
  vi.restoreAllMocks();
});

test('without a network the account of the last visit is still signed in, with the plan its token names', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await followSession();
  expect(session.get()).toEqual(SIGNED_IN);
  expect(currentPlan()).toBe('pro');
});

test('a server that is away signs nobody out, a session that ended does', async () => {
  const gone = Object.assign(new Error('away'), { __isAuthError: true, name: 'AuthRetryableFetchError', status: 0 });
  const asked = vi.spyOn(accountClient().auth, 'getSession');
  asked.mockResolvedValue({ data: { session: null }, error: gone } as never);
  await followSession();
  expect(session.get()).toEqual(SIGNED_IN);
  asked.mockResolvedValue({ data: { session: null }, error: null } as never);
  await followSession();
  expect(session.get()).toEqual({ kind: 'signed-out' });
  expect(currentPlan()).toBe('free');
});

test('a plan that is reported after signing out is nobody’s plan', async () => {
  session.set(SIGNED_IN);
  let answer = (_: never) => {};
  vi.spyOn(accountApi, 'askOverview').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const asking = refreshPlan();
  session.set({ kind: 'signed-out' });
  answer(ok({ plan: 'pro' }) as never);
  await asking;
  expect(currentPlan()).toBe('free');
});
