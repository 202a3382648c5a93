import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../../platform/ledger/edit-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';
import type { ReportSource, ReportStage } from '../report-types.ts';

const SOURCE: ReportSource = { kind: 'book', book: 'own', year: 2024 };

/**
 * Sold 0.5 BTC of a lot of 40,000: +5,000. Sold 0.1 BTC of it for 3,000: -1,000. Net 4,000, over the limit of 1,000.
 * Staking of 300 is over its limit of 256. The flat estimate is 4,300 x 26.375 % = 1,134.125, rounded 1,134.13.
 */
const EVENTS: readonly EventDraft[] = [
  { kind: 'buy', at: '2024-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' }, valueEur: '40000' },
  { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '0.5' }, valueEur: '25000' },
  { kind: 'sell', at: '2024-08-01T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '0.1' }, valueEur: '3000' },
  {
    ...{ kind: 'income', incomeKind: 'staking', at: '2024-03-01T10:00:00Z', wallet: 'A' },
    ...{ in: { asset: 'ETH', amount: '0.1' }, valueEur: '300' },
  } as EventDraft,
];

async function filled(): Promise<{ readonly api: LedgerApi; readonly ids: readonly string[] }> {
  const api = testLedger();
  await api.open();
  const ids: string[] = [];
  for (const event of EVENTS) {
    ids.push(...good(await api.applyEdit('own', { kind: 'add', event, why: 'from the paper file' })).eventIds);
  }
  return { api, ids };
}

describe('a report of the book', () => {
  it('tells its steps in order and carries figures worked by hand', async () => {
    const { api } = await filled();
    const stages: ReportStage[] = [];
    const report = good(await api.taxReport(SOURCE, (stage) => stages.push(stage)));
    expect([...new Set(stages)]).toEqual(['analyse', 'calculate', 'rules', 'create']);
    expect(report.summary.assessed.privateSales).toMatchObject({
      net: '4000.00',
      taxable: '4000.00',
      limitReached: true,
    });
    expect(report.summary).toMatchObject({ gains: '5000.00', losses: '-1000.00' });
    expect(report.summary.estimate.extraTax).toBe('1134.13');
    expect(report.counts).toMatchObject({
      events: 4,
      disposals: 2,
      taxableLots: 2,
      freeLots: 0,
      income: 1,
      changes: 4,
    });
    expect(report.completeness).toMatchObject({ complete: true, events: 4 });
  });

  it('proves itself when asked, with the hashes that its files carry', async () => {
    const { api, ids } = await filled();
    good(await api.taxReport(SOURCE));
    good(await api.applyEdit('own', { kind: 'delete', eventIds: ids.slice(2, 3), why: 'twice' }));
    const prints = good(await api.reportPrints(SOURCE));
    const { blob } = good(await api.makeFile(SOURCE, { format: 'json', locale: 'de' }));
    const { inputHash, seal, method } = JSON.parse(await blob.text());
    expect(prints).toEqual({ inputHash, seal, method });
    const sealed = good(await api.sealReport(SOURCE));
    expect(good(await api.recheckReport(sealed.id))).toEqual({ isIntact: true, isReproduced: true, differences: [] });
  });

  it('is made again when the profile changes, and refuses a year without rules', async () => {
    const { api } = await filled();
    const settings = good(await api.taxSettings());
    good(await api.taxReport(SOURCE));
    const profile = { years: { '2024': { taxableIncome: '50000' } } };
    good(await api.setTaxSettings({ ...settings, profile }));
    expect(good(await api.taxReport(SOURCE)).summary.estimate.kind).toBe('difference');
    const unknown = await api.taxReport({ kind: 'book', book: 'own', year: 2012 });
    expect(unknown).toMatchObject({ ok: false, error: { code: 'report.year-unknown', year: 2012 } });
  });

  it('is made again when a price was typed: the entries are the same, their values are not', async () => {
    const { api } = await filled();
    const event = { ...{ kind: 'income', incomeKind: 'staking', at: '2024-03-02T10:00:00Z', wallet: 'A' } };
    good(
      await api.applyEdit('own', {
        kind: 'add',
        event: { ...event, in: { asset: 'NOBODYS', amount: '2' } } as EventDraft,
        why: 'add',
      }),
    );
    expect(good(await api.taxReport(SOURCE)).summary.assessed.income.gross).toBe('300.00');
    good(await api.saveManualPrice({ asset: 'NOBODYS', day: '2024-03-02', price: '50', currency: 'EUR' }));
    // 300 and two units at 50.
    expect(good(await api.taxReport(SOURCE)).summary.assessed.income.gross).toBe('400.00');
  });

  it('lists changes by hand with reason, before and after, and not the ones taken back', async () => {
    const { api, ids } = await filled();
    const [, sale, later, reward] = ids;
    const event = { ...EVENTS[1], id: sale, valueEur: '26000' } as LedgerEvent;
    good(await api.applyEdit('own', { kind: 'edit', event, why: 'edit' }));
    good(
      await api.applyEdit('own', {
        kind: 'bulk-edit',
        eventIds: [sale ?? '', later ?? ''],
        patch: { wallet: 'B' },
        why: 'wallet',
      }),
    );
    good(await api.applyEdit('own', { kind: 'delete', eventIds: [reward ?? ''], why: 'delete' }));
    const changes = () => api.reportLines(SOURCE, { list: 'changes', offset: 0, limit: 10 });
    const rows = good(await changes()).rows;
    expect(rows.map(({ action, code, reason }) => [action, code ?? reason])).toEqual([
      ...ids.map(() => ['added', 'from the paper file']),
      ['edited', 'edit'],
      ['edited', 'wallet'],
      ['edited', 'wallet'],
      ['removed', 'delete'],
    ]);
    // The first entry of the sale is as it was entered, not as it was corrected later.
    expect(rows[1]?.fields).toContainEqual({ field: 'valueEur', before: null, after: '25000' });
    expect(rows[4]).toMatchObject({
      eventId: sale,
      event: { kind: 'sell', at: '2024-06-10T10:00:00Z', wallet: 'A' },
      fields: [{ field: 'valueEur', before: '25000', after: '26000' }],
    });
    expect(rows[5]?.fields).toEqual([{ field: 'wallet', before: 'A', after: 'B' }]);
    expect(rows[7]?.fields).toContainEqual({ field: 'in', before: '0.1 ETH', after: null });
    good(await api.undo('own'));
    expect(good(await changes()).total).toBe(7);
  });
});

