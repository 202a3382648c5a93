/**
 * Sessions and their refresh tokens. Every refresh hands out a new token; the previous one is accepted for ten seconds
 * more (an answer may get lost, two tabs may ask at once), and any later use of it ends the session: it was stolen.
 */
import type { Queryable, Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token.ts';
import { audit } from './audit.ts';
import { randomToken, sha256 } from './secrets.ts';
import { findUser, hasVerifiedFactor, type UserRow, wireAppMetadata, wireMinimalUser, wireUser } from './users.ts';

export interface Visitor {
  readonly userAgent: string;
  /** Shortened. */
  readonly address: string;
}

export type SignInMethod =
  | 'password'
  | 'recovery_code'
  | 'otp'
  | 'recovery'
  | 'oauth'
  | 'totp'
  | 'mfa/webauthn'
  | 'magiclink'
  | 'email_change';

interface SessionRow {
  readonly id: string;
  readonly aal: string;
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
}

const REUSE_SECONDS = 10;
const IDLE_DAYS = 60;

type Parts = Pick<Services, 'keys'>;

export async function startSession(
  tx: Transaction,
  parts: Parts,
  userId: string,
  method: SignInMethod,
  visitor: Visitor,
): Promise<StartedSession> {
  const amr = [{ method, timestamp: nowSeconds() }];
  const { rows } = await tx.query<SessionRow>(
    `insert into auth.sessions (user_id, amr, user_agent, address)
      values ($1::text::uuid, $2::text::jsonb, $3, $4) returning id, aal, amr`,
    [userId, JSON.stringify(amr), visitor.userAgent.slice(0, 300), visitor.address],
  );
  await tx.query('update auth.users set last_sign_in_at = now() where id = $1::text::uuid', [userId]);
  await audit(tx, userId, 'signed_in', visitor.address, { method });
  const answer = await sessionAnswer(tx, parts, userId, rows[0] as SessionRow, null);
  return { answer, isComplete: !hasVerifiedFactor((await findUser(tx, userId)) as UserRow) };
}

export interface StartedSession {
  readonly answer: Record<string, unknown>;
  /** False when a second factor is enrolled and still has to be given. */
  readonly isComplete: boolean;
}

/** A further proof lifts the session to the second level. */
export async function raiseSession(
  tx: Transaction,
  parts: Parts,
  userId: string,
  sessionId: string,
  method: SignInMethod,
): Promise<Record<string, unknown>> {
  const { rows } = await tx.query<SessionRow>(
    `update auth.sessions set aal = 'aal2', refreshed_at = now(), amr = $3::text::jsonb || amr
      where user_id = $1::text::uuid and id = $2::text::uuid returning id, aal, amr`,
    [userId, sessionId, JSON.stringify([{ method, timestamp: nowSeconds() }])],
  );
  return sessionAnswer(tx, parts, userId, rows[0] as SessionRow, null);
}

interface TokenRow {
  readonly user_id: string;
  readonly session_id: string;
  readonly aal: string;
  readonly amr: SessionRow['amr'];
  readonly used_seconds_ago: number | null;
  readonly idle: boolean;
}

export type RefreshOutcome =
  | { readonly kind: 'session'; readonly answer: Record<string, unknown> }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** The refusal is returned, not thrown: ending a stolen session must be committed. */
export async function refreshSession(
  tx: Transaction,
  parts: Parts,
  token: string,
  visitor: Visitor,
): Promise<RefreshOutcome> {
  const hash = sha256(token);
  const { rows } = await tx.query<TokenRow>(
    `select t.user_id, t.session_id, s.aal, s.amr,
        floor(extract(epoch from now() - t.used_at))::integer as used_seconds_ago,
        s.refreshed_at < now() - make_interval(days => $2::text::integer) as idle
      from auth.refresh_tokens t join auth.sessions s on s.user_id = t.user_id and s.id = t.session_id
      where t.token_hash = $1 for update of t, s`,
    [hash, IDLE_DAYS],
  );
  const row = rows[0];
  if (row === undefined) return refused('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  // A use in the future was one while the clock ran ahead: long ago all the same.
  const isReused = row.used_seconds_ago !== null && Math.abs(row.used_seconds_ago) > REUSE_SECONDS;
  if (isReused || row.idle) {
    await tx.query('delete from auth.sessions where user_id = $1::text::uuid and id = $2::text::uuid', [
      row.user_id,
      row.session_id,
    ]);
    if (row.idle) return refused('session_expired', 'Invalid Refresh Token: Session Expired');
    await audit(tx, row.user_id, 'token_reused', visitor.address);
    return refused('refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  await tx.query('update auth.refresh_tokens set used_at = coalesce(used_at, now()) where token_hash = $1', [hash]);
  await tx.query(
    'update auth.sessions set refreshed_at = now() where user_id = $1::text::uuid and id = $2::text::uuid',
    [row.user_id, row.session_id],
  );
  const session = { id: row.session_id, aal: row.aal, amr: row.amr };
  return { kind: 'session', answer: await sessionAnswer(tx, parts, row.user_id, session, hash) };
}

function refused(code: string, message: string): RefreshOutcome {
  return { kind: 'refused', problem: new Problem(400, code, message) };
}

async function sessionAnswer(
  on: Queryable,
  { keys }: Parts,
  userId: string,
  session: SessionRow,
  parentHash: string | null,
): Promise<Record<string, unknown>> {
  const refreshToken = randomToken();
  await on.query(
    `insert into auth.refresh_tokens (user_id, session_id, token_hash, parent_hash)
      values ($1::text::uuid, $2::text::uuid, $3, $4)`,
    [userId, session.id, sha256(refreshToken), parentHash],
  );
  const user = (await findUser(on, userId)) as UserRow;
  if (user.banned_until !== null && Date.parse(user.banned_until) > Date.now()) {
    throw new Problem(400, 'user_banned', 'User is banned');
  }
  const isIncomplete = session.aal !== 'aal2' && hasVerifiedFactor(user);
  const issuedAt = nowSeconds();
  const content = {
    userId,
    sessionId: session.id,
    email: user.email,
    aal: session.aal,
    amr: session.amr,
    appMetadata: wireAppMetadata(user),
    userMetadata: isIncomplete ? {} : user.raw_user_meta_data,
  };
  return {
    access_token: await signAccessToken(keys, content, issuedAt),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: isIncomplete ? wireMinimalUser(user) : wireUser(user),
  };
}

export type SignOutScope = 'global' | 'local' | 'others';

export async function endSessions(
  on: Queryable,
  userId: string,
  sessionId: string,
  scope: SignOutScope,
): Promise<void> {
  const which = { global: '', local: 'and id = $2::text::uuid', others: 'and id <> $2::text::uuid' }[scope];
  // The second parameter is named in every variant, so that it always has a type.
  await on.query(`delete from auth.sessions where user_id = $1::text::uuid and $2::text is not null ${which}`, [
    userId,
    sessionId,
  ]);
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
