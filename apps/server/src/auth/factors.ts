/** The second factor: enrol, challenge, verify, remove. A verified factor lifts the session and ends the weaker ones. */
import type { Context } from 'hono';
import { z } from 'zod';
import type { Queryable, Transaction } from '../db/db.ts';
import { requireAnySession, requireSession } from '../http/caller.ts';
import { Problem } from '../http/problem.ts';
import { readValid } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import type { Claims } from './access-token.ts';
import { audit } from './audit.ts';
import { callerAddress, MAX_BODY, visitorOf } from './auth-context.ts';
import { guessFactor } from './guesses.ts';
import { rememberDevice } from './known-devices.ts';
import { raiseSession } from './sessions.ts';
import { within } from './time-window.ts';
import { CLOCK_WRONG_STEPS, encryptTotp, type FactorProof, newTotp, openTotp, verifyTotp } from './totp.ts';
import { findUser, type UserRow } from './users.ts';
import { challengeWebauthn, verifyWebauthn } from './webauthn.ts';

const enrolSchema = z.object({
  friendly_name: z.string().max(100).nullish(),
  factor_type: z.string(),
  issuer: z.string().max(100).nullish(),
});
const verifySchema = z.object({
  challenge_id: z.uuid(),
  code: z.string().max(10).optional(),
  webauthn: z.record(z.string(), z.unknown()).optional(),
});

const MAX_FACTORS = 10;

export interface Factor {
  readonly id: string;
  readonly factor_type: 'totp' | 'webauthn';
  readonly status: 'verified' | 'unverified';
  readonly secret: string | null;
  readonly credential: unknown;
  readonly last_used_step: number | null;
}

