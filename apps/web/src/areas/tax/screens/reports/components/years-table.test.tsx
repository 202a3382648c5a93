/** The figures of a year in the list agree with what its report says about them. */
import { ok } from '@cryptax/kernel';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { EventDraft } from '../../../../../platform/ledger/edit-types.ts';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import { settings } from '../../../../../platform/settings/settings.ts';
import { good } from '../../../../../testing/good.ts';
import { testLedger } from '../../../../../testing/test-ledger.ts';
import { visit } from '../../../../../testing/visit.tsx';

afterEach(() => {
  cleanup();
  settings.changedElsewhere(null);
});

/** A loss of 20 and an income of 12 in 2022, and one more sale that nobody has an acquisition for. */
const EVENTS = [
  { kind: 'buy', at: '2022-01-10T10:00:00Z', wallet: 'A', in: { asset: 'BTC', amount: '1' }, valueEur: '120' },
  { kind: 'sell', at: '2022-06-10T10:00:00Z', wallet: 'A', out: { asset: 'BTC', amount: '1' }, valueEur: '100' },
  {
    ...{ kind: 'income', incomeKind: 'staking', at: '2022-07-10T10:00:00Z', wallet: 'A' },
    ...{ in: { asset: 'ETH', amount: '1' }, valueEur: '12' },
  },
  { kind: 'sell', at: '2022-08-10T10:00:00Z', wallet: 'A', out: { asset: 'SOL', amount: '1' }, valueEur: '1' },
] as readonly EventDraft[];

async function cellsWith(high: string): Promise<readonly (string | null)[]> {
  settings.set('locale', 'en');
  settings.set('userMode', 'expert');
  const api = testLedger();
  await api.open();
  for (const event of EVENTS) good(await api.applyEdit('own', { kind: 'add', why: 'add', event }));
  const range = {
    ...{ year: 2022, complete: true, limits: { privateSales: '600.00', income: '256.00' } },
    ...{ privateSales: { low: '-20.00', high: '-20.00' }, income: { low: '12.00', high } },
  };
  const certainty = async () => ok({ years: [range], outside: 0, doubtful: [] });
  await visit('/reports', { ledger: clientOf({ ...api, certainty } as unknown as typeof api) });
  const row = (await screen.findByRole('rowheader', { name: /^2022/ })).closest('tr') as HTMLElement;
  await within(row).findByText(/^€12\.00/);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

it('says that nothing is taxed where every answer stays below both limits', async () => {
  const [, net, taxable, free, income, tax] = await cellsWith('12.01');
  expect([net, taxable, income, tax]).toEqual(['−€20.00', '€0.00', '€12.00 to €12.01', '€0.00']);
  expect(free).toBe('still open');
});

it('leaves it open where an answer can reach a limit', async () => {
  const [, , taxable, , , tax] = await cellsWith('300.00');
  expect([taxable, tax]).toEqual(['still open', 'still open']);
});
