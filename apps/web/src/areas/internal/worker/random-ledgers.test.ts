import { arbitraryLedger, arbitrarySettings } from '@cryptax/ledger/testing';
import { loadEngine } from '@cryptax/tax-de';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LiveBook } from '../../../platform/ledger/worker/live-book.ts';
import { CHECKS } from './catalogue.ts';
import { type Bench, factsOf } from './check.ts';

/** Checks that look at nothing but the events and the engine. */
const PURE = [
  'conservation',
  'lots-and-holdings',
  'years-add-up',
  'fifo-order',
  'fifo-quantity',
  'lifo-order',
  'lifo-quantity',
  'hifo-order',
  'hifo-quantity',
  'holding-free',
  'holding-taxable',
  'holding-calendar',
  'transfers-keep-dates',
  'wallets-sum',
] as const;

test('no check finds fault with a ledger that the engine matched, whatever its events and settings', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryLedger(30), arbitrarySettings, async (valued, match) => {
      const engine = loadEngine(valued, match);
      const place = new Map(valued.map(({ id }, index) => [id, index]));
      const book = { valued, stored: valued, place, engine, settings: { match, profile: {} } } as unknown as LiveBook;
      const bench = {
        session: { now: () => '2026-11-15T12:00:00Z' },
        book: async () => book,
        facts: factsOf(book),
      } as unknown as Bench;
      for (const id of PURE) expect(await CHECKS[id](bench), id).not.toMatchObject({ status: 'failed' });
    }),
    { numRuns: 20 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
