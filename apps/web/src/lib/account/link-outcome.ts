/**
 * What a mailed link brought along: a code to exchange, or the server's refusal. The address is read once and cleaned,
 * so that a code never stays in the history.
 */
import { err, type Result } from '@cryptax/kernel';
import type { AccountFailure } from './account-failure.ts';
import { redeemCode, type SignedIn } from './sign-in.ts';

export type LinkProblem = AccountFailure | 'missing-code' | 'not-pkce' | 'unspecified';

let redeemed: { readonly address: string; readonly outcome: Promise<Result<SignedIn, LinkProblem>> } | undefined;

/** React may mount a screen twice; a code works once. */
export function redeemLink(address: string = location.href): Promise<Result<SignedIn, LinkProblem>> {
  if (redeemed?.address !== address) redeemed = { address, outcome: redeem(address) };
  return redeemed.outcome;
}

async function redeem(address: string): Promise<Result<SignedIn, LinkProblem>> {
  const { searchParams, hash } = new URL(address);
  const parameters = new Map([...searchParams, ...new URLSearchParams(hash.slice(1))]);
  if (parameters.has('error') || parameters.has('error_code')) {
    return err(parameters.has('error_code') || parameters.has('error_description') ? 'expired-link' : 'unspecified');
  }
  if (parameters.has('access_token')) return err('not-pkce');
  const code = parameters.get('code');
  return code === undefined ? err('missing-code') : redeemCode(code);
}
