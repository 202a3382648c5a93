/** Geometry and words of the charts, and that every chart can be read without seeing it. */
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../platform/i18n/locale.tsx';
import { settings } from '../../platform/settings/settings.ts';
import * as chartImages from './chart-image.ts';
import { ChartDownloads, chartCsv } from './chart-table.tsx';
import { HeatMap, heatColor } from './heat-map.tsx';
import { LineChart } from './line-chart.tsx';
import { layOutLine, nearestIndex, timeLabels } from './line-model.ts';
import { MonthCalendar, weeksOf } from './month-calendar.tsx';
import { topSlices } from './top-slices.ts';

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('layOutLine', () => {
  const points = [
    { at: 0, value: '100', basis: '100' },
    { at: 50, value: '200', basis: '100' },
    { at: 100, value: '150', basis: '180' },
  ];
  const layout = layOutLine(points, 200, 100);

  it('spreads time over the width and puts more value higher up', () => {
    expect(layout.value.map((place) => place.x)).toEqual([0, 100, 200]);
    const [first, second, third] = layout.value.map((place) => place.y);
    expect(first).toBeGreaterThan(third ?? 0);
    expect(third).toBeGreaterThan(second ?? 0);
  });

  it('draws the cost basis in steps: it holds until the event', () => {
    expect(layout.basis.map((place) => place.x)).toEqual([0, 100, 200, 200]);
    expect(layout.basis[1]?.y).toBe(layout.basis[2]?.y);
  });

  it('finds the point under the pointer', () => {
    expect(nearestIndex(layout.value, 49)).toBe(0);
    expect(nearestIndex(layout.value, 51)).toBe(1);
    expect(nearestIndex(layout.value, 900)).toBe(2);
  });

  it('stays finite for a flat line', () => {
    const flat = layOutLine(
      [
        { at: 0, value: '5' },
        { at: 1, value: '5' },
      ],
      10,
      10,
    );
    expect(flat.value.every((place) => Number.isFinite(place.y))).toBe(true);
  });
});

describe('pieces of the line', () => {
  const marked = (remarks: readonly boolean[]) =>
    layOutLine(
      remarks.map((isOld, at) => ({ at, value: String(at), ...(isOld ? { remark: 'old' } : {}) })),
      100,
      100,
    ).pieces.map(({ dashed, places }) => [dashed, places.length]);

  it('is dashed on the way to a point with a remark, and has no holes', () => {
    expect(marked([false, false, true, true, false])).toEqual([
      [false, 2],
      [true, 3],
      [false, 2],
    ]);
    expect(marked([false, true])).toEqual([[true, 2]]);
    expect(marked([true, true, false])).toEqual([
      [true, 2],
      [false, 2],
    ]);
  });
});

describe('figures as a file', () => {
  it('has plain figures where there are some, and no formula', () => {
    const rows = [
      { id: 'a', cells: ['01.09.2026', '10,00 €'], plain: ['2026-09-01', '10.00'] },
      { id: 'b', cells: ['=1+1', '-5'] },
    ];
    expect(chartCsv({ head: ['day', 'value'], rows })).toBe("\uFEFFday;value\r\n2026-09-01;10.00\r\n'=1+1;-5\r\n");
  });

  it('is a picture under its own name, and no tax report', async () => {
    vi.spyOn(chartImages, 'chartImage').mockResolvedValue(new Blob(['png']));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const names: string[] = [];
    const figure = { current: document.createElement('figure') };
    render(
      <LocaleProvider locale="en">
        <ChartDownloads label="Größe & Wert" table={{ head: [], rows: [] }} figure={figure} />
      </LocaleProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download Größe & Wert' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'As an image (PNG)' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(names).toEqual(['cryptax-groesse-wert.png']);
    expect(settings.get('reportDownloaded')).toBe(false);
  });
});

describe('HeatMap', () => {
  it('says what is unknown, and gives the same figures as a plain table', async () => {
    render(
      <LocaleProvider locale="en">
        <HeatMap
          label="Correlation"
          summary="Two coins."
          names={['BTC', 'ETH']}
          values={[
            ['1', '0.815'],
            [null, '1'],
          ]}
          ramp="diverging"
        />
      </LocaleProvider>,
    );
    expect(screen.getByRole('table', { name: 'Correlation' }).textContent).toBe('BTCETHBTC1.000.82ETH–1.00');
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    expect(within(screen.getByRole('table')).getAllByRole('row').at(-1)?.textContent).toBe('ETH–1.00');
  });
});

describe('timeLabels', () => {
  it('names months and the year where it turns', () => {
    const ticks = ['2025-10-01', '2026-01-01', '2026-04-01'].map((day) => Date.parse(day));
    expect(timeLabels(ticks, 'de')).toEqual(['Okt 25', 'Jan 26', 'Apr']);
    expect(timeLabels(ticks, 'en')).toEqual(['Oct 25', 'Jan 26', 'Apr']);
  });

  it('names days when the range is short', () => {
    const ticks = ['2026-09-01', '2026-09-15'].map((day) => Date.parse(day));
    expect(timeLabels(ticks, 'de')).toEqual(['1.9.', '15.9.']);
    expect(timeLabels(ticks, 'en')).toEqual(['1 Sep', '15 Sep']);
  });
});

describe('topSlices', () => {
  const slice = (id: string, share: string) => ({ id, label: id, share, color: 'red' });
  it('sums what comes after the sixth, exactly', () => {
    const slices = ['0.4', '0.2', '0.1', '0.1', '0.05', '0.05', '0.0333', '0.0667'].map((share, index) =>
      slice(`s${index}`, share),
    );
    const shown = topSlices(slices, 'Übrige');
    expect(shown).toHaveLength(7);
    expect(shown.at(-1)).toMatchObject({ label: 'Übrige', share: '0.1000' });
  });

  it('leaves six alone', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => slice(id, '0.1'));
    expect(topSlices(six, 'Übrige')).toEqual(six);
  });
});

