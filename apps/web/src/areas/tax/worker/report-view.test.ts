import { expect, it } from 'vitest';
import { yearTimeline } from './report-view.ts';

/** 600.10 - 250.05 = 350.05, then + 0.01. The tax-free sale is in no sum. Bought in Berlin on 1 March 2023: free from 2 March 2024. */
it('adds up what was sold inside the holding period, and says what becomes free on which day', () => {
  const sold = [
    { soldOn: '2024-05-01', gain: '600.10', taxFree: false },
    { soldOn: '2024-05-01', gain: '-250.05', taxFree: false },
    { soldOn: '2024-02-01', gain: '9000.00', taxFree: true },
    { soldOn: '2024-07-09', gain: '0.01', taxFree: false },
  ];
  const held = [
    { asset: 'ETH', amount: '0.5', acquiredAt: '2023-02-28T23:30:00Z' },
    { asset: 'ETH', amount: '1.25', acquiredAt: '2023-03-01T10:00:00Z' },
    { asset: 'BTC', amount: '0.1', acquiredAt: '2023-03-01T12:00:00Z' },
    { asset: 'BTC', amount: '7', acquiredAt: '2024-03-01T12:00:00Z' },
    { asset: 'SOL', amount: '3', acquiredAt: '2023-04-01T12:00:00Z', hasNoOrigin: true as const },
  ];
  expect(yearTimeline(2024, sold, held)).toEqual({
    days: [
      {
        day: '2024-03-02',
        net: '0',
        free: [
          { asset: 'BTC', amount: '0.1' },
          { asset: 'ETH', amount: '1.75' },
        ],
      },
      { day: '2024-05-01', gain: '350.05', net: '350.05', free: [] },
      { day: '2024-07-09', gain: '0.01', net: '350.06', free: [] },
    ],
    net: '350.06',
  });
});
