/**
 * A messy ledger, as people have it: two chain wallets of over a thousand movements each and files of six exchanges, nothing
 * answered. Overview, portfolio, wallets and exchange pages say the same quantities and the same euro, to the cent.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { seededRandom } from '@cryptax/kernel/testing';
import type { Page } from '@playwright/test';
import { importFiles, moveTo, sampleFile, staysAfterImport, withPlan } from './steps.ts';
import { expect, test } from './test.ts';

const MOVEMENTS = 1_100;
const HEADER =
  '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $3000/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"';
const VENUES = {
  Kraken: 'kraken-ledgers',
  'bitcoin.de': 'bitcoinde-account-statement',
  Bitvavo: 'bitvavo-transactions',
  Bitpanda: 'bitpanda-transactions',
  Binance: 'binance-transaction-history',
  Coinbase: 'coinbase-transactions',
} as const;

/** What an explorer saves about one address: receipts from and payments to strangers, never more out than in. */
function explorerFile(seed: number) {
  const random = seededRandom(seed);
  const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  const own = `0x${hex(40)}`;
  let [held, at] = [0, Date.UTC(2022, 0, 1)];
  const rows = Array.from({ length: MOVEMENTS }, (_, i) => {
    at += 1 + Math.floor(random() * 80_000_000);
    const milli = 1 + Math.floor(random() * 900);
    const isIn = held < milli + 2 || random() < 0.5;
    // A payment costs a thousandth; what arrives costs the sender.
    held += isIn ? milli : -milli - 1;
    const [from, to] = isIn ? [`0x${hex(40)}`, own] : [own, `0x${hex(40)}`];
    const value = (milli / 1000).toFixed(3);
    const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
    const sides = isIn ? [value, '0'] : ['0', value];
    const cells = [`0x${hex(64)}`, String(i + 1), String(Math.floor(at / 1000)), time, from, to, '', ...sides];
    return [...cells, '0', '0.001', '3', '3000', '', '', 'Transfer'].map((cell) => `"${cell}"`).join(',');
  });
  return {
    name: `export-${own}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${[HEADER, ...rows].join('\n')}\n`),
    held: (held / 1000).toFixed(3).replace(/\.?0+$/, ''),
  };
}

async function totalOf(page: Page): Promise<string> {
  const total = page.locator('[data-figure="total"]').first();
  await expect(total).toContainText('€');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return /-?€[\d,]+\.\d\d/.exec((await total.textContent()) ?? '')?.[0] ?? '';
}

/** Values by coin, as the page says them. */
async function valuesOf(page: Page): Promise<readonly (readonly [string, string])[]> {
  await expect(page.locator('[data-value]').first()).toBeVisible();
  const cells = await page
    .locator('[data-value]')
    .evaluateAll((found) =>
      found.map((cell) => [cell.getAttribute('data-value') ?? '', cell.textContent ?? ''] as const),
    );
  return [...new Map(cells)].sort(([a], [b]) => (a < b ? -1 : 1));
}

test('four screens, one truth, with two thousand movements that nobody has explained', async ({ page, prefer }) => {
  await prefer({ locale: 'en', theme: 'light' });
  await withPlan(page, 'premium');
  await staysAfterImport(page);
  const chains = [explorerFile(20_261_116), explorerFile(20_261_117)];
  const exchanges = Object.values(VENUES).map((format) => {
    const path = sampleFile(format);
    return { name: `${format}-${basename(path)}`, mimeType: 'text/csv', buffer: readFileSync(path) };
  });
  await importFiles(page, [...chains.map(({ held: _, ...file }) => file), ...exchanges]);

  await moveTo(page, '/multi-exchange');
  const total = await totalOf(page);
  const values = await valuesOf(page);
  expect(values.length).toBeGreaterThan(3);

  await moveTo(page, '/portfolio');
  expect(await totalOf(page)).toBe(total);
  expect(await valuesOf(page)).toEqual(expect.arrayContaining([...values]));

  await moveTo(page, '/wallets');
  expect(await totalOf(page)).toBe(total);
  // Every coin that an explorer says has moved, has moved.
  for (const { held } of chains) await expect(page.getByTitle(`${held} ETH`, { exact: true }).first()).toBeVisible();
  const cards = new Map<string, string>();
  for (const name of Object.keys(VENUES)) {
    const card = page.getByRole('region', { name, exact: true });
    const figure = card.locator('[data-figure="wallet-value"]');
    await expect(figure).toHaveText(/€/);
    cards.set(name, (await figure.textContent()) ?? '');
  }

  for (const [name, value] of cards) {
    await moveTo(page, `/exchange/${encodeURIComponent(name.toLowerCase())}`);
    const shown = page.locator('[data-figure="total"]').first();
    await expect(shown, name).toHaveText(value);
  }
});
