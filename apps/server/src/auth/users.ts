/** Accounts as they are stored and as the client library wants to see them. */
import type { Queryable } from '../db/db.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly confirmation_sent_at: string | null;
  readonly recovery_sent_at: string | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly raw_app_meta_data: Readonly<Record<string, unknown>>;
  readonly raw_user_meta_data: Readonly<Record<string, unknown>>;
  readonly banned_until: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly plan: string;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorView[];
}

interface IdentityRow {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: unknown;
  readonly provider: string;
  readonly email: string | null;
}

export interface FactorView {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: 'verified' | 'unverified';
}

const SELECT_USER = `
  select u.*, public.plan_of(u.id) as plan,
    coalesce((select json_agg(json_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'email', i.email, 'last_sign_in_at', i.last_sign_in_at,
        'created_at', i.created_at, 'updated_at', i.updated_at) order by i.created_at, i.id)
      from auth.identities i where i.user_id = u.id), '[]') as identities,
    coalesce((select json_agg(json_build_object(
        'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
        'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at, f.id)
      from auth.mfa_factors f where f.user_id = u.id), '[]') as factors
  from auth.users u`;

export async function findUserByEmail(on: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await on.query<UserRow>(`${SELECT_USER} where u.email = $1`, [email.toLowerCase()]);
  return rows[0] ?? null;
}

export async function findUser(on: Queryable, id: string): Promise<UserRow | null> {
  const { rows } = await on.query<UserRow>(`${SELECT_USER} where u.id = $1::text::uuid`, [id]);
  return rows[0] ?? null;
}

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly confirmed: boolean;
}

/** The account, its mail identity and its profile, in the caller's transaction. */
export async function insertUser(on: Queryable, user: NewUser, provider = 'email'): Promise<string> {
  const email = user.email.toLowerCase();
  const { rows } = await on.query<{ id: string }>(
    `insert into auth.users (email, encrypted_password, raw_user_meta_data, raw_app_meta_data, email_confirmed_at)
      values ($1, $2, $3::text::jsonb, $4::text::jsonb, case when $5::text::boolean then now() end) returning id`,
    [email, user.passwordHash, JSON.stringify(user.metadata), appMetadata([provider]), user.confirmed],
  );
  const id = rows[0]?.id ?? '';
  if (provider === 'email') {
    const data = { sub: id, email, email_verified: user.confirmed, phone_verified: false };
    await on.query(
      `insert into auth.identities (user_id, provider, provider_id, email, identity_data)
        values ($1::text::uuid, 'email', $1, $2, $3::text::jsonb)`,
      [id, email, JSON.stringify(data)],
    );
  }
  const { name } = user.metadata;
  await on.query('insert into public.profiles (user_id, name) values ($1::text::uuid, left($2, 200))', [
    id,
    typeof name === 'string' ? name : null,
  ]);
  return id;
}

export function appMetadata(providers: readonly string[]): string {
  return JSON.stringify({ provider: providers[0], providers });
}

export function hasVerifiedFactor(user: UserRow): boolean {
  return user.factors.some(({ status }) => status === 'verified');
}

/** The plan is copied in for the interface; rights are read from their own table. */
export function wireUser(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    confirmed_at: user.email_confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change ?? undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: wireAppMetadata(user),
    user_metadata: user.raw_user_meta_data,
    identities: user.identities,
    factors: user.factors.length === 0 ? undefined : user.factors,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  };
}

/** For a session that has not given the second factor: what it needs to give it, nothing the owner wrote. */
export function wireMinimalUser(user: UserRow): Record<string, unknown> {
  const { id, aud, role, email, phone, app_metadata, factors, created_at, updated_at, is_anonymous } = wireUser(user);
  const empty = { user_metadata: {}, identities: [] };
  return { id, aud, role, email, phone, app_metadata, ...empty, factors, created_at, updated_at, is_anonymous };
}

export function wireAppMetadata(user: UserRow): Record<string, unknown> {
  return { ...user.raw_app_meta_data, plan: user.plan };
}
