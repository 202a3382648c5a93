// @vitest-environment node
/**
 * Two devices of one account against the real server: what waits on one waits on the other, in the same lists, balances and
 * reports, and an answer given on either ends it on both.
 */
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { localFetch } from '../../../testing/local-fetch.ts';
import { sharedServer } from '../../../testing/server-process.ts';
import { type Account, accountClient, encrypted, READABLE } from '../../../testing/sync-device.ts';
import { importAll, testLedger, textFile } from '../../../testing/test-ledger.ts';
import { cloudWith, type Seal } from '../sync/cloud.ts';

const KRAKEN = [
  '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"',
  '"L1","T1","2024-03-03 08:20:02","trade","tradespot","currency","fiat","EUR","spot / main",-400.0000,1.0000,599.0000',
  '"L2","T1","2024-03-03 08:20:02","trade","tradespot","currency","crypto","BTC","spot / main",0.0100000000,0,0.0100000000',
  '"L3","F2","2024-03-11 09:00:00","withdrawal","","currency","crypto","BTC","spot / main",-0.0050000000,0.00001,0.0049900000',
  '"L4","F3","2024-03-12 09:00:00","deposit","","currency","crypto","ETH","spot / main",0.5,0,0.5',
  '"L5","X1","no date at all","deposit","","currency","crypto","ETH","spot / main",0.5,0,0.5',
].join('\n');
/** The same purchase as an aggregator has it. */
const TRACKER = [
  '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"',
  '"Trade","0.01000000","BTC","400.00","EUR","1.00","EUR","Kraken","","","03.03.2024 09:20:02",""',
].join('\n');
const GIFT = { kind: 'gift', valueEur: '900', acquiredAt: '2023-01-01T00:00:00Z' } as const;

