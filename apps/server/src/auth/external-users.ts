/**
 * Which account belongs to a person at a provider. An address is taken over only when the provider has verified it; an
 * account whose address nobody confirmed loses its password then, because anybody could have set it.
 */
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import type { ProviderUser } from './providers.ts';
import { appMetadata, findUser, findUserByEmail, insertUser } from './users.ts';

export async function accountFor(tx: Transaction, provider: string, person: ProviderUser): Promise<string> {
  const owner = await ownerOf(tx, provider, person.subject);
  if (owner !== null) {
    await tx.query(
      `update auth.identities set identity_data = $3::text::jsonb, last_sign_in_at = now(), updated_at = now()
        where provider = $1 and provider_id = $2`,
      [provider, person.subject, JSON.stringify(person.data)],
    );
    return owner;
  }
  if (person.email === null)
    throw new Problem(422, 'email_address_not_provided', 'Error getting user email from external provider');
  const existing = await findUserByEmail(tx, person.email);
  if (existing !== null && !person.emailVerified) {
    throw new Problem(422, 'email_exists', 'Sign in with your password first, then link this provider in the settings');
  }
  if (existing !== null && existing.email_confirmed_at === null) {
    await tx.query(
      'update auth.users set encrypted_password = null, email_confirmed_at = now() where id = $1::text::uuid',
      [existing.id],
    );
  }
  const metadata = { name: person.data.name ?? null, plan: 'free' };
  const account = { email: person.email, passwordHash: null, metadata, confirmed: person.emailVerified };
  const userId = existing?.id ?? (await insertUser(tx, account, provider));
  await addIdentity(tx, userId, provider, person);
  return userId;
}

export async function linkIdentity(
  tx: Transaction,
  userId: string,
  provider: string,
  person: ProviderUser,
): Promise<void> {
  if ((await ownerOf(tx, provider, person.subject)) !== null) {
    throw new Problem(422, 'identity_already_exists', 'Identity is already linked to another user');
  }
  await addIdentity(tx, userId, provider, person);
}

/** The providers of an account are listed in its app metadata. */
export async function refreshProviders(tx: Transaction, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  const providers = [...new Set(user?.identities.map(({ provider }) => provider))];
  await tx.query(
    'update auth.users set raw_app_meta_data = $2::text::jsonb, updated_at = now() where id = $1::text::uuid',
    [userId, appMetadata(providers)],
  );
}

async function addIdentity(tx: Transaction, userId: string, provider: string, person: ProviderUser): Promise<void> {
  await tx.query(
    `insert into auth.identities (user_id, provider, provider_id, email, identity_data, last_sign_in_at)
      values ($1::text::uuid, $2, $3, $4, $5::text::jsonb, now())`,
    [userId, provider, person.subject, person.email, JSON.stringify(person.data)],
  );
  await refreshProviders(tx, userId);
}

async function ownerOf(tx: Transaction, provider: string, subject: string): Promise<string | null> {
  const { rows } = await tx.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  );
  return rows[0]?.user_id ?? null;
}
