import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LocaleProvider } from '../../../platform/i18n/locale.tsx';
import type { Effect } from '../../../platform/ledger/import-types.ts';
import { EffectCard } from './effect-card.tsx';

const figures = (privateSalesNet: string) => ({ privateSalesNet, incomeNet: '0.00', taxable: '0.00', incomplete: 0 });
const year = (number: number, after: string) => ({ year: number, before: figures('0.00'), after: figures(after) });

function show(years: Effect['years']): void {
  render(
    <LocaleProvider locale="en">
      <EffectCard effect={{ holdings: [], unpriced: 0, years }} currentYear={2026} />
    </LocaleProvider>,
  );
}

it('shows the newest year that a history changes, not the zeros of the running one', () => {
  show([year(2024, '80.00'), year(2025, '540.97'), year(2026, '0.00')]);
  const table = screen.getByRole('table', { name: 'Tax 2025' });
  expect(table.textContent).toContain('540.97');
  expect(screen.getByText('Other years that change: 2024')).toBeDefined();
});

it('shows the running year where nothing changes, or where it changes itself', () => {
  show([year(2025, '540.97'), year(2026, '12.00')]);
  expect(screen.getByRole('table', { name: 'Tax 2026' }).textContent).toContain('12.00');
  show([year(2026, '0.00')]);
  expect(screen.getAllByRole('table', { name: 'Tax 2026' })).toHaveLength(2);
});
