// @vitest-environment node
/** What is said about balances: with the import that says it, typed by the user, in backup and ledger file. */
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import { good } from '../../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../../testing/test-ledger.ts';

const HEAD = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
const ROWS = [
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
  '"L3","F2","2024-03-11 09:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0050000000,0.00001,0.0049900000',
];
/** The file again without its withdrawal, and a later row that knows of it. */
const LATER =
  '"L9","F9","2024-05-01 09:00:00","deposit","","currency","crypto","BTC","spot / main",0.0010000000,0,0.0059900000';
const whole = textFile('k.csv', [HEAD, ...ROWS].join('\n'));
const holed = textFile('holed.csv', [HEAD, ...ROWS.slice(0, 2), LATER].join('\n'));
const YEAR_END = { wallet: 'Kraken', asset: 'BTC', day: '2024-12-31' };

async function coins(api: LedgerApi, book: 'own' | 'demo' = 'own') {
  const { coins: all } = good(await api.walletProofs(book));
  return all.map(({ asset, status, day = '', difference = '' }) => `${asset} ${status} ${day} ${difference}`.trim());
}

describe('proven balances', () => {
  test('of a file come and go with its import, and the same file twice says it once', async () => {
    const api = testLedger();
    await importAll(api, [whole]);
    expect(await coins(api)).toEqual(['BTC proven 2024-03-11']);
    const first = good(await api.ledgerFile('own'));
    await importAll(api, [whole]);
    expect(good(await api.ledgerFile('own'))).toBe(first);
    const [file] = good(await api.imports('own'));
    good(await api.removeImport('own', file?.no ?? 0));
    expect(await coins(api)).toEqual([]);
    good(await api.undo('own'));
    expect(await coins(api)).toEqual(['BTC proven 2024-03-11']);
  });

  test('a missing row is reported by the first row that does not fit, with the entry behind it', async () => {
    const api = testLedger();
    await importAll(api, [holed]);
    const { coins: all } = good(await api.walletProofs('own'));
    expect(all).toMatchObject([
      {
        status: 'differs',
        actual: '0.011',
        expected: '0.00599',
        difference: '-0.00501',
        agreedDay: '2024-03-03',
        since: { day: '2024-05-01', by: { kind: 'file', file: 'holed.csv', line: 4 } },
      },
    ]);
    const detail = good(await api.eventDetail('own', all[0]?.since?.eventId ?? ''));
    expect(detail.row.source).toMatchObject({ file: 'holed.csv', line: 4 });
    // The receipt in the span is here already; nothing else in the book explains what is too much.
    const { fixes, entries } = good(await api.explainDifference('own', 'Kraken', 'BTC'));
    expect([fixes.map(({ id }) => id), entries]).toEqual([['unknown-movement:out'], 1]);
  });

  test('what nobody can explain becomes an open entry by one step, and is asked about', async () => {
    const api = testLedger();
    await importAll(api, [holed]);
    const repair = { wallet: 'Kraken', asset: 'BTC', fixId: 'unknown-movement:out' };
    good(await api.previewRepair('own', repair));
    const { eventIds } = good(await api.applyRepair('own', repair));
    expect(await coins(api)).toEqual(['BTC proven 2024-05-01']);
    const { row } = good(await api.eventDetail('own', eventIds[0] ?? ''));
    expect(row).toMatchObject({ kind: 'open', wallet: 'Kraken', at: '2024-05-01T09:00:00Z' });
    const { cards } = good(await api.reviewList('own', { offset: 0, limit: 9 }));
    expect(cards.filter(({ direction }) => direction === 'out')).toMatchObject([{ asset: 'BTC', amount: '0.00501' }]);
    expect(good(await api.journal('own'))[0]).toMatchObject({ why: 'review.balance.movement.unknown-out' });
    good(await api.undo('own'));
    expect(await coins(api)).toEqual(['BTC differs 2024-05-01 -0.00501']);
    const gone = await api.applyRepair('own', { ...repair, fixId: 'nothing' });
    expect(gone).toMatchObject({ ok: false, error: { code: 'review.card-missing' } });
  });

  test('an arrival elsewhere that nobody sent explains what is too much here', async () => {
    const api = testLedger();
    await importAll(api, [holed]);
    const draft = {
      kind: 'open',
      at: '2024-03-11T10:00:00Z',
      wallet: 'Ledger',
      in: { asset: 'BTC', amount: '0.00501' },
      reason: 'transfer.unmatched',
      id: 'x',
    };
    const file = { format: 'cryptax-ledger', version: 1, events: [draft] };
    await importAll(api, [textFile('l.json', JSON.stringify(file))]);
    const { fixes } = good(await api.explainDifference('own', 'Kraken', 'BTC'));
    expect(fixes).toMatchObject([
      {
        isClosed: true,
        evidence: { code: 'withdrawal.arrived-in-own-wallet', params: { from: 'Kraken', to: 'Ledger' } },
        balance: { before: '0.011', after: '0.00599' },
      },
      { evidence: { code: 'movement.unknown-out' } },
    ]);
    good(await api.applyRepair('own', { wallet: 'Kraken', asset: 'BTC', fixId: fixes[0]?.id ?? '' }));
    expect(await coins(api)).toEqual(['BTC proven 2024-05-01', 'BTC unproven']);
    const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 }));
    expect(rows.find(({ id }) => id === 'x')).toMatchObject({ kind: 'transfer' });
  });

  test('the same trades from a second file are taken out by one step', async () => {
    const api = testLedger();
    await importAll(api, [whole]);
    const twice = { kind: 'buy', at: '2024-03-03T08:20:02Z', wallet: 'Kraken', in: { asset: 'BTC', amount: '0.01' } };
    const source = { file: 'copy.csv', line: 2, format: 'generic' };
    const event = { ...twice, id: 'copy', valueEur: '400', fee: { asset: 'EUR', amount: '1' }, source };
    const file = { format: 'cryptax-ledger', version: 1, events: [event] };
    await importAll(api, [textFile('copy.json', JSON.stringify(file))]);
    expect(await coins(api)).toEqual(['BTC differs 2024-03-11 -0.01']);
    const { fixes } = good(await api.explainDifference('own', 'Kraken', 'BTC'));
    expect(fixes[0]).toMatchObject({ hypothesis: 'duplicate-file', isClosed: true });
    good(await api.applyRepair('own', { wallet: 'Kraken', asset: 'BTC', fixId: fixes[0]?.id ?? '' }));
    expect(await coins(api)).toEqual(['BTC proven 2024-03-11']);
  });

  test('what the user states is saved, edited against what the form saw, removed, and each step is undone', async () => {
    const api = testLedger();
    await importAll(api, [whole]);
    const typed = good(await api.saveStatement('own', { ...YEAR_END, amount: '0.004' }));
    expect(await coins(api)).toEqual(['BTC differs 2024-12-31 -0.00099']);
    const mended = good(await api.saveStatement('own', { ...typed, amount: '0.00499' }, typed));
    expect(await coins(api)).toEqual(['BTC proven 2024-12-31']);
    const stale = await api.saveStatement('own', { ...typed, amount: '1' }, typed);
    expect(stale).toMatchObject({ ok: false, error: { code: 'choice.newer' } });
    good(await api.removeStatement('own', mended.id));
    expect(await coins(api)).toEqual(['BTC proven 2024-03-11']);
    good(await api.undo('own'));
    expect(good(await api.walletProofs('own')).typed).toEqual([mended]);
    good(await api.undo('own'));
    expect(await coins(api)).toEqual(['BTC differs 2024-12-31 -0.00099']);
  });

  test.each([
    [{ amount: 'much' }, 'amount'],
    [{ amount: '' }, 'amount'],
    [{ day: '2024-13-31' }, 'at'],
    [{ day: '2026-11-15' }, 'at'],
    [{ asset: '' }, 'asset'],
    [{ wallet: '' }, 'wallet'],
  ])('refuses %o and says which field', async (wrong, path) => {
    const api = testLedger();
    const refused = await api.saveStatement('own', { ...YEAR_END, amount: '1', ...wrong });
    expect(refused).toMatchObject({ ok: false, error: { code: 'edit.invalid', path } });
    expect(good(await api.walletProofs('own')).typed).toEqual([]);
  });

  test('travel in the backup and in the ledger file', async () => {
    const api = testLedger();
    await importAll(api, [whole]);
    good(await api.saveStatement('own', { ...YEAR_END, amount: '0.004' }));
    const before = good(await api.walletProofs('own'));
    const restored = testLedger({ database: new IDBFactory() });
    good(await restored.restore(new File([good(await api.backup())], 'b'), { mode: 'replace' }));
    expect(good(await restored.walletProofs('own'))).toEqual(before);

    const copy = testLedger();
    await importAll(copy, [textFile('ledger.json', good(await api.ledgerFile('own')))]);
    expect(await coins(copy)).toEqual(await coins(api));
    expect(good(await copy.walletProofs('own')).coins[0]?.since?.by).toEqual({ kind: 'user' });
  });

  test('a file speaks of the wallet in which its entries are now', async () => {
    const api = testLedger();
    await importAll(api, [textFile('k.csv', [HEAD, ...ROWS.slice(0, 2)].join('\n'))]);
    const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 9 }));
    const ids = rows.map(({ id }) => id);
    good(
      await api.applyEdit('own', {
        kind: 'bulk-edit',
        why: 'wallet',
        eventIds: ids,
        patch: { wallet: 'Zweites Konto' },
      }),
    );
    const { coins: all } = good(await api.walletProofs('own'));
    expect(all).toMatchObject([{ wallet: 'Zweites Konto', status: 'proven' }]);
  });
});
