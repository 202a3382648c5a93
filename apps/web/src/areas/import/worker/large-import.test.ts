/** Of many rows the preview comes before its figures, and "done" before the book has followed; everything ends as with few. */
import { expect, test, vi } from 'vitest';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';

/** As many purchases of 0.001 BTC for 20 euros, one a minute. */
function purchases(count: number): File {
  const rows = Array.from({ length: count }, (_, at) => {
    const time = new Date(Date.UTC(2024, 0, 2) + at * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    return `${time},BTCEUR,BUY,20000.00000000,0.00100000BTC,20.00000000EUR,0.00000000EUR`;
  });
  return textFile('many.csv', `Date(UTC),Pair,Side,Price,Executed,Amount,Fee\n${rows.join('\n')}\n`);
}

const MANY = 10_000;

test('a large file is previewed without its effect, which comes when asked for', async () => {
  const api = testLedger();
  const preview = good(await api.previewImport([purchases(MANY)]));
  expect(preview.totals).toMatchObject({ rows: MANY, events: MANY, review: 0 });
  expect(preview.effect).toBeUndefined();
  const effect = good(await api.importEffect(preview.previewId));
  // 10,000 x 0.001.
  expect(effect.holdings).toContainEqual({ asset: 'BTC', before: '0', after: '10' });
  await api.cancelImport();
  expect(await api.importEffect(preview.previewId)).toEqual({ ok: false, error: { code: 'import.preview-missing' } });
});

test('a yes before the effect is there writes everything, and the figures follow', async () => {
  const api = testLedger();
  const told: LedgerState[] = [];
  await api.subscribe((state) => told.push(state));
  const { previewId } = good(await api.previewImport([purchases(MANY)]));
  const done = good(await api.commitImport(previewId));
  expect(done).toMatchObject({ status: 'applied', added: MANY });
  // Told before the book has followed, so that no screen takes it for empty.
  expect(told.at(-1)).toMatchObject({ kind: 'ready', ownEvents: MANY, counts: { events: MANY, imports: 1 } });
  const { holdings } = good(await api.summary('own'));
  expect(holdings.find(({ asset }) => asset === 'BTC')?.amount).toBe('10');
  // The look that says the rest comes by itself.
  const whole = { counts: { events: MANY, imports: 1, wallets: 1 }, years: [2024] };
  await vi.waitFor(() => expect(told.at(-1)).toMatchObject(whole));
  expect(await api.open()).toMatchObject(whole);
  good(await api.undo('own'));
  expect((await api.open()).kind).toBe('empty');
});

test('a yes is answered before the figures are worked on again', async () => {
  const api = testLedger();
  await api.open();
  const stages: string[] = [];
  const { previewId } = good(await api.previewImport([purchases(MANY)], {}, ({ stage }) => stages.push(stage)));
  good(await api.commitImport(previewId));
  expect(stages).not.toContain('compute');
  await api.summary('own');
  expect(stages).toContain('compute');
});

test('a cancel while the effect is worked out ends it, and the file can be read again', async () => {
  const api = testLedger();
  const first = good(await api.previewImport([purchases(MANY)]));
  const effect = api.importEffect(first.previewId);
  await api.cancelImport();
  expect(await effect).toEqual({ ok: false, error: { code: 'import.preview-missing' } });
  const second = good(await api.previewImport([purchases(MANY)]));
  const done = good(await api.commitImport(second.previewId));
  expect(done.added).toBe(MANY);
  expect(good(await api.summary('own')).holdings.find(({ asset }) => asset === 'BTC')?.amount).toBe('10');
});
