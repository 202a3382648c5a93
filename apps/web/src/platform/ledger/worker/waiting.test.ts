// @vitest-environment node
/** Movements that wait are entries from the first second: in balances, lists and files, whatever their answer will be. */
import { describe, expect, test } from 'vitest';
import { good } from '../../../testing/good.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';
import type { LedgerApi } from '../ledger-api.ts';

const HEAD = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
const KRAKEN = [
  HEAD,
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
  '"L3","F2","2024-03-11 09:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0050000000,0.00001,0.0049900000',
  '"L4","F3","2024-03-12 09:00:00","deposit","","currency","crypto","ETH","spot / main",0.5,0,0.5',
  '"L5","X1","no date at all","deposit","","currency","crypto","ETH","spot / main",0.5,0,0.5',
].join('\n');

const rows = async (api: LedgerApi) => good(await api.queryEvents({ book: 'own', offset: 0, limit: 99 })).rows;
const amounts = async (api: LedgerApi) =>
  Object.fromEntries(
    good(await api.portfolioModel('own', { range: 'all' })).assets.map(({ asset, amount }) => [asset, amount]),
  );

describe('a file of which nothing is answered', () => {
  test('moves what it says has moved, and the list is the whole of it', async () => {
    const api = testLedger();
    await importAll(api, [textFile('k.csv', KRAKEN)]);
    // The running balances of the file itself.
    expect(await amounts(api)).toEqual({ BTC: '0.00499', ETH: '0.5' });
    const list = await rows(api);
    expect(list.map(({ kind, review }) => [kind, review])).toEqual([
      ['open', ['unmatched-transfer']],
      ['open', ['unmatched-transfer']],
      ['buy', []],
    ]);
    const open = good(await api.queryEvents({ book: 'own', filter: { kinds: ['open'] }, offset: 0, limit: 9 }));
    const cards = good(await api.reviewList('own', { offset: 0, limit: 9 }));
    expect(open.total).toBe(cards.counts['unmatched-transfer']);
    expect(await api.open()).toMatchObject({ counts: { events: 3, review: 3 } });
    const detail = good(await api.eventDetail('own', list[0]?.id ?? ''));
    expect(detail.origin).toMatchObject({ file: 'k.csv', lines: [{ line: 5 }] });
  });

  test('an answer to one of them takes its place, and undo lets it wait again', async () => {
    const api = testLedger();
    await importAll(api, [textFile('k.csv', KRAKEN)]);
    const { cards } = good(await api.reviewList('own', { kind: 'unmatched-transfer', offset: 0, limit: 9 }));
    const deposit = cards.find(({ direction }) => direction === 'in');
    good(await api.applyFix('own', [deposit?.id ?? ''], { kind: 'settle-transfer', as: { kind: 'gift' } }));
    expect((await rows(api)).map(({ kind }) => kind)).toEqual(['gift-in', 'open', 'buy']);
    expect(await amounts(api)).toEqual({ BTC: '0.00499', ETH: '0.5' });
    good(await api.undo('own'));
    expect((await rows(api)).map(({ kind }) => kind)).toEqual(['open', 'open', 'buy']);
  });

  test('entries of the list are answered by a label and set aside by deleting them', async () => {
    const api = testLedger();
    await importAll(api, [textFile('k.csv', KRAKEN)]);
    const [deposit, withdrawal] = await rows(api);
    good(
      await api.applyEdit('own', {
        kind: 'label',
        why: 'w',
        eventIds: [deposit?.id ?? ''],
        label: 'income:staking',
      }),
    );
    good(await api.applyEdit('own', { kind: 'delete', why: 'w', eventIds: [withdrawal?.id ?? ''] }));
    expect((await rows(api)).map(({ kind }) => kind)).toEqual(['income', 'buy']);
    expect(await amounts(api)).toEqual({ BTC: '0.01', ETH: '0.5' });
    const noted = await api.applyEdit('own', {
      kind: 'split',
      why: 'w',
      eventId: withdrawal?.id ?? '',
      amounts: ['0.001', '0.004'],
    });
    expect(noted.ok).toBe(false);
  });

  test('its ledger file brings the same to another book: open entries, unread rows, an incomplete year', async () => {
    const ledger = JSON.stringify({
      format: 'cryptax-ledger',
      version: 1,
      events: [
        {
          id: 'm1',
          at: '2024-03-12T09:00:00Z',
          kind: 'open',
          wallet: 'Kraken',
          in: { asset: 'ETH', amount: '0.5' },
          reason: 'transfer.unmatched-in',
          source: { file: 'k.csv', line: 5, format: 'kraken-ledgers' },
        },
      ],
      unread: [{ file: 'k.csv', line: 6, code: 'date.unreadable', params: { text: 'no date at all' } }],
    });
    const api = testLedger();
    await importAll(api, [textFile('l.json', ledger)]);
    expect(await amounts(api)).toEqual({ ETH: '0.5' });
    const list = good(await api.reviewList('own', { offset: 0, limit: 9 }));
    expect(list.counts).toMatchObject({ 'unmatched-transfer': 1, 'unreadable-row': 1 });
    const report = good(await api.taxReport({ kind: 'book', book: 'own', year: 2024 }));
    expect(report.completeness).toMatchObject({ complete: false });
    // Its own entry is answered where it stands, its row by a word alone.
    const ids = list.cards.map(({ id }) => id);
    const row = list.cards.find(({ kind }) => kind === 'unreadable-row');
    good(await api.applyFix('own', [row?.id ?? ''], { kind: 'ignore-row' }));
    const transfer = ids.find((id) => id !== row?.id) ?? '';
    good(await api.applyFix('own', [transfer], { kind: 'settle-transfer', as: { kind: 'gift' } }));
    expect(good(await api.reviewList('own', { offset: 0, limit: 9 })).counts).toMatchObject({
      'unmatched-transfer': 0,
      'unreadable-row': 0,
    });
    expect((await rows(api)).map(({ id, kind }) => [id, kind])).toEqual([['m1', 'gift-in']]);
  });

  test('a file with the other side explains an open entry that came without its import', async () => {
    const sent = {
      id: 'm1',
      at: '2024-03-12T08:50:00Z',
      kind: 'open',
      wallet: 'Ledger',
      out: { asset: 'ETH', amount: '0.5' },
      reason: 'transfer.unmatched-out',
      source: { file: 'x.csv', line: 5, format: 'ledger-live' },
    };
    const api = testLedger();
    const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, events: [sent] });
    await importAll(api, [textFile('l.json', text)]);
    await importAll(api, [textFile('k.csv', KRAKEN)]);
    const transfer = (await rows(api)).find(({ id }) => id === 'm1');
    expect(transfer).toMatchObject({ kind: 'transfer', wallet: 'Ledger', toWallet: 'Kraken' });
    good(await api.undo('own'));
    expect((await rows(api)).map(({ id, kind }) => [id, kind])).toEqual([['m1', 'open']]);
  });
});