describe('a derivation', () => {
  it('goes from the taxable amount to lot parts, largest first, and to the events', async () => {
    const { api, ids } = await filled();
    const why = good(await api.explainFigure(SOURCE, 's23.taxable'));
    expect(why.blocks.flat().map(({ id, value }) => [id, value])).toEqual([
      ['s23.net', '4000.00'],
      ['limit', '1000.00'],
      ['counted', '4000.00'],
      ['s23.taxable', '4000.00'],
    ]);
    expect(why).toMatchObject({ limitReached: true, parts: { kind: 'lot', count: 2 } });
    const parts = good(await api.explainParts(SOURCE, 's23.taxable', 0, 10));
    expect(parts.rows.map(({ amount, line }) => [amount, line.eventId])).toEqual([
      ['5000.00', ids[1]],
      ['-1000.00', ids[2]],
    ]);
    const facts = good(await api.eventFacts(SOURCE, [ids[0] ?? '']));
    expect(facts[0]?.event).toMatchObject({ kind: 'buy', valueEur: '40000' });
  });

  it('of the net subtracts cost and expenses from proceeds: 28,000 - 24,000 - 0 = 4,000', async () => {
    const { api } = await filled();
    const [first] = good(await api.explainFigure(SOURCE, 's23.net')).blocks;
    expect(first?.map(({ id, op, value }) => [id, op, value])).toEqual([
      ['s23.proceeds', 'plain', '28000.00'],
      ['s23.cost', 'minus', '24000.00'],
      ['s23.expenses', 'minus', '0.00'],
      ['s23.net', 'total', '4000.00'],
    ]);
  });
});

