import { importFiles } from '@cryptax/importers';
import { describe, expect, it } from 'vitest';
import type { ImportProgress } from '../../../platform/ledger/import-types.ts';
import type { OpenLedger } from '../../../platform/ledger/ledger-state.ts';
import { good } from '../../../testing/good.ts';
import { fixture, importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';

const FIVE = [
  'kraken-ledgers',
  'coinbase-transactions',
  'bitpanda-transactions',
  'bison-transactions',
  'bitvavo-transactions',
];

/** Movements that wait are entries of the book, too. */
async function openIn(files: readonly File[]): Promise<number> {
  const { open } = await importFiles(files.map((file) => ({ name: file.name, content: file })));
  return open.length;
}

describe('an import', () => {
  it('takes five sources at once, and its rows add up in every file and in total', async () => {
    const api = testLedger();
    const { preview, done } = await importAll(api, FIVE.map(fixture));
    for (const { counts } of preview.files) {
      const { event, grouped, duplicate, ignored, review, rows } = counts;
      expect(event + grouped + duplicate + ignored + review).toBe(rows);
      expect(rows).toBeGreaterThan(0);
    }
    expect(preview.files.map(({ format }) => format?.id)).toEqual(FIVE);
    expect(done.imports).toHaveLength(5);
    expect(done.added).toBe(preview.totals.events);
    const state = (await api.open()) as OpenLedger;
    expect(state.kind).toBe('ready');
    expect(state.counts.events).toBe(preview.totals.events + (await openIn(FIVE.map(fixture))));
    expect(state.counts.imports).toBe(5);
  });

  it('of the same files again finds duplicates only and changes nothing', async () => {
    const api = testLedger();
    const first = await importAll(api, FIVE.map(fixture));
    const second = good(await api.previewImport(FIVE.map(fixture)));
    expect(second.totals.events).toBe(0);
    expect(second.totals.duplicate + second.totals.ignored).toBe(second.totals.rows);
    expect(second.totals.rows).toBe(first.preview.totals.rows);
    expect(second.effect?.holdings).toEqual([]);
  });

  it('can be undone and done again, and removed later', async () => {
    const api = testLedger();
    const { done } = await importAll(api, [fixture('kraken-ledgers')]);
    good(await api.undo('own'));
    expect((await api.open()).kind).toBe('empty');
    good(await api.redo('own'));
    const back = (await api.open()) as OpenLedger;
    expect(back.counts.events).toBe(done.added + (await openIn([fixture('kraken-ledgers')])));
    good(await api.removeImport('own', done.imports[0]?.no ?? 0));
    const removed = (await api.open()) as OpenLedger;
    expect(removed.counts).toMatchObject({ events: 0, imports: 0 });
    // Removing forgets the rows as well: the file can be imported again.
    expect(good(await api.previewImport([fixture('kraken-ledgers')])).totals.events).toBe(done.added);
  });

  it('refuses a second one while it runs, and stops when cancelled', async () => {
    const api = testLedger();
    const running = api.previewImport([fixture('kraken-ledgers')], {}, () => void api.cancelImport());
    const second = await api.previewImport([fixture('bison-transactions')]);
    expect(second).toEqual({ ok: false, error: { code: 'import.already-running' } });
    expect(await running).toEqual({ ok: false, error: { code: 'import.cancelled' } });
    expect((await api.open()).kind).toBe('empty');
    expect(good(await api.previewImport([fixture('bison-transactions')])).totals.events).toBeGreaterThan(0);
  });

  it('passes the specified stages of progress', async () => {
    const api = testLedger();
    const seen: ImportProgress[] = [];
    const preview = good(await api.previewImport([fixture('kraken-ledgers')], {}, (step) => seen.push(step)));
    good(await api.commitImport(preview.previewId, (step) => seen.push(step)));
    const percents = seen.map(({ percent }) => percent);
    expect(percents[0]).toBe(5);
    for (const stage of [75, 90, 95, 100]) expect(percents).toContain(stage);
    expect([...percents].sort((a, b) => a - b)).toEqual(percents);
  });

  it('says what a purchase and its sale within a year mean for holdings and this year', async () => {
    const api = testLedger();
    // 1 BTC for 50,000 EUR, half of it sold for 30,000 EUR: gain 30,000 - 25,000 = 5,000 EUR, flat estimate 26.375 %.
    const ledger = {
      format: 'cryptax-ledger',
      version: 1,
      events: [
        {
          id: 'a',
          at: '2026-02-01T10:00:00Z',
          kind: 'buy',
          wallet: 'W',
          in: { asset: 'BTC', amount: '1' },
          valueEur: '50000',
        },
        {
          id: 'b',
          at: '2026-06-01T10:00:00Z',
          kind: 'sell',
          wallet: 'W',
          out: { asset: 'BTC', amount: '0.5' },
          valueEur: '30000',
        },
      ],
    };
    const { effect } = good(await api.previewImport([textFile('mine.json', JSON.stringify(ledger))]));
    expect(effect?.holdings).toEqual([{ asset: 'BTC', before: '0', after: '0.5' }]);
    expect(effect?.years).toEqual([
      {
        year: 2026,
        before: expect.objectContaining({ privateSalesNet: '0.00', estimatedTax: '0.00' }),
        after: {
          privateSalesNet: '5000.00',
          incomeNet: '0.00',
          taxable: '5000.00',
          incomplete: 0,
          estimatedTax: '1318.75',
          estimate: 'flat-estimate',
        },
      },
    ]);
  });

  it('counts what waits in the quantities of its preview, and a transfer whose other side comes later once', async () => {
    const api = testLedger();
    const header = 'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark';
    const row = (id: string, minute: string, operation: string, change: string) =>
      `${id},2024-03-04 09:${minute}:00,Spot,${operation},BTC,${change},`;
    const sent = [header, row('31', '00', 'Deposit', '1'), row('31', '10', 'Withdraw', '-0.5')].join('\n');
    const first = await importAll(api, [textFile('a.csv', `${sent}\n`)]);
    expect(first.preview.effect?.holdings).toEqual([{ asset: 'BTC', before: '0', after: '0.5' }]);
    const arrived = [header, row('32', '20', 'Deposit', '0.5')].join('\n');
    const { preview } = await importAll(api, [textFile('b.csv', `${arrived}\n`)]);
    expect(preview.effect?.holdings).toEqual([{ asset: 'BTC', before: '0.5', after: '1' }]);
    // The transfer is an entry of both wallets.
    const { wallets } = good(await api.walletList('own'));
    const counts = Object.fromEntries(wallets.map(({ name, events }) => [name, events]));
    expect(counts).toEqual({ Binance: 2, 'Binance (32)': 1 });
  });

  it('leaves a file that nobody knows alone and says so', async () => {
    const api = testLedger();
    const preview = good(await api.previewImport([textFile('odd.csv', 'colour,taste\nred,sweet\nblue,sour\n')]));
    expect(preview.files[0]).toMatchObject({ format: null, events: 0 });
    const done = good(await api.commitImport(preview.previewId));
    expect(done).toMatchObject({ status: 'unchanged', added: 0 });
    expect((await api.open()).kind).toBe('empty');
  });
});
