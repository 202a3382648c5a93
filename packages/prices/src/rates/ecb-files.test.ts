import { formatDay, formatShortest } from '@cryptax/kernel';
import { expect, test } from 'vitest';
import { type DailySeries, pointsOf } from '../series/daily-series.ts';
import { parseEcbCsv, parseEcbXml } from './ecb-files.ts';

function shown(series: readonly DailySeries[]): string[] {
  return series.flatMap((one) =>
    [...pointsOf(one)].map(({ day, value }) => `${one.id} ${formatDay(day)} ${formatShortest(value)}`),
  );
}

test('reads the wide history: newest first, N/A, blanks and the trailing comma', () => {
  const parsed = parseEcbCsv('Date,USD,HRK,\r\n2026-08-21, 1.1699,N/A,\r\n2022-12-30,1.0666,7.5365,\r\n');
  expect(parsed.ok && shown(parsed.value)).toEqual([
    'USD 2022-12-30 1.0666',
    'USD 2026-08-21 1.1699',
    'HRK 2022-12-30 7.5365',
  ]);
});

test('reads the daily and 90-day XML', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><gesmes:Envelope><Cube>
    <Cube time='2026-08-21'><Cube currency='USD' rate='1.1699'/><Cube currency="JPY" rate="185.66"/></Cube>
    <Cube time="2026-08-20"><Cube currency="USD" rate="1.1681"/></Cube></Cube></gesmes:Envelope>`;
  const parsed = parseEcbXml(xml);
  expect(parsed.ok && shown(parsed.value)).toEqual([
    'USD 2026-08-20 1.1681',
    'USD 2026-08-21 1.1699',
    'JPY 2026-08-21 185.66',
  ]);
});

test.each([
  ['price,USD\n', 'ecb.no-header'],
  ['date,USD\n21.08.2026,1.1\n', 'ecb.bad-day'],
  ['date,USD\n2026-08-21,1,1699\n', undefined],
  ['date,USD\n2026-08-21,0\n', 'ecb.bad-rate'],
  ['date,USD\n2026-08-21,abc\n', 'ecb.bad-rate'],
  ['date,USD\n', 'ecb.no-rates'],
  ['date,USD\n2026-08-21,1.1\n2026-08-21,1.2\n', 'ecb.contradiction'],
])('CSV %j gives %s', (text, code) => {
  const parsed = parseEcbCsv(text);
  expect(parsed.ok ? undefined : parsed.error.code).toBe(code);
});

test.each(['', '<html>Service unavailable</html>', "<Cube time='2026-08-21'><Cube currency='USD' rate=''/></Cube>"])(
  'XML %j is refused',
  (text) => {
    expect(parseEcbXml(text).ok).toBe(false);
  },
);
