/** What a mailed proof does once it is redeemed: confirms the address, or moves the account to a new one. */
import type { Context } from 'hono';
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { visitorOf } from './auth-context.ts';
import { confirmAddress } from './confirm-address.ts';
import { acceptEmailChange, type ChangeOutcome } from './email-change.ts';
import { liftLimits } from './guesses.ts';
import type { FoundToken, TokenKind } from './one-time-tokens.ts';
import type { SignInMethod } from './sessions.ts';

export const METHODS: Readonly<Record<TokenKind, SignInMethod>> = {
  signup: 'otp',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'otp',
};

export const EXPIRED = new Problem(403, 'otp_expired', 'Email link is invalid or has expired');

const isEmailChange = (kind: TokenKind): boolean => kind === 'email_change_current' || kind === 'email_change_new';

/** @param isByOwner whether it came back to the browser that asked for the mail (PKCE) */
export async function acceptProof(
  context: Context,
  services: Services,
  tx: Transaction,
  found: FoundToken,
  isByOwner: boolean,
): Promise<ChangeOutcome> {
  const { address } = visitorOf(context, services);
  if (isEmailChange(found.kind)) {
    const outcome = await acceptEmailChange(tx, found, isByOwner, address);
    if (outcome === null) throw EXPIRED;
    return outcome;
  }
  const { rows } = await tx.query('select id from auth.users where id = $1::text::uuid and email = $2', [
    found.userId,
    found.email,
  ]);
  // Mailed to an address that the account has left since.
  if (rows.length === 0) throw EXPIRED;
  const credentials = isByOwner ? found.credentials : null;
  await confirmAddress(tx, { userId: found.userId, credentials, address });
  await liftLimits(services, tx, found.email);
  return 'session';
}
