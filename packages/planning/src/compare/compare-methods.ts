/**
 * One tax year under each method, the whole ledger computed anew: what the year would look like had the method been used
 * from the start. FIFO and average per wallet may stand in a report; the others are comparisons for planning.
 */
import { add, compareText, type Decimal, dec, formatDecimal, subtract } from '@cryptax/kernel';
import {
  type DisposalView,
  type LedgerEngine,
  type LedgerEvent,
  type MatchSettings,
  METHODS,
  type Method,
} from '@cryptax/ledger';
import { loadEngine, type MethodNote, methodNote, type TaxProfile } from '@cryptax/tax-de';
import { type PlanYear, planYears } from '../law/plan-years.ts';

export interface MethodYear {
  readonly method: Method;
  readonly status: MethodNote['status'];
  readonly ref: string;
  /** Result of all disposals of the year, taxable and free. */
  readonly totalGain: string;
  readonly taxFreeGain: string;
  /** Result inside the holding period. */
  readonly taxableGain: string;
  readonly year: PlanYear;
  readonly tax: string;
  readonly netGain: string;
  /** Null where a disposal of the year could not be computed by this method or by FIFO: a missing gain saves nothing. */
  readonly savingsAgainstFifo: string | null;
  /** None is, while one of them has a disposal that could not be computed. */
  readonly isOptimal: boolean;
  readonly disposals: number;
  /** Disposals that could not be computed. */
  readonly incomplete: number;
  readonly assets: readonly AssetYear[];
}

export interface AssetYear {
  readonly asset: string;
  readonly gain: string;
  readonly taxableGain: string;
  readonly taxFreeGain: string;
}

export interface CompareQuestion {
  readonly events: readonly LedgerEvent[];
  readonly settings: MatchSettings;
  readonly profile: TaxProfile;
  readonly year: number;
}

export function compareMethods(question: CompareQuestion): readonly MethodYear[] {
  const { events, settings } = question;
  return compareEngines(question, (method) => loadEngine(events, { ...settings, method, poolMethods: [] }));
}

/** The same over engines that are at hand already. FIFO comes first and wins ties. */
function compareEngines(
  { settings, profile, year }: Omit<CompareQuestion, 'events'>,
  engineOf: (method: Method) => LedgerEngine,
): readonly MethodYear[] {
  const rows = METHODS.map((method) => methodYear(method, engineOf(method), { settings, profile, year }));
  const fifo = dec(rows.find(({ method }) => method === 'FIFO')?.tax ?? '0.00');
  const saved = rows.map(({ tax }) => subtract(fifo, dec(tax)));
  const most = saved.reduce((best, value) => (subtract(value, best).units > 0n ? value : best));
  const optimal = saved.findIndex((value) => subtract(value, most).units === 0n);
  const isWhole = rows.every(({ incomplete }) => incomplete === 0);
  const isFifoWhole = rows.some(({ method, incomplete }) => method === 'FIFO' && incomplete === 0);
  return rows.map((row, index) => ({
    ...row,
    savingsAgainstFifo: isFifoWhole && row.incomplete === 0 ? formatDecimal(saved[index] ?? dec('0.00')) : null,
    isOptimal: isWhole && index === optimal,
  }));
}

function methodYear(
  method: Method,
  engine: LedgerEngine,
  { settings, profile, year }: Omit<CompareQuestion, 'events'>,
): MethodYear {
  const figures = engine.years();
  const own = figures.find((row) => row.year === year);
  const [assessed] = planYears({ figures, profile }, new Map(), year, year);
  if (assessed === undefined) throw new Error(`No law for ${year}`);
  const { status, ref } = methodNote(method, settings.scope);
  const taxable = dec(own?.taxable.net ?? '0.00');
  const total = add(taxable, dec(own?.taxFreeGain ?? '0.00'));
  const disposals = engine.disposals(year);
  return {
    method,
    status,
    ref,
    totalGain: formatDecimal(total),
    taxFreeGain: own?.taxFreeGain ?? '0.00',
    taxableGain: formatDecimal(taxable),
    year: assessed,
    tax: assessed.tax,
    netGain: formatDecimal(subtract(total, dec(assessed.tax))),
    savingsAgainstFifo: '0.00',
    isOptimal: false,
    disposals: disposals.length,
    incomplete: engine.incompleteDisposals(year),
    assets: assetYears(disposals),
  };
}

function assetYears(disposals: readonly DisposalView[]): readonly AssetYear[] {
  const sums = new Map<string, { gain: Decimal; taxable: Decimal; free: Decimal }>();
  for (const { asset, gain, taxableGain, taxFreeGain } of disposals) {
    const sum = sums.get(asset) ?? { gain: dec('0.00'), taxable: dec('0.00'), free: dec('0.00') };
    sums.set(asset, {
      gain: add(sum.gain, dec(gain)),
      taxable: add(sum.taxable, dec(taxableGain)),
      free: add(sum.free, dec(taxFreeGain)),
    });
  }
  return [...sums]
    .map(([asset, { gain, taxable, free }]) => ({
      asset,
      gain: formatDecimal(gain),
      taxableGain: formatDecimal(taxable),
      taxFreeGain: formatDecimal(free),
    }))
    .sort((a, b) => compareText(a.asset, b.asset));
}
