import { expect, it } from 'vitest';
import { noonOf, timelinePoints } from './year-timeline-card.tsx';

it('has a point for every day of the year, what happened on it, and marks the days that have not come', () => {
  const days = [
    { day: '2024-03-02', net: '0', free: [{ asset: 'BTC', amount: '0.1' }] },
    { day: '2024-05-01', gain: '350.05', net: '350.05', free: [] },
  ];
  const words = { events: ({ gain }: { gain?: string | undefined }) => [gain ?? 'free'], ahead: 'ahead' };
  const points = timelinePoints({ days, net: '350.05' }, { year: 2024, limit: '1000.00', today: '2024-06-30', words });
  expect(points).toHaveLength(366);
  const at = (day: string) => points.find((point) => point.at === noonOf(day));
  expect(at('2024-03-02')).toEqual({ at: noonOf('2024-03-02'), value: '0', basis: '1000.00', events: ['free'] });
  expect(at('2024-04-30')?.value).toBe('0');
  expect(at('2024-05-01')).toMatchObject({ value: '350.05', events: ['350.05'] });
  expect(at('2024-06-30')?.remark).toBeUndefined();
  expect(at('2024-07-01')).toMatchObject({ value: '350.05', remark: 'ahead' });
});