describe('what waits on two devices', () => {
  let server: { readonly port: number };
  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(() => vi.stubGlobal('fetch', localFetch));

  const register = async (name: string): Promise<Account> => {
    const credentials = { email: `${name}@example.org`, password: 'correct horse battery' };
    const { data, error } = await accountClient(server.port).auth.signUp(credentials);
    if (error) throw error;
    return { userId: data.user?.id ?? '', token: data.session?.access_token ?? '' };
  };
  const device = () => testLedger({ now: () => new Date().toISOString() });
  const sync = async (api: LedgerApi, { userId, token }: Account, seal: Seal) => {
    good(await api.beginSync({ userId, label: userId }));
    const { form, head, changesAfter, send } = cloudWith(
      { client: accountClient(server.port, token), userId, book: 'first' },
      seal,
    );
    // The user of these devices means what he answers.
    good(await api.sync({ userId, form, deletions: { allow: 99 } }, head, changesAfter, send));
  };

  // What is said travels as what waits does, which the next test asks of both forms.
  test('and so is what is said about balances', async () => {
    const account = await register('statements');
    const seal = await encrypted(server.port, account);
    const [a, b] = [device(), device()];
    const round = async (...devices: readonly LedgerApi[]) => {
      for (const each of devices) await sync(each, account, seal);
    };
    await importAll(a, [textFile('k.csv', KRAKEN)]);
    const year = { wallet: 'Kraken', asset: 'BTC', day: '2024-12-31' };
    const typed = good(await a.saveStatement('own', { ...year, amount: '0.005' }));
    // A document on the word of a file is found by the same name where the file never was.
    const told = async (api: LedgerApi) => good(await api.toldBalances('own', 'Kraken', 'BTC'));
    const target = { kind: 'statement', id: (await told(a))[0]?.id ?? '' } as const;
    good(await a.addEvidence('own', target, textFile('screen.txt', 'abc'), ''));
    await round(a, b);
    expect(await told(b)).toMatchObject([{ id: target.id, documents: 1, by: { kind: 'file', file: 'k.csv' } }]);
    expect(good(await b.evidence('own', target))).toMatchObject([{ name: 'screen.txt' }]);
    const first = await proofs(a);
    expect(first.coins).toEqual(['BTC differs 2024-12-31 0.00001 user', 'ETH proven 2024-03-12  ']);
    expect(await proofs(b)).toEqual(first);

    // Mended on the second device, and back.
    good(await b.saveStatement('own', { ...typed, amount: '0.00499' }, typed));
    await round(b, a);
    expect((await proofs(a)).coins[0]).toBe('BTC proven 2024-12-31  ');
    expect(await proofs(b)).toEqual(await proofs(a));

    // Taken back where it was changed; then the file goes and comes back where it lies.
    good(await b.undo('own'));
    await round(b, a);
    expect(await proofs(a)).toEqual(first);
    const [file] = good(await a.imports('own'));
    good(await a.removeImport('own', file?.no ?? 0));
    await round(a, b);
    expect((await proofs(b)).coins).toEqual(['BTC differs 2024-12-31 0.005 user']);
    expect(await proofs(a)).toEqual(await proofs(b));
    good(await a.undo('own'));
    await round(a, b);
    expect(await proofs(a)).toEqual(first);
    expect(await proofs(b)).toEqual(first);

    // The same file on the second device says nothing new, and the statement goes on both.
    await importAll(b, [textFile('k.csv', KRAKEN)]);
    good(await b.removeStatement('own', typed.id));
    await round(b, a);
    expect((await proofs(a)).coins).toEqual(['BTC proven 2024-03-11  ', 'ETH proven 2024-03-12  ']);
    expect(await proofs(b)).toEqual(await proofs(a));
  });

  test.each(['readable', 'sealed'] as const)('is the same, whoever answers it (%s)', async (form) => {
    const account = await register(`waiting-${form}`);
    const seal = form === 'readable' ? READABLE : await encrypted(server.port, account);
    const [a, b] = [device(), device()];
    await importAll(a, [textFile('k.csv', KRAKEN)]);
    await sync(a, account, seal);
    await sync(b, account, seal);
    const first = await seen(a);
    expect(first).toMatchObject({ cards: 3, complete: false, unread: 1, open: 2 });
    expect(await seen(b)).toEqual(first);

    // Answered on the second device: the deposit gets a meaning, the row is set aside.
    const { cards } = good(await b.reviewList('own', { offset: 0, limit: 9 }));
    const deposit = cards.find(({ direction }) => direction === 'in')?.id ?? '';
    const row = cards.find(({ kind }) => kind === 'unreadable-row')?.id ?? '';
    good(await b.applyFix('own', [deposit], { kind: 'settle-transfer', as: GIFT }));
    good(await b.applyFix('own', [row], { kind: 'ignore-row' }));
    await sync(b, account, seal);
    await sync(a, account, seal);
    const second = await seen(b);
    expect(second).toMatchObject({ cards: 1, unread: 0, open: 1 });
    expect(await seen(a)).toEqual(second);

    // And the last one on the first device, where its file lies.
    const [withdrawal] = good(await a.reviewList('own', { offset: 0, limit: 9 })).cards;
    good(await a.applyFix('own', [withdrawal?.id ?? ''], { kind: 'ignore-row' }));
    await sync(a, account, seal);
    await sync(b, account, seal);
    const third = await seen(a);
    expect(third).toMatchObject({ cards: 0, unread: 0, open: 0, complete: true });
    expect(await seen(b)).toEqual(third);

    // Taken back, it waits again on both.
    good(await a.undo('own'));
    await sync(a, account, seal);
    await sync(b, account, seal);
    expect(await seen(a)).toEqual(second);
    expect(await seen(b)).toEqual(second);
  });

  test('and so are rules and known addresses', async () => {
    const account = await register('rules');
    const seal = READABLE;
    const [a, b] = [device(), device()];
    const round = async (...devices: readonly LedgerApi[]) => {
      for (const each of devices) await sync(each, account, seal);
    };
    const names = async (api: LedgerApi) => good(await api.ruleBook('own')).list.map(({ name }) => name);
    const dust = { when: { text: 'ELON' }, means: { kind: 'ignore' } } as const;
    const id = good(await a.saveAnswerRule({ name: 'Dust', ...dust }));
    good(await a.saveAddress({ address: 'bc1qxy', chain: 'bitcoin', name: 'Ledger', kind: 'own' }));
    await round(a, b);
    expect(await names(b)).toEqual(['Dust', 'Ledger']);
    expect(good(await b.ruleBook('own'))).toEqual(good(await a.ruleBook('own')));
    // They are no transactions and no rows that wait.
    expect(good(await b.reviewList('own', { offset: 0, limit: 9 })).total).toBe(0);

    // Changed and removed on the second device; a step back on the first one leaves that alone.
    good(await b.saveAnswerRule({ name: 'Spam', ...dust, id }));
    good(await b.removeAddress('bitcoin|bc1qxy'));
    await round(b, a);
    expect(await names(a)).toEqual(['Spam']);
    good(await a.undo('own'));
    good(await a.undo('own'));
    expect(await names(a)).toEqual(['Spam']);
    good(await b.undo('own'));
    await round(b, a);
    expect([await names(a), await names(b)]).toEqual([
      ['Spam', 'Ledger'],
      ['Spam', 'Ledger'],
    ]);
  });

  test.each(['readable', 'sealed'] as const)(
    'and so are questions about entries, whoever answers them and takes the answer back (%s)',
    async (form) => {
      const account = await register(`remarks-${form}`);
      const seal = form === 'readable' ? READABLE : await encrypted(server.port, account);
      const [a, b] = [device(), device()];
      /** Afterwards both show the same open points, lists, figures and completeness. */
      const round = async (...devices: readonly LedgerApi[]) => {
        for (const each of devices) await sync(each, account, seal);
        expect(await seen(b)).toEqual(await seen(a));
      };
      const asked = async (api: LedgerApi) => {
        const { cards } = good(await api.reviewList('own', { kind: 'possible-duplicate', offset: 0, limit: 9 }));
        return cards.map(({ id }) => id);
      };
      await importAll(a, [textFile('k.csv', KRAKEN.split('\n').slice(0, 3).join('\n'))]);
      await importAll(a, [textFile('ct.csv', TRACKER)]);
      const [twin = ''] = await asked(a);
      expect(twin).toMatch(/^twin:/);
      await round(a, b);
      expect(await asked(b)).toEqual([twin]);

      // Both are right, says the device that has no file; then it takes that back.
      good(await b.applyFix('own', [twin], { kind: 'keep-both' }));
      await round(b, a);
      expect([await asked(a), await asked(b)]).toEqual([[], []]);
      good(await b.undo('own'));
      await round(b, a);
      expect([await asked(a), await asked(b)]).toEqual([[twin], [twin]]);

      // One of them goes on the first device: nothing is left to ask on either, until its file comes back.
      good(await a.applyFix('own', [twin], { kind: 'remove-duplicate' }));
      await round(a, b);
      expect([await asked(a), await asked(b)]).toEqual([[], []]);
      good(await a.undo('own'));
      await round(a, b);
      expect([await asked(a), await asked(b)]).toEqual([[twin], [twin]]);

      // And it stays asked in the ledger file of either.
      for (const api of [a, b]) {
        expect(JSON.parse(good(await api.ledgerFile('own'))).remarks).toMatchObject([{ code: 'duplicate.possible' }]);
      }
    },
  );
});

