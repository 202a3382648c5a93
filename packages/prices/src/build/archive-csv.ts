/**
 * Daily closes from the archives that exchanges publish for download, one market per file:
 *   Binance `BTCEUR-1d-2024-01.csv`: open time (ms, from 2025 on µs), open, high, low, close, ...; no header as a rule
 *   Kraken  `XBTEUR_1440.csv`:       time (s), open, high, low, close, volume, trades; no header
 * The market is in the file name only. Checked against descriptions of 2026 in docs of both venues.
 */
import { type Day, err, ok, parseDecimal, type Result } from '@cryptax/kernel';
import { type DailyPoint, type DailySeries, seriesOf } from '../series/daily-series.ts';

export type ArchiveError = {
  readonly code: 'archive.unknown-file' | 'archive.unknown-market' | 'archive.bad-row' | 'archive.contradiction';
  readonly line: number;
  readonly text: string;
};

const NAME = /^([A-Z0-9.]+?)(?:-1d-\d{4}-\d{2}(?:-\d{2})?|_1440)\.csv$/;
/** Longest first, so that BTCUSDT is not read as BTCU against SDT or BTCUSD against T. */
const QUOTES = ['USDT', 'USDC', 'EUR', 'USD', 'GBP', 'CHF', 'JPY', 'AUD', 'CAD'];
const KRAKEN_NAMES: Readonly<Record<string, string>> = { XBT: 'BTC', XDG: 'DOGE' };

export interface Market {
  readonly base: string;
  readonly quote: string;
}

/** The market of an archive file, or undefined if the name is of another kind. */
export function marketOfFile(fileName: string): Market | undefined {
  const market = NAME.exec(fileName)?.[1];
  const quote = QUOTES.find((one) => market?.endsWith(one) === true && market.length > one.length);
  if (market === undefined || quote === undefined) return undefined;
  const base = market.slice(0, -quote.length);
  return { base: KRAKEN_NAMES[base] ?? base, quote };
}

export function parseArchiveCsv(text: string, fileName: string): Result<DailySeries, ArchiveError> {
  const market = marketOfFile(fileName);
  if (market === undefined) return err({ code: 'archive.unknown-market', line: 0, text: fileName });
  const points: DailyPoint[] = [];
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as string;
    if (line.trim() === '' || (index === 0 && /^[a-z_ ]+,/i.test(line))) continue;
    const [time = '', , , , close = ''] = line.split(',');
    const day = dayOfStamp(time);
    const value = parseDecimal(close);
    if (day === undefined || !value.ok || value.value.units <= 0n) {
      return err({ code: 'archive.bad-row', line: index + 1, text: line.slice(0, 80) });
    }
    points.push({ day, value: value.value });
  }
  const series = seriesOf(market.base, market.quote, points);
  return series.ok ? ok(series.value) : err({ code: 'archive.contradiction', line: 0, text: fileName });
}

/** Opening time of a daily candle in seconds, milliseconds or microseconds: always midnight UTC. */
function dayOfStamp(text: string): Day | undefined {
  const unit = { 10: 86_400, 13: 86_400_000, 16: 86_400_000_000 }[text.length];
  const stamp = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return unit === undefined || stamp % unit !== 0 ? undefined : ((stamp / unit) as Day);
}
