import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger } from '../../../testing/test-ledger.ts';
import { checksOf, SUITES } from '../self-test/suites.data.ts';
import { COPY_CHECKS, type CopyCheckId, type Fault, READING_CHECKS } from '../self-test-types.ts';
import { exampleProblem, type LawExample } from './checks/methods.ts';

async function demoLedger() {
  const database = new IDBFactory();
  const api = testLedger({ database });
  good(await api.loadDemo());
  return { api, database };
}

/** Runs checks in a copy of the demo book and tells which did not pass. */
async function runIn(fault: Fault, checks: readonly CopyCheckId[]) {
  const { api, database } = await demoLedger();
  const before = JSON.stringify(good(await api.summary('demo')));
  const { id } = good(await api.openCopy('demo', fault));
  const outcomes = new Map<CopyCheckId, string>();
  for (const check of checks) outcomes.set(check, JSON.stringify(good(await api.runCheck(id, check))));
  await api.closeCopy(id);
  const names = (await database.databases()).map(({ name }) => name);
  return { outcomes, names, isUntouched: JSON.stringify(good(await api.summary('demo'))) === before };
}

describe('checks in a copy', () => {
  it('pass over the demo ledger, leave it as it was and leave no database behind', async () => {
    const { outcomes, names, isUntouched } = await runIn('none', COPY_CHECKS);
    const open = [...outcomes].filter(([, outcome]) => !outcome.includes('"passed"'));
    // Node tells nothing about room for storage.
    expect(open).toEqual([['storage-room', '{"status":"warning","note":"not-told"}']]);
    expect(names).toEqual(['test']);
    expect(isUntouched).toBe(true);
  });

  it.each([
    [
      'changed-amount',
      ['copy-agrees', 'fifo-holdings', 'lifo-holdings', 'hifo-holdings', 'wallets-sum', 'report-sealed'],
    ],
    ['changed-amount', ['harvest-amounts', 'holding-calendar', 'portfolio-total', 'backup-again', 'undo-redo']],
    [
      'damaged-record',
      ['records-readable', 'copy-agrees', 'write-read-delete', 'sources-counted', 'harvest-repurchase'],
    ],
  ] as const)('fail over a copy with a %s: %s', async (fault, checks) => {
    const { outcomes, isUntouched } = await runIn(fault, checks);
    expect([...outcomes].filter(([, outcome]) => !outcome.includes('"failed"'))).toEqual([]);
    expect(isUntouched).toBe(true);
  });

  it.each(Object.entries(SUITES))('of the suite %s notice a damaged copy', async (_, suite) => {
    const checks = checksOf(suite).filter((id): id is CopyCheckId => COPY_CHECKS.some((known) => known === id));
    const { outcomes } = await runIn('damaged-record', checks);
    expect([...outcomes].filter(([, outcome]) => outcome.includes('"failed"')).length).toBeGreaterThan(0);
  });

  it('know coins with more decimals than most', async () => {
    const { api } = await demoLedger();
    const amount = '1.000000000000000000000001';
    const event = { kind: 'buy', at: '2025-01-01T00:00:00Z', wallet: 'W', in: { asset: 'NEAR', amount } } as const;
    good(await api.applyEdit('demo', { kind: 'add', why: '', event: { ...event, valueEur: '5' } }));
    const { id } = good(await api.openCopy('demo', 'none'));
    for (const check of ['harvest-amounts', 'holding-calendar', 'lots-and-holdings'] as const) {
      expect(good(await api.runCheck(id, check)), check).toMatchObject({ status: 'passed' });
    }
    await api.closeCopy(id);
  });

  it('go with all the data, also a copy that a crash left behind', async () => {
    const { api, database } = await demoLedger();
    good(await api.openCopy('demo', 'none'));
    expect(await database.databases()).toHaveLength(2);
    good(await api.erase('everything'));
    // Whoever still holds it open is told to let go; the copy goes with him.
    await expect.poll(async () => (await database.databases()).map(({ name }) => name)).toEqual(['test']);
  });

  it('fill an empty copy with the demo ledger, clear it, and never touch the book beside it', async () => {
    const { api } = await demoLedger();
    const { id, events } = good(await api.openCopy('empty'));
    expect(events).toBe(0);
    const filled = good(await api.fillCopy(id));
    expect(filled.events).toBeGreaterThan(50);
    expect(good(await api.runCheck(id, 'conservation'))).toMatchObject({ status: 'passed' });
    expect(good(await api.clearCopy(id)).events).toBe(0);
    expect(good(await api.queryEvents({ book: 'demo', offset: 0, limit: 1 })).total).toBe(filled.events);
    await api.closeCopy(id);
    expect(await api.runCheck(id, 'conservation')).toMatchObject({ ok: false });
  });
});

describe("the user's self-test", () => {
  it('reads over the book itself', async () => {
    const { api } = await demoLedger();
    for (const check of READING_CHECKS) {
      const outcome = good(await api.readingCheck('demo', check));
      expect(outcome.status, check).toBe(check === 'storage-room' ? 'warning' : 'passed');
    }
    // 18 worked examples stand in the rule book.
    expect(good(await api.readingCheck('demo', 'law-examples'))).toEqual({ status: 'passed', checked: 18 });
  });

  it('names the example and the field that does not agree', () => {
    const example: LawExample = {
      name: 'one',
      rules: { method: 'FIFO', scope: 'wallet' },
      events: [
        {
          id: 'a',
          at: '2024-01-01T00:00:00Z',
          kind: 'buy',
          wallet: 'A',
          in: { asset: 'BTC', amount: '1' },
          valueEur: '1',
        },
      ],
      expect: { disposals: [], years: [], holdings: [{ wallet: 'A', asset: 'BTC', amount: '2', cost: '1.00' }] },
    };
    expect(exampleProblem(example)).toEqual({
      status: 'failed',
      where: 'one: holdings.0.amount',
      expected: '2',
      found: '1',
    });
  });
});
