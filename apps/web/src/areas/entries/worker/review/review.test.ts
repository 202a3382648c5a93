import { defined } from '@cryptax/kernel';
import { describe, expect, it } from 'vitest';
import type { ReviewKind } from '../../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { ReviewCard } from '../../../../platform/ledger/review-types.ts';
import { good } from '../../../../testing/good.ts';
import { fixture, testLedger, textFile } from '../../../../testing/test-ledger.ts';

async function importFile(api: LedgerApi, file: File): Promise<void> {
  good(await api.commitImport(good(await api.previewImport([file])).previewId));
}

function ledgerFile(events: readonly object[]): File {
  return textFile('mine.json', JSON.stringify({ format: 'cryptax-ledger', version: 1, events }));
}

async function cards(api: LedgerApi, kind?: ReviewKind): Promise<readonly ReviewCard[]> {
  const query = { offset: 0, limit: 50, ...defined({ kind }) };
  return good(await api.reviewList('own', query)).cards;
}

async function onlyCard(api: LedgerApi, kind: ReviewKind): Promise<ReviewCard> {
  const found = await cards(api, kind);
  expect(found).toHaveLength(1);
  return found[0] as ReviewCard;
}

const SALE = {
  id: 's',
  at: '2025-06-01T10:00:00Z',
  kind: 'sell',
  wallet: 'W',
  out: { asset: 'BTC', amount: '0.5' },
  valueEur: '40000',
};

describe('missing acquisition', () => {
  it('says what is at stake and takes a stated cost as an assumption', async () => {
    const api = testLedger();
    await importFile(api, ledgerFile([SALE]));
    const card = await onlyCard(api, 'missing-acquisition');
    expect(card).toMatchObject({ asset: 'BTC', amount: '0.5', effectEur: '40000.00', event: { id: 's', tax: 'open' } });
    const fix = { kind: 'assume-stated', costEur: '30000', acquiredAt: '2025-01-01T00:00:00Z' } as const;
    const effect = good(await api.previewFix('own', [card.id], fix));
    const year = effect.years.find(({ year: each }) => each === 2025);
    expect([year?.before.privateSalesNet, year?.after.privateSalesNet]).toEqual(['0.00', '10000.00']);
    good(await api.applyFix('own', [card.id], fix));
    expect(await cards(api)).toEqual([]);
    good(await api.undo('own'));
    expect(await cards(api)).toHaveLength(1);
  });
});

describe('coins that were borrowed', () => {
  const COVER = {
    ...{ id: 'c', at: '2026-01-10T10:00:00Z', kind: 'buy', wallet: 'W' },
    ...{ in: { asset: 'BTC', amount: '0.5' }, valueEur: '37000' },
  };

  it('[P23-16] are said to be so with one answer: the gain of 3,000 counts in the year of the cover', async () => {
    const api = testLedger();
    await importFile(api, ledgerFile([SALE, COVER]));
    const card = await onlyCard(api, 'missing-acquisition');
    expect(card.fixes).toContain('short-sale');
    const effect = good(await api.previewFix('own', [card.id], { kind: 'short-sale' }));
    expect(effect.years.find(({ year }) => year === 2026)?.after.privateSalesNet).toBe('3000.00');
    good(await api.applyFix('own', [card.id], { kind: 'short-sale' }));
    expect(await cards(api)).toEqual([]);
    const report = good(await api.taxReport({ kind: 'book', book: 'own', year: 2026 }));
    expect(report.summary.assessed.privateSales.net).toBe('3000.00');
    expect(good(await api.journal('own'))[0]).toMatchObject({ kind: 'answer' });
    good(await api.undo('own'));
    expect(await cards(api, 'missing-acquisition')).toHaveLength(1);
  });

  it('cannot have been where some of them were there, nor where they were paid with', async () => {
    const api = testLedger();
    const some = { ...COVER, id: 'd', at: '2025-01-10T10:00:00Z', in: { asset: 'BTC', amount: '0.1' } };
    await importFile(api, ledgerFile([some, SALE]));
    expect((await onlyCard(api, 'missing-acquisition')).fixes).not.toContain('short-sale');
    const paid = testLedger();
    await importFile(paid, ledgerFile([{ ...SALE, kind: 'spend' }]));
    expect((await onlyCard(paid, 'missing-acquisition')).fixes).not.toContain('short-sale');
  });
});

