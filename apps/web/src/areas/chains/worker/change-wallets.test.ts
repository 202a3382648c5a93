import { expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';

/** Of the first key of development chains, which everybody knows; signed by viem: the text of 15 November 2026, and "gm". */
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SIGNED =
  '0xbfd8e52c93f38d08ea280fa3c309ccf333f3ffd676ac663e8057d576e32e78457256c03be0eddbab3f0ac04778b732a034ab42aca64248b3b1a9dce83adc6f271b';
const OF_ANOTHER_TEXT =
  '0xe4e8f5d0d7a4cb4286470147f1e473b79ba6bfd2ad5e61f87ea04976e56449dd49346d54ca85018e93bac8bc9d8dd3ca987931b919d318f0e2d79d959588b75b1b';

it('keeps a signature as a document only where it is of this text by this address', async () => {
  const api = testLedger();
  await api.open();
  good(await api.addWallets({ name: 'Main', type: 'hardware', address: ADDRESS, chains: ['ethereum'] }));
  const id = good(await api.walletList('own')).wallets[0]?.id ?? '';
  const text = good(await api.ownershipText(id, 'Mein Buch'));
  expect(text.message).toContain(ADDRESS);
  const documents = async () => good(await api.evidence('own', { kind: 'wallet', id }));

  expect(good(await api.proveOwnership(id, text, OF_ANOTHER_TEXT))).toBe('other');
  expect(good(await api.proveOwnership(id, { ...text, book: 'Anderes Buch' }, SIGNED))).toBe('other');
  expect(good(await api.proveOwnership(id, text, 'hello'))).toBe('unreadable');
  expect(await documents()).toEqual([]);
  expect(good(await api.proveOwnership(id, text, SIGNED))).toBe('proven');
  expect(await documents()).toMatchObject([{ mediaType: 'text/plain', about: expect.stringContaining(ADDRESS) }]);
});

/** Of the key 1, which everybody knows; signed by @noble/curves: the text of 15 November 2026. */
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const SIGNED_BITCOIN = 'J4gPsE0sOSAbtftwCofSWv4XBDhXJaqWwTiIBBc5Ri8zHYnmQqY+CLxkIrR+DUJIuFUpHybgs1vPKyncIQiMTlI=';

it('checks a Bitcoin address too, and the document names the standard', async () => {
  const api = testLedger();
  await api.open();
  good(await api.addWallets({ name: 'Cold', type: 'hardware', address: BITCOIN, chains: ['bitcoin'] }));
  const id = good(await api.walletList('own')).wallets[0]?.id ?? '';
  const text = good(await api.ownershipText(id, 'Mein Buch'));
  expect(good(await api.proveOwnership(id, { ...text, book: 'Anderes Buch' }, SIGNED_BITCOIN))).toBe('other');
  expect(good(await api.proveOwnership(id, text, SIGNED_BITCOIN))).toBe('proven');
  const [document] = good(await api.evidence('own', { kind: 'wallet', id }));
  const { blob } = good(await api.evidenceFile('own', document?.id ?? ''));
  expect(await blob.text()).toContain(`Unterschrift (BIP-137):\n${SIGNED_BITCOIN}`);
});
