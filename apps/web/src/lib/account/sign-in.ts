/** Signing up, in and out, over the account client. Every call answers with a Result; nothing here knows a screen. */
import { err, ok, type Result } from '@cryptax/kernel';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { accountClient } from './client.ts';
import { followSession } from './follow-session.ts';

/** A second factor is asked for when the account has one. */
export type SignedIn = { readonly kind: 'done' } | { readonly kind: 'second-factor'; readonly factorId: string };
export type SignedUp = { readonly kind: 'done' } | { readonly kind: 'confirm-email' };

export async function signIn(email: string, password: string): Promise<Result<SignedIn, AccountFailure>> {
  const { auth } = accountClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error !== null) return err(accountFailure(error));
  const level = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (level.data?.nextLevel === 'aal2' && level.data.currentLevel !== 'aal2') {
    const factors = await auth.mfa.listFactors();
    const factor = factors.data?.totp[0];
    if (factor !== undefined) return ok({ kind: 'second-factor', factorId: factor.id });
  }
  await followSession();
  return ok({ kind: 'done' });
}

export async function confirmSecondFactor(factorId: string, code: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.mfa.challengeAndVerify({ factorId, code });
  if (error !== null) return err(accountFailure(error));
  await followSession();
  return ok(undefined);
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export async function signUp({ name, email, password }: NewAccount): Promise<Result<SignedUp, AccountFailure>> {
  const { data, error } = await accountClient().auth.signUp({
    email,
    password,
    options: { data: { name, plan: 'free' }, emailRedirectTo: `${location.origin}/auth/callback` },
  });
  if (error !== null) return err(accountFailure(error));
  if (data.session === null) return ok({ kind: 'confirm-email' });
  await followSession();
  return ok({ kind: 'done' });
}

/** Signs out on this device. Without a connection the tokens are forgotten all the same. */
export async function signOut(): Promise<void> {
  await accountClient().auth.signOut({ scope: 'local' });
  await followSession();
}

export async function sendReset(email: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/auth/reset-password`,
  });
  return error === null ? ok(undefined) : err(accountFailure(error));
}

export async function setPassword(password: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.updateUser({ password });
  return error === null ? ok(undefined) : err(accountFailure(error));
}

/** The code of a mailed link becomes a session. */
export async function redeemCode(code: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.exchangeCodeForSession(code);
  if (error !== null) return err(accountFailure(error));
  await followSession();
  return ok(undefined);
}