describe('one answer for many cards', () => {
  it('is one entry of the journal and one undo', async () => {
    const api = testLedger();
    const sales = ['2025-06-01', '2025-07-01', '2025-08-01'].map((day, i) => ({
      ...SALE,
      id: `s${i}`,
      at: `${day}T10:00:00Z`,
    }));
    await importFile(api, ledgerFile(sales));
    const [first] = await cards(api, 'missing-acquisition');
    expect(first?.similar).toHaveLength(2);
    const cardIds = [first?.id ?? '', ...(first?.similar ?? [])];
    expect(good(await api.applyFix('own', cardIds, { kind: 'assume-zero-cost' })).changed).toBe(3);
    expect(await cards(api)).toEqual([]);
    expect(good(await api.journal('own')).map(({ kind }) => kind)).toEqual(['answer', 'import']);
    good(await api.undo('own'));
    expect(await cards(api)).toHaveLength(3);
  });

  it('"keep both" and "with service" are part of the history', async () => {
    const api = testLedger();
    await importFile(api, fixture('binance-transaction-history'));
    const found = await cards(api, 'airdrop-service');
    const [card] = found;
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'airdrop', withService: true }));
    expect(await cards(api, 'airdrop-service')).toHaveLength(found.length - 1);
    good(await api.undo('own'));
    expect(await cards(api, 'airdrop-service')).toEqual(found);
    good(await api.redo('own'));
    expect(await cards(api, 'airdrop-service')).toHaveLength(found.length - 1);
  });
});

describe('the gap detective', () => {
  it('finds the payment that left another own wallet, and settles its row', async () => {
    const api = testLedger();
    await importFile(api, fixture('kraken-ledgers'));
    const sale = { ...SALE, at: '2024-04-01T10:00:00Z', wallet: 'Ledger', out: { asset: 'BTC', amount: '0.005' } };
    await importFile(api, ledgerFile([{ ...sale, valueEur: '300' }]));
    const card = (await cards(api, 'missing-acquisition')).find(({ event }) => event?.id === 's');
    const [best] = good(await api.gapFixes('own', card?.id ?? ''));
    expect(best).toMatchObject({ hypothesis: 'missing-deposit', evidence: { code: 'deposit.sent-from-own-wallet' } });
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'repair-gap', fixId: best?.id ?? '' }));
    const moves = good(await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 5 }));
    expect(moves.rows).toMatchObject([{ wallet: 'Kraken', toWallet: 'Ledger', out: { amount: '0.005' } }]);
    expect(await cards(api, 'unmatched-transfer')).toEqual([]);
  });
});

describe('missing price', () => {
  it('waits for a value typed in, which then says that it was typed', async () => {
    const api = testLedger();
    const event = { ...SALE, id: 'x', kind: 'income', incomeKind: 'staking', in: { asset: 'NOSUCHCOIN', amount: '5' } };
    const { out: _, valueEur: __, ...income } = event;
    await importFile(api, ledgerFile([income]));
    const card = await onlyCard(api, 'missing-price');
    expect(card).toMatchObject({ asset: 'NOSUCHCOIN', cause: { code: 'price.not-found' } });
    expect(card).not.toHaveProperty('effectEur');
    good(await api.applyFix('own', [card.id], { kind: 'set-value', valueEur: '12.50' }));
    expect(await cards(api)).toEqual([]);
    expect(good(await api.eventDetail('own', 'x')).row).toMatchObject({ valueEur: '12.50', tax: 'income' });
  });
});

describe('missing price of a fee', () => {
  it('is asked for as such, and what the coins were sold for stays', async () => {
    const api = testLedger();
    const coins = { asset: 'BTC', amount: '0.5' };
    const { out: _, ...rest } = SALE;
    const bought = { ...rest, id: 'b', at: '2025-01-10T10:00:00Z', kind: 'buy', in: coins, valueEur: '30000' };
    await importFile(api, ledgerFile([bought, { ...SALE, fee: { asset: 'NOSUCHCOIN', amount: '3' } }]));
    const card = await onlyCard(api, 'missing-price');
    expect(card).toMatchObject({ asset: 'NOSUCHCOIN', isFee: true });
    const { questions } = good(await api.questions('own'));
    const asked = questions.find(({ kind }) => kind === 'price');
    expect(asked).toMatchObject({ cardIds: [card.id], amount: { asset: 'NOSUCHCOIN', amount: '3' } });
    good(await api.applyFix('own', [card.id], { kind: 'set-value', valueEur: '12.50' }));
    expect(await cards(api, 'missing-price')).toEqual([]);
    expect(good(await api.eventDetail('own', 's')).stored).toMatchObject({
      valueEur: '40000',
      fee: { asset: 'NOSUCHCOIN', amount: '3', valueEur: '12.50' },
    });
  });
});

