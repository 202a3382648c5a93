/**
 * The proofs that travel by mail: a link and, for people on another device, six digits, both valid for a day and used up
 * together. A further mail leaves earlier links alone and takes over the digits; five wrong digits end the digits, never the
 * link, whose 256 bits nobody guesses.
 */
import type { Queryable } from '../db/db.ts';
import { isSame, randomCode, randomToken, sha256 } from './secrets.ts';
import { within } from './time-window.ts';

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
  readonly tokenHash: string;
  readonly pkce: Pkce | null;
  /** Fingerprint of what was set by who asked for this mail; see `confirm-address.ts`. */
  readonly credentials: string | null;
}

interface TokenRow {
  readonly user_id: string;
  readonly kind: TokenKind;
  readonly email: string;
  readonly token_hash: string;
  readonly code_hash: string | null;
  readonly code_challenge: string | null;
  readonly code_challenge_method: string | null;
  readonly credentials: string | null;
}

export interface WantedToken {
  readonly userId: string;
  readonly kind: TokenKind;
  readonly email: string;
  readonly pkce: Pkce | null;
  readonly credentials?: string;
}

const MAX_WRONG_CODES = 5;
const IS_VALID = within('created_at', '1 day');
const IS_KIND = 'kind in (select json_array_elements_text($2::text::json))';
const COLUMNS = 'user_id, kind, email, token_hash, code_hash, code_challenge, code_challenge_method, credentials';

export async function issueToken(on: Queryable, wanted: WantedToken): Promise<IssuedToken> {
  const token = randomToken();
  const code = randomCode();
  await on.query(
    'update auth.one_time_tokens set code_hash = null where user_id = $1::text::uuid and kind = $2 and code_hash is not null',
    [wanted.userId, wanted.kind],
  );
  await on.query(
    `insert into auth.one_time_tokens
        (user_id, kind, token_hash, code_hash, email, code_challenge, code_challenge_method, credentials)
      values ($1::text::uuid, $2, $3, $4, $5, $6, $7, $8)`,
    [
      wanted.userId,
      wanted.kind,
      sha256(token),
      codeHash(wanted.email, code),
      wanted.email,
      wanted.pkce?.challenge ?? null,
      wanted.pkce?.method ?? null,
      wanted.credentials ?? null,
    ],
  );
  return { token, code };
}

/** Looks without using up: a link that leads to a code is used up by the exchange of the code. */
export async function findLink(on: Queryable, token: string, kinds: readonly TokenKind[]): Promise<FoundToken | null> {
  const { rows } = await on.query<TokenRow>(
    `select ${COLUMNS} from auth.one_time_tokens where token_hash = $1 and ${IS_VALID} and ${IS_KIND} for update`,
    [sha256(token), JSON.stringify(kinds)],
  );
  return rows[0] === undefined ? null : found(rows[0]);
}

/** Finds and removes: a link works once. All other links of its kind have served their purpose too. */
export async function redeemHash(on: Queryable, tokenHash: string): Promise<FoundToken | null> {
  const { rows } = await on.query<TokenRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and ${IS_VALID} returning ${COLUMNS}`,
    [tokenHash],
  );
  return rows[0] === undefined ? null : retire(on, rows[0]);
}

/** The failure is counted in the caller's transaction, which therefore must be committed. */
export async function redeemCode(
  on: Queryable,
  email: string,
  code: string,
  kinds: readonly TokenKind[],
): Promise<FoundToken | null> {
  const { rows } = await on.query<TokenRow>(
    `update auth.one_time_tokens set failures = failures + 1 where email = $1 and ${IS_VALID} and ${IS_KIND}
      and code_hash is not null and failures < ${MAX_WRONG_CODES} returning ${COLUMNS}`,
    [email, JSON.stringify(kinds)],
  );
  const hash = codeHash(email, code);
  const match = rows.find((row) => row.code_hash !== null && isSame(row.code_hash, hash));
  return match === undefined ? null : redeemHash(on, match.token_hash);
}

async function retire(on: Queryable, row: TokenRow): Promise<FoundToken> {
  await on.query('delete from auth.one_time_tokens where user_id = $1::text::uuid and kind = $2', [
    row.user_id,
    row.kind,
  ]);
  return found(row);
}

function found(row: TokenRow): FoundToken {
  const { code_challenge: challenge, code_challenge_method: method, credentials } = row;
  const pkce = challenge === null || method === null ? null : { challenge, method };
  const { user_id: userId, kind, email, token_hash: tokenHash } = row;
  return { userId, kind, email, tokenHash, pkce, credentials };
}

function codeHash(email: string, code: string): string {
  return sha256(`${email} ${code}`);
}
