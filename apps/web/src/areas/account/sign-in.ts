/** Signing up, in and out, over the account client. Every call answers with a Result; nothing here knows a screen. */
import { err, ok, type Result } from '@cryptax/kernel';
import type { AuthError } from '@supabase/supabase-js';
import { accountAddress, accountClient } from './client.ts';
import { type AccountFailure, accountFailure } from './parts/account-failure.ts';
import { followSession } from './parts/follow-session.ts';
import { type Factor, openFactors } from './parts/second-factor.ts';
import { type WayOn, withWayOn } from './parts/way-on.ts';

/** A second factor is asked for when the account has one. */
export type SignedIn =
  | { readonly kind: 'done' }
  | { readonly kind: 'second-factor'; readonly factors: readonly Factor[] };
export type SignedUp = { readonly kind: 'done' } | { readonly kind: 'confirm-email' };

export async function signIn(email: string, password: string): Promise<Result<SignedIn, AccountFailure>> {
  const { auth } = accountClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) return err(accountFailure(error));
  return complete();
}

/** What a session still needs, reported by the factors it can be completed with. */
async function complete(): Promise<Result<SignedIn, AccountFailure>> {
  await followSession();
  const factors = await openFactors();
  if (!factors.ok) return factors;
  return ok(factors.value.length === 0 ? { kind: 'done' } : { kind: 'second-factor', factors: factors.value });
}

export interface NewAccount {
  /** Empty where it is not known, such as after a log-in that still needs the confirmation. */
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function signUp(
  { name, email, password }: NewAccount,
  way: WayOn = {},
): Promise<Result<SignedUp, AccountFailure>> {
  const { data, error } = await accountClient().auth.signUp({
    email,
    password,
    options: {
      data: { ...(name === '' ? {} : { name }), plan: 'free' },
      emailRedirectTo: withWayOn(`${location.origin}/auth/callback`, way),
    },
  });
  if (error !== null) return err(accountFailure(error));
  if (data.session === null) return ok({ kind: 'confirm-email' });
  await followSession();
  return ok({ kind: 'done' });
}

/** Signs out on this device. Without a connection the tokens are forgotten all the same. */
export async function signOut(): Promise<void> {
  const { sharedSync } = await import('./shared-sync.ts');
  await sharedSync().leave();
  await accountClient().auth.signOut({ scope: 'local' });
  await followSession();
}

export async function sendReset(email: string, way: WayOn = {}): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.resetPasswordForEmail(email, {
    redirectTo: withWayOn(`${location.origin}/auth/reset-password`, way),
  });
  return error === null ? ok(undefined) : err(accountFailure(error));
}

/**
 * A session that is not fresh any more needs a code by mail: without one the mail is sent and `needs-code` comes back, and
 * the next call brings it along.
 */
export async function setPassword(password: string, code = ''): Promise<Result<void, AccountFailure>> {
  const { auth } = accountClient();
  const { error } = await auth.updateUser(code === '' ? { password } : { password, nonce: code });
  if (error === null) return ok(undefined);
  const failure = accountFailure(error);
  if (failure !== 'needs-code') return err(failure);
  const mailed = await auth.reauthenticate();
  return err(mailed.error === null ? failure : accountFailure(mailed.error));
}

/** The code of a mailed link, or of another service, becomes a session. */
export async function redeemCode(code: string): Promise<Result<SignedIn, AccountFailure>> {
  const { error } = await accountClient().auth.exchangeCodeForSession(code);
  if (error === null || (await redeemSignedIn(error, code))) return complete();
  return err(accountFailure(error));
}

/** The library keeps no verifier for a change of address; who is signed in to the account proves as much. */
async function redeemSignedIn(error: AuthError, code: string): Promise<boolean> {
  const { auth } = accountClient();
  const { data } = await auth.getSession();
  if (error.code !== 'pkce_code_verifier_not_found' || data.session === null) return false;
  const answer = await fetch(`${accountAddress()}/auth/v1/token?grant_type=pkce`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${data.session.access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ auth_code: code }),
  }).catch(() => null);
  // The address stands in the token too.
  return answer?.ok === true && (await auth.refreshSession()).error === null;
}

/**
 * The digits of the mail, typed where the account was made: for those who read their mail elsewhere. They prove the mailbox
 * alone, and the server forgets the password somebody may have set in its name; the one typed here is set with the session.
 */
export async function confirmWithCode(account: NewAccount, code: string): Promise<Result<void, AccountFailure>> {
  const { auth } = accountClient();
  const { error } = await auth.verifyOtp({ email: account.email, token: code, type: 'signup' });
  if (error !== null) return err(error.code === 'otp_expired' ? 'bad-mail-code' : accountFailure(error));
  const { password, name } = account;
  const { error: refused } = await auth.updateUser({ password, ...(name === '' ? {} : { data: { name } }) });
  await followSession();
  return refused === null || refused.code === 'same_password' ? ok(undefined) : err(accountFailure(refused));
}
