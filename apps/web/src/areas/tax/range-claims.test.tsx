/** No screen claims what the range of an open year does not hold. */
import { ok } from '@cryptax/kernel';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LedgerApi } from '../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../platform/ledger/ledger-client.ts';
import { settings } from '../../platform/settings/settings.ts';
import { openLedger } from '../../testing/open-ledger.ts';
import { visit } from '../../testing/visit.tsx';
import { isUntaxed, type YearStanding } from './year-range.tsx';

afterEach(cleanup);

async function look(address: string, isOpen: boolean) {
  settings.set('locale', 'en');
  settings.set('userMode', 'klaus');
  await visit(address, { ledger: clientOf(await openLedger({ isOpen })) });
}

const text = () => document.body.textContent ?? '';

describe('the overview', () => {
  it('counts only coins as free today that no answer can take away', async () => {
    await look('/multi-exchange?year=2026', true);
    await screen.findByText('Certain to be tax-free if sold today');
    // One old ether; the old bitcoin stands in the entries too, but the open sale will take it.
    await waitFor(() => expect(text()).toContain('Going by the entries it would be €'));
    expect(screen.queryByText('Can be sold tax-free today')).toBeNull();
    expect((await screen.findAllByText('going by the entries, from 2 Sep 2027')).length).toBeGreaterThan(0);
  });

  it('says neither that a year is below the limit nor what of it is taxable', async () => {
    await look('/multi-exchange?year=2026', true);
    await waitFor(() => expect(document.querySelector('[data-band="open"]')).not.toBeNull());
    expect(text()).not.toContain('below the limit');
  });

  it('says all of it where nothing is open', async () => {
    await look('/multi-exchange?year=2026', false);
    await screen.findByText('Can be sold tax-free today');
    expect(screen.queryByText('Certain to be tax-free if sold today')).toBeNull();
  });
});

describe('the list of reports', () => {
  it('gives ranges in place of figures that answers can move, and the figures where nothing is open', async () => {
    await look('/reports?look=tables', true);
    await waitFor(() => expect(screen.getByRole('table').textContent).toContain('still open'));
    cleanup();
    await look('/reports?look=tables', false);
    await waitFor(() => expect(screen.getByRole('table').textContent).toContain('€'));
    expect(screen.getByRole('table').textContent).not.toContain('still open');
  });
});

describe('the tax report', () => {
  it('shows no tax figure while answers can move it', async () => {
    await look('/klaus-tax?year=2026', true);
    await waitFor(() => expect(document.querySelector('[data-figure="tax-range"]')?.textContent).toBe('still open'));
    expect(text()).not.toContain('Going by these figures, nothing is due.');
    expect(text()).not.toContain('below it everything stays tax-free');
    expect(text()).toContain('Do not enter anything yet');
    for (const claim of ['you owe no tax', 'is untouched', 'nothing to enter', 'Everything you sold']) {
      expect(text()).not.toContain(claim);
    }
  });
});

describe('a year that no answer can change on paper any more', () => {
  /** The sales stand whatever is answered, the income is a few cents of one reward or none: all of it far below the limits. */
  async function lookAtDecided() {
    const ledger = await openLedger({ isOpen: true });
    const limits = { privateSales: '1000.00', income: '256.00' };
    const [privateSales, income] = [
      { low: '640.20', high: '640.20' },
      { low: '0.00', high: '0.36' },
    ];
    const year = { year: 2026, complete: true, privateSales, income, limits };
    const certainty = async () => ok({ years: [year], outside: 0, doubtful: [] });
    settings.set('locale', 'en');
    settings.set('userMode', 'klaus');
    await visit('/klaus-tax?year=2026', { ledger: clientOf({ ...ledger, certainty } as unknown as LedgerApi) });
    await screen.findByText(/^Decided/);
  }

  it('is not said to be left alone until all is answered', async () => {
    await lookAtDecided();
    await screen.findByText(/What is still open changes no line of your tax return\./);
    expect(text()).not.toContain('Do not enter anything yet');
  });

  it('has one figure under its bar where both ends are the same', async () => {
    await lookAtDecided();
    await screen.findByText(/€640\.20, whatever you answer/);
    expect(text()).not.toContain('At most €640.20');
    const [bar] = await screen.findAllByRole('img', { name: /€640\.20/ });
    expect(bar?.getAttribute('aria-label')).toBe('Gains under section 23 EStG: €640.20, limit €1,000');
    expect(bar?.nextElementSibling?.textContent).toBe('€640.20| €1,000');
  });
});

describe('a year without tax', () => {
  const standing = (high: string, income: string, outside = 0) =>
    ({
      kind: 'range',
      outside,
      range: {
        privateSales: { low: null, high },
        income: { low: '0.00', high: income },
        limits: { privateSales: '1000.00', income: '256.00' },
      },
    }) as unknown as YearStanding;

  it.each([
    ['both highest ends are below their limits', standing('795.77', '92.13'), true],
    ['the sales can reach theirs', standing('1000.00', '92.13'), false],
    ['the income can reach its own', standing('795.77', '256.00'), false],
    ['something lies outside of the ranges', standing('795.77', '92.13', 1), false],
    ['the ranges are being computed', { kind: 'computing' } as const, false],
  ])('%s', (_, each, expected) => {
    expect(isUntaxed(each)).toBe(expected);
  });
});
