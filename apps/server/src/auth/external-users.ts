/**
 * Which account belongs to a person at a provider. An address counts only when the provider has verified it: then an account
 * is made or joined, and one whose address nobody had confirmed loses what was set before. Without that the answer is the
 * same for every address, registered or not.
 */
import type { Transaction } from '../db/db.ts';
import { Problem } from '../http/problem.ts';
import { confirmAddress } from './confirm-address.ts';
import type { ProviderUser } from './providers.ts';
import { appMetadata, findUser, findUserByEmail, insertUser } from './users.ts';

const UNVERIFIED = new Problem(
  422,
  'provider_email_needs_verification',
  'Confirm your address at the provider first, or sign up with it here and link the provider in the settings',
);

export async function accountFor(
  tx: Transaction,
  provider: string,
  person: ProviderUser,
  address: string,
): Promise<string> {
  const owner = await ownerOf(tx, provider, person.subject);
  if (owner !== null) {
    await tx.query(
      `update auth.identities set identity_data = $3::text::jsonb, last_sign_in_at = now(), updated_at = now()
        where provider = $1 and provider_id = $2`,
      [provider, person.subject, JSON.stringify(person.data)],
    );
    await requireConfirmed(tx, owner);
    return owner;
  }
  if (person.email === null)
    throw new Problem(422, 'email_address_not_provided', 'Error getting user email from external provider');
  if (!person.emailVerified) throw UNVERIFIED;
  const existing = await findUserByEmail(tx, person.email);
  if (existing !== null) await confirmAddress(tx, { userId: existing.id, credentials: null, address });
  const metadata = { name: person.data.name ?? null, plan: 'free' };
  const account = { email: person.email, passwordHash: null, metadata, confirmed: true };
  const userId = existing?.id ?? (await insertUser(tx, account, provider));
  await addIdentity(tx, userId, provider, person);
  return userId;
}

/** Linking and joining confirm the address; where nobody has, no service opens the account. */
async function requireConfirmed(tx: Transaction, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (user?.email_confirmed_at == null) throw UNVERIFIED;
}

export async function linkIdentity(
  tx: Transaction,
  userId: string,
  provider: string,
  person: ProviderUser,
): Promise<void> {
  await requireUnlinked(tx, provider, person);
  await addIdentity(tx, userId, provider, person);
}

export async function requireUnlinked(tx: Transaction, provider: string, person: ProviderUser): Promise<void> {
  if ((await ownerOf(tx, provider, person.subject)) !== null) {
    throw new Problem(422, 'identity_already_exists', 'Identity is already linked to another user');
  }
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
