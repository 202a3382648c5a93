/**
 * Reads the ECB's own files: the wide CSV of the whole history (`Date,USD,JPY,...`, `N/A` or empty without a rate)
 * and the XML of the day or the last 90 days. The way to newer rates than the bundled ones; the ECB sends no CORS
 * header, so a page needs its own server or a file for it.
 */
import { addToGroup, type Day, err, ok, parseDay, parseDecimal, type Result } from '@cryptax/kernel';
import { type DailyPoint, type DailySeries, seriesOf } from '../series/daily-series.ts';

export type EcbFileError = {
  readonly code: 'ecb.no-header' | 'ecb.bad-day' | 'ecb.bad-rate' | 'ecb.no-rates' | 'ecb.contradiction';
  readonly line: number;
  readonly text: string;
};

export const ECB_90_DAYS_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist-90d.xml';

type Rows = Map<string, DailyPoint[]>;

export function parseEcbCsv(text: string): Result<readonly DailySeries[], EcbFileError> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const header = (lines[0] ?? '').split(',').map((cell) => cell.trim());
  if (header[0]?.toLowerCase() !== 'date') return err({ code: 'ecb.no-header', line: 1, text: header[0] ?? '' });
  const rows: Rows = new Map();
  for (let index = 1; index < lines.length; index++) {
    const line = lines[index] as string;
    if (line.trim() === '') continue;
    const cells = line.split(',').map((cell) => cell.trim());
    const on = parseDay(cells[0] ?? '');
    if (!on.ok) return err({ code: 'ecb.bad-day', line: index + 1, text: cells[0] ?? '' });
    for (let column = 1; column < header.length; column++) {
      const currency = header[column] as string;
      const cell = cells[column] ?? '';
      if (currency === '' || cell === '' || cell === 'N/A') continue;
      if (!addRate(rows, currency, on.value, cell)) return err({ code: 'ecb.bad-rate', line: index + 1, text: cell });
    }
  }
  return toSeries(rows);
}

/** `<Cube time='2026-08-21'><Cube currency='USD' rate='1.1699'/>...`; read by its own few marks, no XML parser needed. */
export function parseEcbXml(text: string): Result<readonly DailySeries[], EcbFileError> {
  const rows: Rows = new Map();
  const mark = /<Cube\s+time=['"]([^'"]*)['"]|<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([^'"]*)['"]/g;
  let on: Day | undefined;
  for (const [, time, currency, rate] of text.matchAll(mark)) {
    if (time !== undefined) {
      const parsed = parseDay(time);
      if (!parsed.ok) return err({ code: 'ecb.bad-day', line: 0, text: time });
      on = parsed.value;
    } else if (on === undefined || !addRate(rows, currency as string, on, rate as string)) {
      return err({ code: 'ecb.bad-rate', line: 0, text: rate ?? '' });
    }
  }
  return toSeries(rows);
}

function addRate(rows: Rows, currency: string, day: Day, text: string): boolean {
  const value = parseDecimal(text);
  if (!/^[A-Z]{3}$/.test(currency) || !value.ok || value.value.units <= 0n) return false;
  addToGroup(rows, currency, { day, value: value.value });
  return true;
}

function toSeries(rows: Rows): Result<readonly DailySeries[], EcbFileError> {
  if (rows.size === 0) return err({ code: 'ecb.no-rates', line: 0, text: '' });
  const result: DailySeries[] = [];
  for (const [currency, points] of rows) {
    const series = seriesOf(currency, 'EUR', points);
    if (!series.ok) return err({ code: 'ecb.contradiction', line: 0, text: currency });
    result.push(series.value);
  }
  return ok(result);
}
