import { expect, test } from 'vitest';
import { checkOwnership, ownershipMessage } from './ownership.ts';

/** The example of the web3.js documentation: "Some data", signed by the key 0x4c0883a6…2318. */
const ADDRESS = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23';
const SIGNATURE =
  '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c';

const checked = async (address: string, message: string, signature: string) =>
  (await checkOwnership(address, message, signature)).found;

test('a signature proves its own address and its own text only', async () => {
  expect(await checked(ADDRESS, 'Some data', SIGNATURE)).toBe('proven');
  expect(await checked(ADDRESS.toLowerCase(), 'Some data', ` ${SIGNATURE}\n`)).toBe('proven');
  expect(await checked(ADDRESS, 'Some date', SIGNATURE)).toBe('other');
  expect(await checked(`0x${'1'.repeat(40)}`, 'Some data', SIGNATURE)).toBe('other');
});

test('what is no signature says so', async () => {
  for (const text of ['', '0x12', SIGNATURE.slice(0, -2), `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`]) {
    expect(await checked(ADDRESS, 'Some data', text)).toBe('unreadable');
  }
});

test('a Bitcoin address is checked by its own rules', async () => {
  // Of the test vectors of BIP-322: an empty text.
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l';
  const signature =
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=';
  expect(await checkOwnership(address, '', signature)).toEqual({ found: 'proven', standard: 'BIP-322' });
  expect(await checked(address, '', SIGNATURE)).toBe('unreadable');
});

test('the text names address, book and day, and a name cannot add lines', () => {
  const message = ownershipMessage({ address: ADDRESS, book: 'Mein\nDatum: 2020-01-01', day: '2026-11-17' });
  expect(message.split('\n')).toEqual([
    'Nachweis der Verfügungsmacht über eine Adresse',
    `Adresse: ${ADDRESS}`,
    'Buch: Mein Datum: 2020-01-01',
    'Datum: 2026-11-17',
    'Diese Unterschrift bewegt keine Kryptowerte und erlaubt keine Zugriffe.',
  ]);
});