describe('heatColor', () => {
  it('walks the ramp and keeps its ends', () => {
    expect(heatColor(0, 'sequential').background).toBe('var(--h0)');
    expect(heatColor(1, 'sequential')).toEqual({ background: 'var(--h5)', text: 'var(--on-accent)' });
    expect(heatColor(-1, 'diverging').background).toBe('var(--dn2)');
    expect(heatColor(0.07, 'diverging')).toEqual({ background: 'var(--d0)', text: 'var(--ink)' });
    expect(heatColor(1, 'diverging').background).toBe('var(--dp2)');
  });
});

describe('month grid', () => {
  it('starts on Monday and holds every day once', () => {
    // 1 December 2026 is a Tuesday, the 31st a Thursday.
    const weeks = weeksOf(2026, 12);
    expect(weeks[0]).toEqual([null, 1, 2, 3, 4, 5, 6]);
    expect(weeks.at(-1)).toEqual([28, 29, 30, 31, null, null, null]);
    // February 2027 starts on a Monday and fills four weeks exactly.
    expect(weeksOf(2027, 2)).toHaveLength(4);
  });

  it('opens a marked day and names it', async () => {
    const onOpen = vi.fn();
    render(
      <LocaleProvider locale="de">
        <MonthCalendar year={2026} month={12} onOpen={onOpen} marks={[{ day: 19, text: '1,10 ETH', tone: 'free' }]} />
      </LocaleProvider>,
    );
    expect(screen.getByRole('table', { name: 'Dezember 2026' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /19.*1,10 ETH/ }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(19);
  });
});

describe('LineChart', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  });

  function show() {
    render(
      <LocaleProvider locale="de">
        <LineChart
          label="Wert"
          summary="Von 10 auf 12 Euro."
          valueLabel="Wert"
          basisLabel="Kosten"
          points={[
            { at: at('2026-09-01'), value: '10.00', basis: '9.00' },
            { at: at('2026-09-15'), value: '12.345678', basis: '9.00' },
          ]}
        />
      </LocaleProvider>,
    );
  }

  it('says what it shows and walks its points by keyboard', async () => {
    show();
    expect(screen.getByText('Von 10 auf 12 Euro.')).toBeTruthy();
    const slider = screen.getByRole('slider', { name: 'Wert' });
    expect(slider.getAttribute('aria-valuetext')).toBe('15.09.2026, Wert 12,35\u00a0€, Kosten 9,00\u00a0€');
  });

  it('says the entries of a day with its point, a noted one once, and lists them beside every figure', async () => {
    render(
      <LocaleProvider locale="de">
        <LineChart
          label="Wert"
          summary="Von 10 auf 12 Euro."
          valueLabel="Wert"
          eventsLabel="Buchungen"
          listsAll
          notes={[{ at: at('2026-09-15'), label: 'Kauf 1 ETH' }]}
          points={[
            { at: at('2026-09-01'), value: '10.00', events: [] },
            { at: at('2026-09-15'), value: '12.00', events: ['Kauf 1 ETH', 'Verkauf 2 BTC'] },
          ]}
        />
      </LocaleProvider>,
    );
    expect(screen.getByRole('slider', { name: 'Wert' }).getAttribute('aria-valuetext')).toBe(
      '15.09.2026, Wert 12,00\u00a0€, Kauf 1 ETH, Verkauf 2 BTC',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle zeigen' }));
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'DatumWertBuchungen',
      '01.09.202610,00\u00a0€',
      '15.09.202612,00\u00a0€Kauf 1 ETH, Verkauf 2 BTC',
    ]);
  });

  it('shows the same figures as a table', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Als Tabelle zeigen' }));
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['DatumWertKosten', '01.09.202610,00\u00a0€9,00\u00a0€', '15.09.202612,35\u00a0€9,00\u00a0€']);
  });
});
