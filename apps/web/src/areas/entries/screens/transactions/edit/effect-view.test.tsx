import { ok } from '@cryptax/kernel';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '../../../../../platform/i18n/locale.tsx';
import { LedgerProvider } from '../../../../../platform/ledger/use-ledger.tsx';
import { fakeLedger } from '../testing/fake-ledger.ts';
import { ROWS } from '../testing/with-screen.ts';
import { EffectView } from './effect-view.tsx';

afterEach(cleanup);

it('says when a change counts nowhere, because its price is missing', async () => {
  const { client } = fakeLedger({ rows: ROWS });
  render(
    <LocaleProvider locale="en">
      <LedgerProvider client={client}>
        <EffectView name="add" ask={async () => ok({ holdings: [], unpriced: 1, years: [] })} />
      </LedgerProvider>
    </LocaleProvider>,
  );
  expect(
    await screen.findByText('1 entry has no price and does not count yet. Enter its value in euros.'),
  ).toBeTruthy();
});
