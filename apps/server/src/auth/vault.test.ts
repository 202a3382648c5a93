import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ENGINES, freshDb } from '../testing/engines.ts';
import { openTestBed } from '../testing/test-bed.ts';
import { createVault, readKey, vaultKey, WrongVaultKey } from './vault.ts';

const folder = mkdtempSync(join(tmpdir(), 'cryptax-vault-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KEY = Buffer.alloc(32, 7);

test('only the same key, for the same purpose, opens', () => {
  const vault = createVault(KEY);
  const sealed = vault.seal('totp klaus', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(vault.seal('totp klaus', 'JBSWY3DP')).not.toBe(sealed);
  expect(vault.open('totp klaus', sealed)).toBe('JBSWY3DP');
  expect(() => vault.open('totp other', sealed)).toThrow();
  expect(() => createVault(Buffer.alloc(32, 8)).open('totp klaus', sealed)).toThrow(WrongVaultKey);
  expect(() => vault.open('totp klaus', 'JBSWY3DP')).toThrow(WrongVaultKey);
});

test('the key comes from the settings, else from a file that only the owner reads', () => {
  expect(vaultKey({ secretKey: KEY, dataDir: '/nowhere' })).toBe(KEY);
  const made = vaultKey({ secretKey: null, dataDir: folder });
  expect(made).toHaveLength(32);
  expect(vaultKey({ secretKey: null, dataDir: folder })).toEqual(made);
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'secret.key'), 'short');
  expect(() => vaultKey({ secretKey: null, dataDir: folder })).toThrow(/holds no key/);
  expect(readKey('not a key')).toBeNull();
});

describe.each(ENGINES)('secrets on %s', (engine) => {
  test('lie encrypted in the database and open after a restart; a wrong key is refused at the start', async () => {
    const db = await freshDb(engine);
    const bed = await openTestBed(db);
    const user = await bed.user('vault');
    const enrolled = await user.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    const secret = enrolled.data?.totp.secret ?? '';
    const stored = async () => {
      const factor = await db.query<{ secret: string }>('select secret from auth.mfa_factors');
      const key = await db.query<{ jwk: string }>('select private_jwk::text as jwk from auth.signing_keys');
      return { factor: factor.rows[0]?.secret ?? '', key: key.rows[0]?.jwk ?? '' };
    };
    const sealed = await stored();
    expect(sealed.factor).toMatch(/^enc1\./);
    expect(sealed.key).not.toContain('"d"');

    const again = await openTestBed(db);
    expect((await again.services.keys.current()).kid).toBe((await bed.services.keys.current()).kid);
    expect(again.services.vault.open(`totp ${user.id}`, sealed.factor)).toBe(secret);

    await expect(openTestBed(db, { CRYPTAX_SECRET_KEY: Buffer.alloc(32, 9).toString('base64') })).rejects.toThrow(
      WrongVaultKey,
    );
    await bed.close();
  });
});
