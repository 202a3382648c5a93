/** Changes of the account itself: name, address, deletion. */
import { err, ok, type Result } from '@cryptax/kernel';
import { accountClient } from '../client.ts';
import { signOut } from '../sign-in.ts';
import { askAccount } from './account-api.ts';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { followSession } from './follow-session.ts';

/** The name as the account has it now, which another device may have changed since this one heard of it. */
export async function readName(): Promise<Result<string, AccountFailure>> {
  const { data, error } = await accountClient().auth.getUser();
  return error === null ? ok(String(data.user.user_metadata.name ?? '')) : err(accountFailure(error));
}

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

/** Accounts of another service have no password; they confirm with their address. */
export async function hasPassword(): Promise<Result<boolean, AccountFailure>> {
  const { data } = await accountClient().auth.getSession();
  if (data.session === null) return err('needs-login');
  const providers: unknown = data.session.user.app_metadata.providers;
  return ok(!Array.isArray(providers) || providers.includes('email'));
}

/** Asks once more for what proves that it is meant. */
export async function deleteAccount(
  proof: { readonly password: string } | { readonly email: string },
): Promise<Result<void, AccountFailure>> {
  const answer = await askAccount<void>('', { method: 'DELETE', body: proof });
  if (!answer.ok) return answer;
  await signOut();
  return ok(undefined);
}
