/** When ranges are computed, kept and given up; what they are is the matter of tax-de. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { CertaintyReview } from '@cryptax/tax-de';
import { describe, expect, it } from 'vitest';
import { rankedHere } from '../../../../testing/direct-ranges.ts';
import { good } from '../../../../testing/good.ts';
import { testLedger } from '../../../../testing/test-ledger.ts';
import type { LedgerApi } from '../../ledger-api.ts';
import type { CertaintyJob } from './certainty-job.ts';
import type { CertaintyRunner } from './certainty-runner.ts';

/** Jobs wait until the test lets them go. */
function heldRunner() {
  const jobs: { readonly job: CertaintyJob; readonly go: () => void; readonly fail: () => void; isStopped: boolean }[] =
    [];
  const runner: CertaintyRunner = {
    run: (made) => {
      const job = made();
      let [go, fail] = [() => {}, () => {}];
      const result = new Promise<CertaintyReview>((resolve, reject) => {
        go = () => resolve(rankedHere(job));
        fail = () => reject(new Error('gone'));
      });
      const own = { job, go, fail, isStopped: false };
      jobs.push(own);
      waiting.shift()?.();
      return { result, stop: () => Object.assign(own, { isStopped: true }) };
    },
  };
  const waiting: (() => void)[] = [];
  const next = async (count: number) => {
    while (jobs.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
    return jobs[count - 1] as (typeof jobs)[number];
  };
  return { runner, jobs, next };
}

const income = (id: string): LedgerEvent => ({
  id,
  at: '2024-02-01T10:00:00Z',
  kind: 'income',
  incomeKind: 'staking',
  wallet: 'A',
  in: { asset: 'ZZZ', amount: '4' },
});
const enter = async (api: LedgerApi, event: LedgerEvent) =>
  good(await api.applyEdit('own', { kind: 'add', why: 'add', event }));

describe('ranges of a book', () => {
  it('[MET-06] are open in the year of a sale that is not booked, although nobody is asked about it', async () => {
    const api = testLedger();
    await enter(api, { ...income('a'), valueEur: '100.00' } as LedgerEvent);
    const sale = { id: 's', at: '2025-02-01T10:00:00Z', kind: 'sell', wallet: 'A', valueEur: '900.00' } as const;
    await enter(api, { ...sale, out: { asset: 'ZZZ', amount: '1' }, lotIds: ['gone'] });
    expect(good(await api.certainty('own')).years).toMatchObject([
      { year: 2025, complete: false, privateSales: { low: null, high: null } },
      { year: 2024, complete: true },
    ]);
  });

  it('are computed once for each version, and not at all where nothing is open', async () => {
    const { runner, jobs, next } = heldRunner();
    const api = testLedger({ ranges: runner });
    await enter(api, { ...income('a'), valueEur: '100.00' } as LedgerEvent);
    expect(good(await api.certainty('own')).years).toMatchObject([
      { year: 2026, complete: true },
      { year: 2025, complete: true },
      { year: 2024, complete: true, income: { low: '100.00', high: '100.00' }, limits: { income: '256.00' } },
    ]);
    expect(jobs).toHaveLength(0);

    await enter(api, income('b'));
    const asked = [api.certainty('own'), api.certainty('own'), api.questions('own')] as const;
    (await next(1)).go();
    const [first, second] = [good(await asked[0]), good(await asked[1])];
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      open: 1,
      deciding: 1,
      years: [{ year: 2024, complete: false, income: { high: null } }],
    });
    expect(good(await asked[2]).questions).toHaveLength(1);
    expect(jobs).toHaveLength(1);
  });

  it('are given up when the book changes; whoever waits hears of the newer book', async () => {
    const { runner, jobs, next } = heldRunner();
    const api = testLedger({ ranges: runner });
    await enter(api, income('a'));
    const early = api.certainty('own');
    const first = await next(1);
    await enter(api, income('b'));
    const late = api.certainty('own');
    const second = await next(2);
    expect([first.isStopped, second.isStopped, second.job.events.length]).toEqual([true, false, 2]);
    second.go();
    expect(good(await late)).toMatchObject({ open: 2 });
    expect(good(await early)).toEqual(good(await late));
    expect(jobs).toHaveLength(2);
  });

  it('are tried anew after the computation broke', async () => {
    const { runner, next } = heldRunner();
    const api = testLedger({ ranges: runner });
    await enter(api, income('a'));
    const broken = api.certainty('own');
    (await next(1)).fail();
    expect(await broken).toMatchObject({ ok: false, error: { code: 'store.worker-crashed' } });
    const again = api.certainty('own');
    (await next(2)).go();
    expect(good(await again)).toMatchObject({ open: 1 });
  });
});
