/**
 * The keys that sign access tokens (ES256). They live in the database, so that a restart signs nobody out and all
 * instances sign alike. A new key takes over at once; the old one is published until its last token has expired.
 */
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Db } from '../db/db.ts';
import type { Vault } from './vault.ts';

export interface SigningKeys {
  /** Asks nothing of the database, so it may be used inside a transaction. */
  readonly current: () => Promise<{ readonly kid: string; readonly privateKey: CryptoKey }>;
  readonly find: (kid: string) => Promise<CryptoKey | null>;
  readonly published: () => Promise<readonly JWK[]>;
  readonly rotate: () => Promise<void>;
  /** Learns of keys that another instance made; asked every minute. */
  readonly refresh: () => Promise<void>;
  /** Rotates when the present key is older than a quarter. */
  readonly rotateIfOld: () => Promise<void>;
}

interface KeyRow {
  readonly kid: string;
  /** Encrypted with the server's secret key. */
  readonly private_jwk: { readonly sealed: string };
  readonly public_jwk: JWK;
  readonly created_at: string;
}

const LOCK = 7_120_416;
const UNKNOWN_PAUSE_MS = 5000;
const OLD_MS = 90 * 24 * 3_600_000;

export async function openSigningKeys(db: Db, vault: Vault): Promise<SigningKeys> {
  let rows: readonly KeyRow[] = [];
  let loadedAt = 0;
  const imported = new Map<string, Promise<CryptoKey>>();

  const refresh = async (): Promise<void> => {
    rows = await loadKeys(db);
    loadedAt = Date.now();
  };
  await refresh();
  // A wrong key of the vault shows at the start, not at the first sign-in.
  for (const { kid, private_jwk } of rows) openKey(vault, kid, private_jwk);
  if (rows.length === 0) {
    await addKey(db, vault, null);
    await refresh();
  }

  const keyOf = (name: string, jwk: JWK): Promise<CryptoKey> => {
    const known = imported.get(name) ?? (importJWK(jwk, 'ES256') as Promise<CryptoKey>);
    imported.set(name, known);
    return known;
  };
  const newest = (): KeyRow => rows[0] as KeyRow;
  const rotate = async (): Promise<void> => {
    await addKey(db, vault, newest().kid);
    await refresh();
  };

  return {
    refresh,
    rotate,
    current: async () => {
      const { kid, private_jwk } = newest();
      return { kid, privateKey: await keyOf(`private ${kid}`, openKey(vault, kid, private_jwk)) };
    },
    find: async (kid) => {
      const inRows = () => rows.find((row) => row.kid === kid);
      // Another instance may have rotated a moment ago; strangers' keys cost one query per five seconds at most.
      if (inRows() === undefined && Date.now() - loadedAt > UNKNOWN_PAUSE_MS) await refresh();
      const row = inRows();
      return row === undefined ? null : keyOf(`public ${kid}`, row.public_jwk);
    },
    published: async () => rows.map(({ public_jwk }) => public_jwk),
    rotateIfOld: async () => {
      if (Date.now() - Date.parse(newest().created_at) > OLD_MS) await rotate();
    },
  };
}

/** The key that signs comes first. */
async function loadKeys(db: Db): Promise<readonly KeyRow[]> {
  const { rows } = await db.query<KeyRow>(
    `select kid, private_jwk, public_jwk, created_at from auth.signing_keys
      where retired_at is null or retired_at > now() order by retired_at nulls first, created_at desc`,
  );
  return rows;
}

/** Two instances may want a first key, or a newer one, at the same moment: only one makes it. */
async function addKey(db: Db, vault: Vault, replacing: string | null): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const publicJwk = { ...jwk, kid, alg: 'ES256', use: 'sig', key_ops: ['verify'] };
  const sealed = encryptKey(vault, kid, await exportJWK(privateKey));
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::text::bigint)', [LOCK]);
    const { rows } = await tx.query<{ kid: string }>('select kid from auth.signing_keys where retired_at is null');
    if ((rows[0]?.kid ?? null) !== replacing) return;
    await tx.query("update auth.signing_keys set retired_at = now() + interval '1 day' where retired_at is null");
    await tx.query(
      'insert into auth.signing_keys (kid, private_jwk, public_jwk) values ($1, $2::text::jsonb, $3::text::jsonb)',
      [kid, sealed, JSON.stringify(publicJwk)],
    );
  });
}

const purpose = (kid: string): string => `signing key ${kid}`;

function encryptKey(vault: Vault, kid: string, jwk: JWK): string {
  return JSON.stringify({ sealed: vault.seal(purpose(kid), JSON.stringify(jwk)) });
}

function openKey(vault: Vault, kid: string, stored: KeyRow['private_jwk']): JWK {
  return JSON.parse(vault.open(purpose(kid), stored.sealed)) as JWK;
}
