/** Solidarity surcharge (§§ 3, 4 SolZG, with the glide zone) and church tax, both on the income tax, in cents. */
import { SOLI_ROWS } from './tariffs.data.ts';

/** 8 % in Bavaria and Baden-Württemberg, 9 % elsewhere. */
export type ChurchRate = 8 | 9;

/** Fractions of a cent are dropped (§ 4 sentence 3 SolZG); null for a year without a row. */
export function soliCents(year: number, taxEuros: bigint, joint: boolean): bigint | null {
  const row = SOLI_ROWS.find(({ from, to }) => from <= year && year <= to);
  if (row === undefined) return null;
  const limit = BigInt(joint ? 2 * row.limit : row.limit);
  if (taxEuros <= limit) return 0n;
  const full = (taxEuros * 55n) / 10n;
  const glide = ((taxEuros - limit) * BigInt(row.glidePerMille)) / 10n;
  return full < glide ? full : glide;
}

/** Exact: whole euros times whole percent are whole cents. Caps of some states are not modelled. */
export function churchTaxCents(taxEuros: bigint, rate: ChurchRate | undefined): bigint {
  return rate === undefined ? 0n : taxEuros * BigInt(rate);
}
