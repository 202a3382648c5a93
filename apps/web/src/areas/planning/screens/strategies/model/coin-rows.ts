/** One coin under every method: its taxable result by each, the lowest of them, and what that saves against FIFO. */
import { compare, dec, formatDecimal, subtract } from '@cryptax/kernel';
import type { MethodYear } from '../../../planning-types.ts';

/** In the order of ties. */
const METHODS = ['FIFO', 'AVERAGE', 'LIFO', 'HIFO', 'LOFO'] as const satisfies readonly MethodYear['method'][];

export interface CoinRow {
  readonly asset: string;
  readonly results: Readonly<Record<string, string>>;
  readonly least: string | null;
  /** The first method with the least result; FIFO wins ties. Null while a disposal could not be computed by one of them. */
  readonly best: MethodYear['method'] | null;
  /** By how much its result is below FIFO's. */
  readonly saved: string | null;
}

export function coinRows(rows: readonly MethodYear[]): readonly CoinRow[] {
  const names = [...new Set(rows.flatMap(({ assets }) => assets.map(({ asset }) => asset)))].sort();
  const methods = METHODS.filter((each) => rows.some(({ method }) => method === each));
  const isWhole = rows.every(({ incomplete }) => incomplete === 0);
  return names.map((asset) => {
    const results = Object.fromEntries(
      rows.map(({ method, assets }) => [method, assets.find((each) => each.asset === asset)?.taxableGain ?? '0.00']),
    );
    if (!isWhole) return { asset, results, least: null, best: null, saved: null };
    const resultOf = (method: MethodYear['method']) => dec(results[method] ?? '0.00');
    const best = methods.reduce((low, method) => (compare(resultOf(method), resultOf(low)) < 0 ? method : low), 'FIFO');
    const saved = formatDecimal(subtract(resultOf('FIFO'), resultOf(best)));
    return { asset, results, least: results[best] ?? '0.00', best, saved };
  });
}
