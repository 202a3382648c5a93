/** Sign-ins that end with a code in the address (PKCE): only who began them holds the verifier to exchange it. */
import { createHash } from 'node:crypto';
import type { Queryable } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { Pkce } from './one-time-tokens.ts';
import { isSame, randomToken, sha256 } from './secrets.ts';
import type { SignInMethod } from './sessions.ts';

const LIFETIME = "interval '5 minutes'";

/** A code for a user who has proved himself, for instance by a mailed link. */
export async function issueAuthCode(
  on: Queryable,
  flow: { readonly userId: string; readonly method: SignInMethod; readonly pkce: Pkce; readonly provider: string },
): Promise<string> {
  const code = randomToken();
  await on.query(
    `insert into auth.flow_states
        (user_id, provider, method, auth_code_hash, code_challenge, code_challenge_method, redirect_to)
      values ($1::text::uuid, $2, $3, $4, $5, $6, '')`,
    [flow.userId, flow.provider, flow.method, sha256(code), flow.pkce.challenge, flow.pkce.method],
  );
  return code;
}

interface FlowRow {
  readonly user_id: string;
  readonly method: SignInMethod;
  readonly code_challenge: string;
  readonly code_challenge_method: string;
  readonly expired: boolean;
}

export async function redeemAuthCode(
  on: Queryable,
  code: string,
  verifier: string,
): Promise<{ readonly userId: string; readonly method: SignInMethod }> {
  const { rows } = await on.query<FlowRow>(
    `select user_id, method, code_challenge, code_challenge_method, created_at < now() - ${LIFETIME} as expired
      from auth.flow_states where auth_code_hash = $1 and user_id is not null for update`,
    [sha256(code)],
  );
  const flow = rows[0];
  if (flow === undefined) {
    throw new Problem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (flow.expired) throw new Problem(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  if (!isSame(challengeOf(verifier, flow.code_challenge_method), flow.code_challenge)) {
    throw new Problem(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
  }
  await on.query('delete from auth.flow_states where auth_code_hash = $1', [sha256(code)]);
  return { userId: flow.user_id, method: flow.method };
}

function challengeOf(verifier: string, method: string): string {
  return method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
}
