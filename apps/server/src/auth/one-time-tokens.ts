/**
 * The proofs that travel by mail: a link and, for people on another device, six digits. One of each kind per user, valid
 * for a day; five wrong digits use it up.
 */
import type { Queryable } from '../db/db.ts';
import { isSame, randomCode, randomToken, sha256 } from './secrets.ts';

export type TokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export interface Pkce {
  readonly challenge: string;
  readonly method: string;
}

export interface IssuedToken {
  readonly token: string;
  readonly code: string;
}

export interface FoundToken {
  readonly userId: string;
  readonly kind: TokenKind;
  readonly email: string;
  readonly pkce: Pkce | null;
}

interface TokenRow {
  readonly user_id: string;
  readonly kind: TokenKind;
  readonly email: string;
  readonly code_hash: string;
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
}

const MAX_FAILURES = 5;
const IS_VALID = `created_at > now() - interval '1 day' and failures < ${MAX_FAILURES}`;
const COLUMNS = 'user_id, kind, email, code_hash, code_challenge, code_challenge_method';

export async function issueToken(
  on: Queryable,
  wanted: { readonly userId: string; readonly kind: TokenKind; readonly email: string; readonly pkce: Pkce | null },
): Promise<IssuedToken> {
  const token = randomToken();
  const code = randomCode();
  await on.query(
    `insert into auth.one_time_tokens
        (user_id, kind, token_hash, code_hash, email, code_challenge, code_challenge_method)
      values ($1::text::uuid, $2, $3, $4, $5, $6, $7)
      on conflict (user_id, kind) do update set token_hash = excluded.token_hash, code_hash = excluded.code_hash,
        email = excluded.email, code_challenge = excluded.code_challenge, failures = 0, created_at = now(),
        code_challenge_method = excluded.code_challenge_method`,
    [
      wanted.userId,
      wanted.kind,
      sha256(token),
      codeHash(wanted.email, code),
      wanted.email,
      wanted.pkce?.challenge ?? null,
      wanted.pkce?.method ?? null,
    ],
  );
  return { token, code };
}

/** Finds and removes: a link works once. */
export async function redeemLink(
  on: Queryable,
  token: string,
  kinds: readonly TokenKind[],
): Promise<FoundToken | null> {
  const { rows } = await on.query<TokenRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and ${IS_VALID}
      and kind in (select json_array_elements_text($2::text::json)) returning ${COLUMNS}`,
    [sha256(token), JSON.stringify(kinds)],
  );
  return rows[0] === undefined ? null : found(rows[0]);
}

/** The failure is counted in the caller's transaction, which therefore must be committed. */
export async function redeemCode(
  on: Queryable,
  email: string,
  code: string,
  kinds: readonly TokenKind[],
): Promise<FoundToken | null> {
  const { rows } = await on.query<TokenRow>(
    `select ${COLUMNS} from auth.one_time_tokens where email = $1 and ${IS_VALID}
      and kind in (select json_array_elements_text($2::text::json)) for update`,
    [email, JSON.stringify(kinds)],
  );
  const hash = codeHash(email, code);
  const match = rows.find((row) => isSame(row.code_hash, hash));
  const statement =
    match === undefined
      ? 'update auth.one_time_tokens set failures = failures + 1 where email = $1 and kind in (select json_array_elements_text($2::text::json))'
      : 'delete from auth.one_time_tokens where email = $1 and kind in (select json_array_elements_text($2::text::json))';
  await on.query(statement, [email, JSON.stringify(match === undefined ? kinds : [match.kind])]);
  return match === undefined ? null : found(match);
}

function found(row: TokenRow): FoundToken {
  const { code_challenge: challenge, code_challenge_method: method } = row;
  const pkce = challenge === null || method === null ? null : { challenge, method };
  return { userId: row.user_id, kind: row.kind, email: row.email, pkce };
}

function codeHash(email: string, code: string): string {
  return sha256(`${email} ${code}`);
}
