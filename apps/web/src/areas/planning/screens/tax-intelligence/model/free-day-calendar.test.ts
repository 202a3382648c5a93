import { expect, it } from 'vitest';
import { type ParamsOf, translate } from '../../../../../platform/i18n/strings.ts';
import type { FreeDay } from '../../../planning-types.ts';
import { taxIntelligenceStrings } from '../strings.ts';
import { freeDayCalendar } from './free-day-calendar.ts';

type Table = typeof taxIntelligenceStrings.table;
const german = <K extends keyof Table & string>(key: K, ...params: ParamsOf<Table[K]>) =>
  translate(taxIntelligenceStrings, 'de', key, ...params);

it('puts what becomes free on its day, with every digit and a German comma', () => {
  const day = { day: '2027-03-02', asset: 'BTC', amount: '1234.50000001' } as FreeDay;
  const file = freeDayCalendar([day], german, 'de', '2026-11-15T08:00:00.000Z').replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART;VALUE=DATE:20270302');
  expect(file).toContain('SUMMARY:1.234\\,50000001 BTC steuerfrei');
});
