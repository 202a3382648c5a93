/**
 * The server is gone, in each step that needs it: the step says so in words that help, keeps what the user has, and works
 * when the server is back. Syncing, prices and the relay to exchanges have tests of their own.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translate } from '../../../platform/i18n/strings.ts';
import { session } from '../../../platform/session/session.ts';
import { accountClient } from '../client.ts';
import { sendReset, signIn, signUp } from '../sign-in.ts';
import { askOverview } from './account-api.ts';
import { startCheckout, verifyPayment } from './checkout.ts';
import { failureStrings } from './failure-strings.ts';

const GONE: readonly (readonly [string, () => Promise<Response>])[] = [
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy without a server', async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
];

beforeEach(() => {
  localStorage.setItem('kept', 'by the user');
  // The account client writes every failed request to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(localStorage.getItem('kept')).toBe('by the user');
  expect(session.get().kind, 'nobody was signed out or in by it').toBe('signed-out');
  localStorage.clear();
});

test.each(GONE)('%s: signing in, signing up, a new password', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const offline = { ok: false, error: 'offline' };
  expect(await signIn('klaus@example.org', 'correct horse')).toEqual(offline);
  expect(await signUp({ name: 'Klaus', email: 'klaus@example.org', password: 'correct horse' })).toEqual(offline);
  expect(await sendReset('klaus@example.org')).toEqual(offline);
  expect(translate(failureStrings, 'de', 'offline')).toMatch(/Server|Verbindung/);
});

test.each(GONE)('%s: the account, a purchase, and a payment that just happened', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  const who = { session: { user: { id: 'u', email: 'klaus@example.org' } } };
  vi.spyOn(accountClient().auth, 'getSession').mockResolvedValue({ data: who, error: null } as never);
  expect(await startCheckout('pro', 'monthly')).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(await askOverview()).toMatchObject({ ok: false });
  expect(await verifyPayment('cs_test_1')).toEqual({ ok: false, error: { kind: 'offline' } });
});

test('gone between password and second factor, nobody is told that he is signed in', async () => {
  const { auth } = accountClient();
  const gone = Object.assign(new Error('away'), { __isAuthError: true, name: 'AuthRetryableFetchError', status: 0 });
  const half = { user: { factors: [{ status: 'verified' }] }, access_token: `e30.${btoa('{"aal":"aal1"}')}.s` };
  vi.spyOn(auth, 'signInWithPassword').mockResolvedValue({ data: {}, error: null } as never);
  vi.spyOn(auth, 'getSession').mockResolvedValue({ data: { session: half }, error: null } as never);
  vi.spyOn(auth.mfa, 'listFactors').mockResolvedValue({ data: null, error: gone } as never);
  expect(await signIn('klaus@example.org', 'correct horse')).toEqual({ ok: false, error: 'offline' });
});

test('back again, the payment is asked for once more and counts', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect((await verifyPayment('cs_test_1')).ok).toBe(false);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, plan: 'pro' }));
  expect(await verifyPayment('cs_test_1')).toEqual({ ok: true, value: { success: true, plan: 'pro' } });
});