/** What a person sees of proven balances on a device. */
async function proofs(api: LedgerApi) {
  const { coins, typed } = good(await api.walletProofs('own'));
  return {
    coins: coins.map(({ asset, status, day, difference = '', since }) =>
      [asset, status, day, difference, since?.by.kind ?? ''].join(' '),
    ),
    typed,
  };
}

/** What a person sees of open points on a device. */
async function seen(api: LedgerApi) {
  const list = good(await api.reviewList('own', { offset: 0, limit: 9 }));
  const { rows } = good(await api.queryEvents({ book: 'own', offset: 0, limit: 99 }));
  const { completeness, summary } = good(await api.taxReport({ kind: 'book', book: 'own', year: 2024 }));
  const { assets, totals } = good(await api.portfolioModel('own', { range: 'all' }));
  const { wallets, valueEur, doubts } = good(await api.walletList('own'));
  const venue = good(await api.venue('own', 'Kraken'));
  const radar = good(await api.radar('own', { typed: {} }));
  const state = await api.open();
  return {
    cards: list.total,
    counts: list.counts,
    causes: list.cards.map(({ cause }) => cause),
    // All that a row says, with file, line, other side and transaction; numbers of imports are the device's own.
    rows: rows.map(({ importNo: _, ...row }) => row),
    files: state.kind === 'ready' && [state.counts.files, state.counts.connections, state.counts.sources],
    lastImportAt: state.kind === 'ready' && state.lastImportAt,
    complete: completeness.complete,
    unread: completeness.unreadRows,
    open: completeness.openMovements,
    assets,
    totals,
    wallets: wallets.map(({ name, holdings, valueEur, unpriced }) => ({ name, holdings, valueEur, unpriced })),
    value: valueEur,
    doubts,
    venue: [venue?.balances, venue?.years, venue?.gaps, venue?.files],
    summary,
    plan: [radar.value, radar.leftOut, radar.taxNow, radar.calendar],
  };
}
