/**
 * What a link of a mail or of a sign-in service brought along: a code to exchange, or the server's refusal. The address is
 * read once and cleaned when the code was good, so that it does not stay in the history.
 */
import { err, type Result } from '@cryptax/kernel';
import { redeemCode, type SignedIn } from '../sign-in.ts';
import { type AccountFailure, failureOfCode } from './account-failure.ts';

/** What is wrong with the address itself, before anybody is asked. */
type AddressProblem = 'missing-code' | 'no-session' | 'not-pkce' | 'unspecified' | 'other-mailbox';
export type LinkProblem = AccountFailure | AddressProblem;

/** What an address carries that brings a whole session instead of a code; this app never asks for such a one. */
const SESSION_PARTS = ['access_token', 'refresh_token', 'expires_in', 'token_type'];

let redeemed: { readonly address: string; readonly outcome: Promise<Result<SignedIn, LinkProblem>> } | undefined;

/** React may mount a screen twice; a code works once. */
export function redeemLink(address: string = location.href): Promise<Result<SignedIn, LinkProblem>> {
  if (redeemed?.address !== address) redeemed = { address, outcome: redeem(address) };
  return redeemed.outcome;
}

async function redeem(address: string): Promise<Result<SignedIn, LinkProblem>> {
  const { searchParams, hash } = new URL(address);
  const parameters = new Map([...searchParams, ...new URLSearchParams(hash.slice(1))]);
  const problem = problemOf(parameters);
  if (problem !== undefined) return err(problem);
  const outcome = await redeemCode(parameters.get('code') ?? '');
  if (outcome.ok) history.replaceState(history.state, '', location.pathname);
  return outcome;
}

function problemOf(parameters: ReadonlyMap<string, string>): LinkProblem | undefined {
  if (parameters.has('error') || parameters.has('error_code')) {
    const code = parameters.get('error_code');
    if (code !== undefined) return failureOfCode(code) ?? 'unknown';
    return parameters.has('error_description') ? 'expired-link' : 'unspecified';
  }
  const parts = SESSION_PARTS.filter((part) => parameters.has(part));
  if (parts.length > 0) return parts.length < SESSION_PARTS.length ? 'no-session' : 'not-pkce';
  if (parameters.get('code')) return undefined;
  // A change of address: this mailbox has agreed, and there is nothing to exchange yet.
  return parameters.has('message') ? 'other-mailbox' : 'missing-code';
}

export function isAddressProblem(problem: LinkProblem): problem is AddressProblem {
  return ['missing-code', 'no-session', 'not-pkce', 'unspecified', 'other-mailbox'].includes(problem);
}
