/** The figures of a year in the list agree with what its report says about them. */
import { ok } from '@cryptax/kernel';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { YearsTable } from './years-table.tsx';

vi.mock('@tanstack/react-router', () => ({ Link: ({ children }: { children: string }) => <a href="/">{children}</a> }));
afterEach(cleanup);

const FIGURES = { net: '-20.00', taxable: '0.00', freeGain: '5.00', income: '12.00', extraTax: '0.00' };

async function show(high: string) {
  const range = {
    ...{ year: 2022, complete: true, limits: { privateSales: '600.00', income: '256.00' } },
    ...{ privateSales: { low: '-20.00', high: '-20.00' }, income: { low: '12.00', high } },
  };
  const view = { revision: 1, tightness: 'exact', years: [range], open: 1, deciding: 0, outside: 0, doubtful: [] };
  const state = { kind: 'ready', book: 'own', revision: 1, counts: { review: 1 } } as unknown as LedgerState;
  const api = {
    subscribe: async (hear: (state: LedgerState) => void) => hear(state),
    certainty: async () => ok(view),
  } as unknown as LedgerApi;
  await act(async () => {
    render(
      <LocaleProvider locale="en">
        <LedgerProvider client={clientOf(api)}>
          <YearsTable
            book="own"
            years={[{ year: 2022, events: 3, state: 'final', figures: FIGURES }]}
            working={null}
            onChoose={() => undefined}
          />
        </LedgerProvider>
      </LocaleProvider>,
    );
  });
  return screen.getAllByRole('cell').map(({ textContent }) => textContent);
}

it('says that nothing is taxed where every answer stays below both limits', async () => {
  const [, net, taxable, free, income, tax] = await show('12.01');
  expect([net, taxable, income, tax]).toEqual(['−€20.00', '€0.00', '€12.00 to €12.01', '€0.00']);
  expect(free).toBe('still open');
});

it('leaves it open where an answer can reach a limit', async () => {
  const [, , taxable, , , tax] = await show('300.00');
  expect([taxable, tax]).toEqual(['still open', 'still open']);
});