describe('files', () => {
  it('have the names of the specification; the transactions are those of the year', async () => {
    const { api } = await filled();
    const file = good(await api.makeFile(SOURCE, { format: 'transactions', locale: 'en' }));
    expect(file.fileName).toBe('Transactions_2024.csv');
    const lines = (await file.blob.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/Date,Type,Asset,Amount,Price,Total/);
    expect(lines[1]).toContain(',Buy,BTC,1,40000,40000.00,');
    const gains = good(await api.makeFile(SOURCE, { format: 'csv', locale: 'de' }));
    expect(gains.fileName).toBe('Gains_Report_2024.csv');
    expect(await gains.blob.text()).toContain('5000,00');
  });
});

describe('a sealed report', () => {
  it('is the JSON file word for word, can be computed again, and opens as it was', async () => {
    const { api } = await filled();
    const sealed = good(await api.sealReport(SOURCE));
    const source: ReportSource = { kind: 'sealed', id: sealed.id };
    expect(good(await api.recheckReport(sealed.id))).toEqual({ isIntact: true, isReproduced: true, differences: [] });
    const live = await good(await api.makeFile(SOURCE, { format: 'json', locale: 'de' })).blob.text();
    expect(await good(await api.makeFile(source, { format: 'json', locale: 'de' })).blob.text()).toBe(live);
    expect(good(await api.taxReport(source)).counts.events).toBe(4);
  });

  it('tells what a later change of the ledger would make of it, event by event', async () => {
    const { api, ids } = await filled();
    good(await api.sealReport(SOURCE));
    const before = good(await api.sealedReports('own'));
    expect(before.map(({ state }) => state.kind)).toEqual(['same']);
    good(await api.applyEdit('own', { kind: 'delete', eventIds: [ids[2] ?? ''], why: 'delete' }));
    const [report] = good(await api.sealedReports('own'));
    if (report?.state.kind !== 'changed') throw new Error('Expected a change');
    const { figures, effects } = report.state.difference;
    expect(figures.find(({ figure }) => figure === 'private-sales.net')?.change).toBe('1000.00');
    expect(effects).toMatchObject([{ eventId: ids[2], before: '-1000.00', after: null, causes: [ids[2]] }]);
    good(await api.removeSealed(report.id));
    expect(good(await api.sealedReports('own'))).toEqual([]);
  });
});

describe('an adviser pack', () => {
  it('opens in another browser with the passphrase, read-only, and agrees with its own ledger', async () => {
    const { api, ids } = await filled();
    const patch = { note: 'sold to a friend' };
    good(await api.applyEdit('own', { kind: 'bulk-edit', eventIds: [ids[1] ?? ''], patch, why: 'note' }));
    const made = good(await api.createPack(SOURCE, 'correct horse battery', 'Please look at the staking.'));
    expect(made.fileName).toBe('Adviser_Pack_2024.ctxpack');
    const other = testLedger();
    const file = new File([made.blob], made.fileName);
    expect(await other.openPack(file, 'wrong')).toMatchObject({ ok: false, error: { code: 'pack.wrong-passphrase' } });
    const pack = good(await other.openPack(file, 'correct horse battery'));
    expect(pack).toMatchObject({ year: 2024, agrees: true, remark: 'Please look at the staking.' });
    const source: ReportSource = { kind: 'pack', packId: pack.packId };
    expect(good(await other.taxReport(source)).summary.assessed.privateSales.net).toBe('4000.00');
    const lines = <L extends 'entries' | 'notes' | 'journal'>(list: L) =>
      other.reportLines(source, { list, offset: 0, limit: 10 });
    expect(good(await lines('entries')).total).toBe(4);
    expect(good(await lines('journal')).rows[0]).toMatchObject({
      kind: 'add',
      why: 'from the paper file',
      isTakenBack: false,
    });
    expect(good(await lines('notes')).rows).toMatchObject([{ kind: 'sell', wallet: 'A', text: 'sold to a friend' }]);
    expect((await other.open()).kind).toBe('empty');
    expect(await other.sealReport(source)).toMatchObject({ ok: false, error: { code: 'report.missing' } });
  });
});
