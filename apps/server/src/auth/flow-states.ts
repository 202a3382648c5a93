/** Sign-ins that end with a code in the address (PKCE): only who began them holds the verifier to exchange it. */
import { createHash } from 'node:crypto';
import type { Queryable } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { Pkce } from './one-time-tokens.ts';
import type { ProviderUser } from './providers.ts';
import { isSame, randomToken, sha256 } from './secrets.ts';
import type { SignInMethod } from './sessions.ts';
import { within } from './time-window.ts';

export interface NewFlow {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly pkce: Pkce;
  readonly provider: string;
  /** A mailed link that is used up, and has its effect, when the code is exchanged. */
  readonly tokenHash?: string;
  /** A person at the provider who is linked to the account when the code is exchanged. */
  readonly identity?: ProviderUser;
}

/** A code for a user who has shown a proof, for instance a mailed link; it has its effect when the code is exchanged. */
export async function issueAuthCode(on: Queryable, flow: NewFlow): Promise<string> {
  const code = randomToken();
  await on.query(
    `insert into auth.flow_states (user_id, provider, method, auth_code_hash, code_challenge, code_challenge_method,
        token_hash, identity, redirect_to)
      values ($1::text::uuid, $2, $3, $4, $5, $6, $7, $8::text::jsonb, '')`,
    [
      flow.userId,
      flow.provider,
      flow.method,
      sha256(code),
      flow.pkce.challenge,
      flow.pkce.method,
      flow.tokenHash ?? null,
      flow.identity === undefined ? null : JSON.stringify(flow.identity),
    ],
  );
  return code;
}

export interface RedeemedFlow {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly provider: string;
  readonly tokenHash: string | null;
  readonly identity: ProviderUser | null;
}

interface FlowRow {
  readonly user_id: string;
  readonly method: SignInMethod;
  readonly provider: string;
  readonly token_hash: string | null;
  readonly identity: ProviderUser | null;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  readonly expired: boolean;
}

/** That the code came back to where it was asked for: the verifier, or a living session of the same account. */
export type FlowProof = { readonly verifier: string } | { readonly userId: string };

export async function redeemAuthCode(on: Queryable, code: string, proof: FlowProof): Promise<RedeemedFlow> {
  const { rows } = await on.query<FlowRow>(
    `select user_id, method, provider, token_hash, identity, code_challenge, code_challenge_method,
        not (${within('created_at', '5 minutes')}) as expired
      from auth.flow_states where auth_code_hash = $1 and user_id is not null for update`,
    [sha256(code)],
  );
  const flow = rows[0];
  if (flow === undefined) {
    throw new Problem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.expired) throw new Problem(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  const isProved =
    'verifier' in proof
      ? isSame(challengeOf(proof.verifier, flow.code_challenge_method), flow.code_challenge)
      : proof.userId === flow.user_id;
  if (!isProved) {
    throw new Problem(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  await on.query('delete from auth.flow_states where auth_code_hash = $1', [sha256(code)]);
  const { user_id: userId, method, provider, token_hash: tokenHash, identity } = flow;
  return { userId, method, provider, tokenHash, identity };
}

function challengeOf(verifier: string, method: string): string {
  return method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
}
