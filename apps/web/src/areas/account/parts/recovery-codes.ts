/** Recovery codes: one stands in for the second factor, once; a new set is made by who has proved it. */
import { err, ok, type Result } from '@cryptax/kernel';
import { accountAddress, accountClient } from '../client.ts';
import { askAccount } from './account-api.ts';
import type { AccountFailure } from './account-failure.ts';
import { followSession } from './follow-session.ts';

export function countRecoveryCodes(): Promise<Result<{ readonly left: number }, AccountFailure>> {
  return askAccount('/recovery-codes');
}

export function makeRecoveryCodes(): Promise<Result<{ readonly codes: readonly string[] }, AccountFailure>> {
  return askAccount('/recovery-codes', { method: 'POST', body: {} });
}

export async function proveWithRecoveryCode(code: string): Promise<Result<void, AccountFailure>> {
  const { auth } = accountClient();
  const { data } = await auth.getSession();
  if (data.session === null) return err('needs-login');
  const answer = await fetch(`${accountAddress()}/auth/v1/factors/recovery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  }).catch(() => null);
  if (answer === null || answer.status >= 500) return err('offline');
  if (!answer.ok) return err(answer.status === 429 ? 'rate-limited' : 'bad-code');
  const { access_token, refresh_token } = (await answer.json()) as Record<'access_token' | 'refresh_token', string>;
  const { error } = await auth.setSession({ access_token, refresh_token });
  if (error !== null) return err('unknown');
  await followSession();
  return ok(undefined);
}
