/** Changes of the account itself: name, address, second factor, deletion. */
import { err, ok, type Result } from '@cryptax/kernel';
import { askAccount } from './account-api.ts';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { accountClient } from './client.ts';
import { followSession } from './follow-session.ts';
import { signOut } from './sign-in.ts';

export async function setName(name: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.updateUser({ data: { name } });
  if (error !== null) return err(accountFailure(error));
  await followSession();
  return ok(undefined);
}

export async function setEmail(email: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.updateUser(
    { email },
    { emailRedirectTo: `${location.origin}/auth/callback` },
  );
  return error === null ? ok(undefined) : err(accountFailure(error));
}

export interface NewFactor {
  readonly id: string;
  /** An SVG as data address. */
  readonly qrCode: string;
  readonly secret: string;
}

/** Id of the verified authenticator, or null. */
export async function authenticator(): Promise<Result<string | null, AccountFailure>> {
  const { data, error } = await accountClient().auth.mfa.listFactors();
  return error === null ? ok(data.totp[0]?.id ?? null) : err(accountFailure(error));
}

export async function beginFactor(): Promise<Result<NewFactor, AccountFailure>> {
  const { mfa } = accountClient().auth;
  // A half-finished attempt would take the name and stay for ever.
  const factors = await mfa.listFactors();
  for (const factor of factors.data?.all ?? []) {
    if (factor.status === 'unverified') await mfa.unenroll({ factorId: factor.id });
  }
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: 'Cryptax', friendlyName: 'Authenticator' });
  if (error !== null) return err(accountFailure(error));
  return ok({ id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
}

export async function removeFactor(factorId: string): Promise<Result<void, AccountFailure>> {
  const { error } = await accountClient().auth.mfa.unenroll({ factorId });
  return error === null ? ok(undefined) : err(accountFailure(error));
}

export async function deleteAccount(password: string): Promise<Result<void, AccountFailure>> {
  const answer = await askAccount<void>('', { method: 'DELETE', body: { password } });
  if (!answer.ok) return answer;
  await signOut();
  return ok(undefined);
}
