/**
 * Income tax of § 32a EStG in whole euros, on integers only: constants in cents, the fractions y and z as
 * ten-thousandths, one division at the end that rounds down as the statute says.
 */
import { dec, toCents } from '@cryptax/kernel';
import { TARIFF_ROWS, type TariffRow } from './tariffs.data.ts';

interface Constants {
  readonly allowance: bigint;
  readonly zone2End: bigint;
  readonly zone3End: bigint;
  readonly zone4End: bigint;
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d4: bigint;
  readonly d5: bigint;
}

const CONSTANTS: ReadonlyMap<number, Constants> = new Map(TARIFF_ROWS.map((row) => [row.year, constantsOf(row)]));

/** 10^10: cents (10^2) times ten-thousandths squared (10^8). */
const SCALE = 10_000_000_000n;

/** Tax on a taxable income in whole euros; null for a year without a tariff. Joint: § 32a (5), twice the tax on half. */
export function incomeTax(year: number, income: bigint, joint: boolean): bigint | null {
  const constants = CONSTANTS.get(year);
  if (constants === undefined) return null;
  return joint ? 2n * basicTax(constants, income / 2n) : basicTax(constants, income);
}

function basicTax(t: Constants, x: bigint): bigint {
  if (x <= t.allowance) return 0n;
  if (x <= t.zone2End) {
    const y = x - t.allowance;
    return (t.a * y * y + 1400n * y * 1_000_000n) / SCALE;
  }
  if (x <= t.zone3End) {
    const z = x - t.zone2End;
    return (t.b * z * z + 2397n * z * 1_000_000n + t.c * 100_000_000n) / SCALE;
  }
  if (x <= t.zone4End) return (42n * x - t.d4) / 100n;
  return (45n * x - t.d5) / 100n;
}

function constantsOf(row: TariffRow): Constants {
  return {
    allowance: BigInt(row.allowance),
    zone2End: BigInt(row.zone2End),
    zone3End: BigInt(row.zone3End),
    zone4End: BigInt(row.zone4End),
    a: cents(row.a),
    b: cents(row.b),
    c: cents(row.c),
    d4: cents(row.d4),
    d5: cents(row.d5),
  };
}

function cents(text: string): bigint {
  return toCents(dec(text)).units;
}