export async function enrolFactor(context: Context, services: Services): Promise<Response> {
  const claims = await requireSession(context, services);
  const body = await readValid(context, enrolSchema, MAX_BODY);
  const { db } = services;
  await db.query(
    `delete from auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified'
      and created_at < now() - interval '5 minutes'`,
    [claims.sub],
  );
  const user = (await findUser(db, claims.sub)) as UserRow;
  if (user.factors.length >= MAX_FACTORS) {
    throw new Problem(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of enrolled factors reached, unenroll to continue',
    );
  }
  const name = body.friendly_name ?? '';
  if (name !== '' && user.factors.some((factor) => factor.friendly_name === name)) {
    throw new Problem(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    );
  }
  const type = body.factor_type;
  if (type === 'phone') throw new Problem(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (type !== 'totp' && type !== 'webauthn')
    throw new Problem(400, 'validation_failed', 'factor_type needs to be totp or webauthn');
  const totp = type === 'totp' ? newTotp(body.issuer || 'Cryptax', user.email) : null;
  const { rows } = await db.query<{ id: string }>(
    'insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret) values ($1::text::uuid, $2, $3, $4) returning id',
    [user.id, name, type, totp === null ? null : encryptTotp(services.vault, user.id, totp.secret)],
  );
  await audit(db, user.id, 'factor_enrolled', visitorOf(context, services).address, { type });
  return context.json({ id: rows[0]?.id, type, friendly_name: name, totp: totp ?? undefined });
}

export async function challengeFactor(context: Context, services: Services): Promise<Response> {
  const { claims } = await requireAnySession(context, services);
  await services.limits.use('mfa', callerAddress(context, services));
  const factor = await requireFactor(services.db, claims.sub, context.req.param('id'));
  const webauthn =
    factor.factor_type === 'webauthn' ? await challengeWebauthn(context, services, claims, factor) : null;
  const { rows } = await services.db.query<{ id: string; expires: number }>(
    `insert into auth.mfa_challenges (user_id, factor_id, webauthn_challenge, relying_party)
      values ($1::text::uuid, $2::text::uuid, $3, $4)
      returning id, floor(extract(epoch from created_at + interval '5 minutes'))::bigint as expires`,
    [claims.sub, factor.id, webauthn?.challenge ?? null, webauthn?.relyingParty ?? null],
  );
  const answer = { id: rows[0]?.id, type: factor.factor_type, expires_at: rows[0]?.expires };
  return context.json(webauthn === null ? answer : { ...answer, webauthn: webauthn.answer });
}

export interface Challenge {
  readonly id: string;
  readonly webauthn_challenge: string | null;
  readonly relying_party: string | null;
  readonly usable: boolean;
}

export async function verifyFactor(context: Context, services: Services): Promise<Response> {
  const { claims, isIncomplete } = await requireAnySession(context, services);
  await services.limits.use('mfa', callerAddress(context, services));
  const body = await readValid(context, verifySchema, MAX_BODY);
  const factor = await requireFactor(services.db, claims.sub, context.req.param('id'));
  // Who has a second factor proves it before a further one counts; else a password alone could bring its own.
  if (isIncomplete && factor.status !== 'verified') {
    throw new Problem(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
  }
  const guess = await guessFactor(context, services, claims.email, claims.sub);
  const challenge = await takeChallenge(services.db, claims.sub, factor.id, body.challenge_id);
  const proof =
    factor.factor_type === 'totp'
      ? verifyTotp(openTotp(services.vault, claims.sub, factor), body.code ?? '')
      : await verifyWebauthn(context, services, factor, challenge, body.webauthn ?? {});
  const { address } = visitorOf(context, services);
  if (proof === null) {
    await audit(services.db, claims.sub, 'factor_failed', address);
    const what = factor.factor_type === 'totp' ? 'TOTP code entered' : 'WebAuthn credential';
    throw new Problem(422, 'mfa_verification_failed', `Invalid ${what}`);
  }
  const answer = await services.db.transaction(async (tx) => {
    const session = await acceptProof(tx, services, claims, factor, challenge, proof);
    if (session !== null) await rememberDevice(context, tx, claims.sub);
    return session;
  });
  if (answer === null) throw new Problem(422, 'mfa_verification_failed', 'This code was used already');
  await guess.wasRight();
  await audit(services.db, claims.sub, 'factor_verified', address);
  return context.json(answer);
}

/** @returns the lifted session, or null when the code was used before */
async function acceptProof(
  tx: Transaction,
  services: Services,
  { sub, session_id }: Claims,
  factor: Factor,
  challenge: Challenge,
  proof: FactorProof,
): Promise<Record<string, unknown> | null> {
  // The step or counter only grows, also when two requests carry the same code.
  const { rows } = await tx.query(
    `update auth.mfa_factors set status = 'verified', updated_at = now(), credential = coalesce($3::text::jsonb, credential),
        last_used_step = coalesce($4::text::bigint, last_used_step)
      where user_id = $1::text::uuid and id = $2::text::uuid
        and ($4::text is null or last_used_step is null or last_used_step not between $4::text::bigint and $4::text::bigint + ${CLOCK_WRONG_STEPS}) returning id`,
    [sub, factor.id, proof.credential ?? null, proof.step ?? null],
  );
  if (rows.length === 0) return null;
  await tx.query(
    'update auth.mfa_challenges set verified_at = now() where user_id = $1::text::uuid and id = $2::text::uuid',
    [sub, challenge.id],
  );
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1::text::uuid and status = 'unverified' and factor_type = $2`,
    [sub, factor.factor_type],
  );
  const method = factor.factor_type === 'totp' ? 'totp' : 'mfa/webauthn';
  const session = await raiseSession(tx, services, sub, session_id, method);
  await tx.query("delete from auth.sessions where user_id = $1::text::uuid and aal = 'aal1'", [sub]);
  return session;
}

export async function removeFactor(context: Context, services: Services): Promise<Response> {
  const claims = await requireSession(context, services);
  const factor = await requireFactor(services.db, claims.sub, context.req.param('id'));
  await services.db.query('delete from auth.mfa_factors where user_id = $1::text::uuid and id = $2::text::uuid', [
    claims.sub,
    factor.id,
  ]);
  // Without a factor there is nothing left that the codes could stand in for.
  await services.db.query(
    `delete from auth.mfa_recovery_codes where user_id = $1::text::uuid and not exists (
      select from auth.mfa_factors where user_id = $1::text::uuid and status = 'verified')`,
    [claims.sub],
  );
  await audit(services.db, claims.sub, 'factor_removed', visitorOf(context, services).address);
  return context.json({ id: factor.id });
}

async function requireFactor(on: Queryable, userId: string, id: string | undefined): Promise<Factor> {
  const isUuid = z.uuid().safeParse(id).success;
  const { rows } = isUuid
    ? await on.query<Factor>(
        `select id, factor_type, status, secret, credential, last_used_step from auth.mfa_factors
          where user_id = $1::text::uuid and id = $2::text::uuid`,
        [userId, id ?? ''],
      )
    : { rows: [] };
  const factor = rows[0];
  if (factor === undefined) throw new Problem(404, 'mfa_factor_not_found', 'MFA factor with that ID not found');
  return factor;
}

/** A challenge serves a few tries within five minutes and one success. */
async function takeChallenge(on: Queryable, userId: string, factorId: string, id: string): Promise<Challenge> {
  const { rows } = await on.query<Challenge>(
    `update auth.mfa_challenges set failures = failures + 1
      where user_id = $1::text::uuid and factor_id = $2::text::uuid and id = $3::text::uuid
      returning id, webauthn_challenge, relying_party,
        verified_at is null and failures <= 5 and ${within('created_at', '5 minutes')} as usable`,
    [userId, factorId, id],
  );
  const challenge = rows[0];
  if (challenge === undefined || !challenge.usable) {
    throw new Problem(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new one.',
    );
  }
  return challenge;
}
