import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CurveChart } from './curve-chart.tsx';

it('draws its curves once, however often the slider beside it moves', () => {
  const points = vi.fn(() => [[0, 0] as const, [100, 26] as const]);
  const series = [
    {
      id: 'FIFO',
      label: 'FIFO',
      color: 'var(--accent)',
      get points() {
        return points();
      },
    },
  ];
  const table = { head: ['Sale', 'Tax'], rows: [] };
  const chart = (at: number) => (
    <CurveChart label="Tax" summary="Tax by sale" series={series} table={table} maxX={100} at={at} />
  );
  const { rerender } = render(chart(10));
  const drawn = points.mock.calls.length;
  expect(drawn).toBeGreaterThan(0);
  for (const at of [20, 30, 40]) rerender(chart(at));
  expect(points).toHaveBeenCalledTimes(drawn);
});