describe('rows of a file', () => {
  it('unmatched transfers become what the user says, and stay settled on a second import', async () => {
    const api = testLedger();
    await importFile(api, fixture('kraken-ledgers'));
    const card = await onlyCard(api, 'unmatched-transfer');
    expect(card).toMatchObject({ direction: 'out', asset: 'BTC', amount: '0.005', origin: { line: 7 } });
    const as = { kind: 'own-wallet', wallet: 'Ledger' } as const;
    const { eventIds } = good(await api.applyFix('own', [card.id], { kind: 'settle-transfer', as }));
    expect(good(await api.eventDetail('own', eventIds[0] ?? '')).stored).toMatchObject({
      kind: 'transfer',
      wallet: 'Kraken',
      toWallet: 'Ledger',
      out: { asset: 'BTC', amount: '0.005' },
      source: { line: 7 },
    });
    expect(await cards(api, 'unmatched-transfer')).toEqual([]);
    expect(good(await api.previewImport([fixture('kraken-ledgers')])).totals).toMatchObject({ events: 0, review: 0 });
  });

  it('unreadable rows keep their cells, can be entered or set aside, and nothing is lost by it', async () => {
    const api = testLedger();
    await importFile(api, fixture('kraken-ledgers'));
    const [first, second] = await cards(api, 'unreadable-row');
    expect(first?.origin?.cells?.length).toBeGreaterThan(5);
    expect(first?.origin?.header?.[0]).toBe('txid');
    good(await api.applyFix('own', [first?.id ?? ''], { kind: 'ignore-row' }));
    const event = {
      kind: 'buy',
      at: '2024-03-15T10:00:00Z',
      wallet: 'Kraken',
      in: { asset: 'DOT', amount: '2' },
      valueEur: '15',
    } as const;
    const entered = good(await api.applyFix('own', [second?.id ?? ''], { kind: 'enter-row', event }));
    expect(await cards(api, 'unreadable-row')).toEqual([]);
    const detail = good(await api.eventDetail('own', entered.eventIds[0] ?? ''));
    expect(detail.origin?.lines).toMatchObject([{ line: second?.origin?.line }]);
    const [record] = good(await api.imports('own'));
    expect(record?.openReview).toBe(1);
  });

  it('a later import brings the other side of a transfer, and the card goes', async () => {
    const api = testLedger();
    await importFile(api, fixture('kraken-ledgers'));
    const card = await onlyCard(api, 'unmatched-transfer');
    const arrival =
      'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export\n2024-03-11T09:20:00.000Z,Confirmed,BTC,IN,0.005,0.00001,hash1,Bitcoin 1,xpub1,EUR,300,320\n';
    await importFile(api, textFile('ledgerlive.csv', arrival));
    expect(await cards(api, 'unmatched-transfer')).toEqual([]);
    const transfers = good(
      await api.queryEvents({ book: 'own', filter: { kinds: ['transfer'] }, offset: 0, limit: 10 }),
    );
    expect(transfers.rows).toMatchObject([{ out: { asset: 'BTC', amount: card.amount } }]);
    // The match says why, can be taken apart in one step, and stays apart when the files come again.
    const { id } = transfers.rows[0] ?? { id: '' };
    expect(good(await api.eventDetail('own', id)).match).toMatchObject({ reason: 'amount-and-time' });
    good(await api.applyEdit('own', { kind: 'unmatch', why: '', eventId: id }));
    expect((await cards(api, 'unmatched-transfer')).map(({ direction }) => direction).sort()).toEqual(['in', 'out']);
    const again = good(await api.previewImport([textFile('ledgerlive.csv', arrival)]));
    expect(again.totals).toMatchObject({ events: 0 });
    for (const { rows, counts } of good(await api.imports('own'))) {
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows);
    }
    good(await api.undo('own'));
    expect(await cards(api, 'unmatched-transfer')).toEqual([]);
    // Taking the second import back opens the question again.
    const [late] = good(await api.imports('own'));
    good(await api.removeImport('own', late?.no ?? 0));
    expect(await cards(api, 'unmatched-transfer')).toHaveLength(1);
  });
});

describe('airdrops', () => {
  it('without a service become a gift at cost 0 from their own day', async () => {
    const api = testLedger();
    await importFile(api, fixture('binance-transaction-history'));
    const found = await cards(api, 'airdrop-service');
    const [card] = found;
    expect(card?.fixes).toEqual(['airdrop']);
    good(await api.applyFix('own', [card?.id ?? ''], { kind: 'airdrop', withService: false }));
    expect(good(await api.eventDetail('own', card?.event?.id ?? '')).stored).toMatchObject({
      kind: 'gift-in',
      valueEur: '0.00',
    });
    expect(await cards(api, 'airdrop-service')).toHaveLength(found.length - 1);
  });
});
