import type { LedgerEvent } from '@cryptax/ledger';
import { describe, expect, it } from 'vitest';
import type { TaxFigures } from '../../../../../platform/ledger/import-types.ts';
import { usedCells } from '../../../../../platform/ledger/used-cells.ts';
import { effectLines } from '../edit/effect-view.tsx';
import { splitState } from '../edit/split-dialog.tsx';
import { formatLongDay, holdingDays } from './holding-days.ts';
import { questionOf, readSort } from './list-view.ts';
import { savedViewOf, viewOfSaved } from './pill-text.ts';

describe('splitState', () => {
  it('gives the rest to the last part, exactly', () => {
    expect(splitState('1', ['0.1', '0.2'])).toEqual({ kind: 'ready', amounts: ['0.1', '0.2', '0.7'], rest: '0.7' });
  });

  it('is open while a part is missing, zero or too large', () => {
    expect(splitState('1', [null])).toEqual({ kind: 'open', rest: '1' });
    expect(splitState('1', ['0'])).toEqual({ kind: 'open', rest: '1' });
    expect(splitState('1', ['1'])).toEqual({ kind: 'open', rest: null });
    expect(splitState('1', ['0.6', '0.5'])).toEqual({ kind: 'open', rest: null });
  });
});

describe('holdingDays', () => {
  it('counts by the calendar: bought 14.03.2024, free from 15.03.2025, sold after 568 days', () => {
    expect(holdingDays('2024-03-14T12:00:00Z', '2025-10-03T12:07:00Z')).toEqual({
      acquiredOn: '2024-03-14',
      freeFrom: '2025-03-15',
      periodDays: 366,
      heldDays: 568,
    });
  });

  it('takes the Berlin day: 23:30 UTC on 28.02.2023 is 01.03.2023 (rule book 1.4)', () => {
    expect(holdingDays('2023-02-28T23:30:00Z', '2023-03-02T12:00:00Z')).toMatchObject({
      acquiredOn: '2023-03-01',
      freeFrom: '2024-03-02',
      heldDays: 1,
    });
  });
});

describe('effectLines', () => {
  const figures = (part: Partial<TaxFigures>): TaxFigures => ({
    privateSalesNet: '0.00',
    incomeNet: '0.00',
    taxable: '0.00',
    incomplete: 0,
    ...part,
  });

  it('has a line for everything that changes and none for what stays', () => {
    const lines = effectLines({
      holdings: [
        { asset: 'BTC', before: '1', after: '0.5' },
        { asset: 'ETH', before: '2', after: '2.0' },
      ],
      unpriced: 0,
      years: [
        {
          year: 2024,
          before: figures({ privateSalesNet: '100.00', incomplete: 1 }),
          after: figures({ privateSalesNet: '-50.00', estimatedTax: '12.00' }),
        },
      ],
    });
    expect(lines.map(({ id, before, after }) => [id, before, after])).toEqual([
      ['holding BTC', '1', '0.5'],
      ['gain 2024', '100.00', '-50.00'],
      ['open 2024', '1', '0'],
    ]);
  });
});

describe('usedCells', () => {
  const event: LedgerEvent = {
    id: 'e',
    at: '2024-03-03T08:20:02Z',
    kind: 'buy',
    wallet: 'Kraken',
    in: { asset: 'BTC', amount: '0.0069' },
    valueEur: '400.00',
    fee: { asset: 'EUR', amount: '1' },
  };

  it('marks amounts in any writing, coins, the day and nothing else', () => {
    const cells = ['LAAAAA-1', '2024-03-03 08:20:02', 'trade', 'BTC', '-400,0000', '0.0069000000', '1.0000', '', '7'];
    expect(usedCells(cells, event, '2024-03-03')).toEqual([false, true, false, true, true, true, true, false, false]);
  });
});

describe('views of the list', () => {
  const view = {
    tab: 'taxable',
    pills: [{ kind: 'choice', field: 'asset', isNot: true, values: ['USDT'] }],
    search: 'kraken',
    sort: { by: 'gain', direction: 'desc' },
  } as const;

  it('become one question', () => {
    expect(questionOf('own', { ...view, search: ' kraken ' })).toEqual({
      book: 'own',
      filter: { not: { assets: ['USDT'] }, tax: 'taxable' },
      search: 'kraken',
      sort: { by: 'gain', direction: 'desc' },
      asWholes: true,
    });
  });

  it('are saved and come back; a damaged one becomes the plain list', () => {
    expect(viewOfSaved(savedViewOf('1', 'Mine', view))).toEqual(view);
    const plain = { tab: 'all', pills: [], search: '', sort: { by: 'at', direction: 'desc' } };
    expect(viewOfSaved({ id: '1', name: 'x', data: 42 })).toEqual(plain);
    expect(viewOfSaved({ id: '1', name: 'x', data: { tab: 'secret', sort: 'x-y', filter: 7 } })).toEqual(plain);
  });

  it('are newest first unless the address says otherwise', () => {
    expect(readSort(undefined)).toEqual({ by: 'at', direction: 'desc' });
    expect(readSort('gain-asc')).toEqual({ by: 'gain', direction: 'asc' });
    expect(readSort('gain-sideways')).toEqual({ by: 'at', direction: 'desc' });
  });
});

describe('formatLongDay', () => {
  it('writes the day out', () => {
    expect(formatLongDay('2025-12-18', 'de')).toBe('18. Dezember 2025');
    expect(formatLongDay('2025-12-08', 'en')).toBe('8 December 2025');
  });
});
