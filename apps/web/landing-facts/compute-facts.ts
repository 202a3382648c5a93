/**
 * The figures of the landing page, computed at build time: the demo ledger through the same engine that computes a user's
 * report, and counts of what the code can read. Run by `plugin.ts`; no part of it reaches the browser.
 */
import { FORMATS } from '@cryptax/importers';
import { absolute, berlinDay, compare, type Day, dec, formatDay, formatShortest, parseInstant } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type DisposalView, type LedgerEngine, type LotPartView, type Method } from '@cryptax/ledger';
import { CHAINS, ENDPOINTS } from '@cryptax/onchain';
import { BUNDLED_PRICES, openPack, type ReadPackFile } from '@cryptax/prices';
import { type AssessedYear, assessPerson, estimateYear, formBlocks, loadEngine } from '@cryptax/tax-de';
import type { ExampleTrace, ExampleYear, LandingFacts } from '../src/areas/landing/screens/landing/landing-facts.ts';
import { DEMO_EVENTS } from '../src/platform/ledger/demo/demo-ledger.ts';

const METHODS: readonly Method[] = ['FIFO', 'HIFO', 'LIFO', 'LOFO'];
const COINS = ['BTC', 'ETH', 'SOL'];
const FORM_FIELDS = ['proceeds', 'cost', 'gain'] as const;

export async function computeFacts(readPrices: ReadPackFile): Promise<LandingFacts> {
  const { engine, years } = demoYears('FIFO');
  // The latest year that is complete and has something to show.
  const shown = years.findLast((year) => year.incomplete === 0 && compare(dec(gainOf(year)), dec('0')) > 0);
  if (shown === undefined) throw new Error('The demo ledger has no complete year with a gain.');
  return {
    counts: countSources(),
    years: years.map((year) => exampleYear(year, engine)),
    shownYear: shown.year,
    files: demoFiles(),
    methods: METHODS.map((method) => ({ method, gain: gainIn(demoYears(method).years, shown.year) })),
    form: formOf(shown),
    prices: await lastCloses(readPrices),
  };
}

function demoYears(method: Method): { readonly engine: LedgerEngine; readonly years: readonly AssessedYear[] } {
  const engine = loadEngine(DEMO_EVENTS, { ...DEFAULT_SETTINGS, method });
  const assessed = assessPerson({ figures: engine.years(), profile: {} });
  if (!assessed.ok) throw new Error(`The demo ledger cannot be assessed: ${assessed.error.code}`);
  return { engine, years: assessed.value.years };
}

function gainOf({ privateSales }: AssessedYear): string {
  return privateSales.net;
}

function gainIn(years: readonly AssessedYear[], wanted: number): string {
  const found = years.find(({ year }) => year === wanted);
  if (found === undefined) throw new Error(`The demo ledger has no year ${wanted}.`);
  return gainOf(found);
}

function countSources(): LandingFacts['counts'] {
  const read = FORMATS.filter(({ refuse }) => refuse === undefined);
  const traded = read.filter(({ sourceKind }) => sourceKind === 'exchange' || sourceKind === 'broker');
  return {
    formats: read.length,
    exchanges: new Set(traded.map(({ source }) => source)).size,
    chains: CHAINS.filter(({ id }) => (ENDPOINTS[id] ?? []).length > 0).length,
  };
}

function exampleYear(assessed: AssessedYear, engine: LedgerEngine): ExampleYear {
  const { year, privateSales, income, taxFreeGain, incomplete } = assessed;
  const estimate = estimateYear(assessed, {});
  if (!estimate.ok) throw new Error(`No estimate for ${year}: ${estimate.error.code}`);
  return {
    year,
    net: privateSales.net,
    limit: privateSales.limit,
    isTaxable: privateSales.limitReached,
    free: taxFreeGain,
    income: income.net,
    incomeLimit: income.limit,
    isIncomeTaxable: income.limitReached,
    tax: estimate.value.extraTax,
    open: incomplete,
    trace: largestPart(engine.disposals(), year),
  };
}

function largestPart(disposals: readonly DisposalView[], year: number): ExampleTrace | null {
  const parts = disposals
    .filter(({ at }) => taxDay(at).startsWith(String(year)))
    .flatMap((disposal) => disposal.lots.map((lot) => ({ disposal, lot })));
  const [first, ...rest] = parts;
  if (first === undefined) return null;
  const { disposal, lot } = rest.reduce((best, part) => (sizeOf(part.lot) > sizeOf(best.lot) ? part : best), first);
  const sale = DEMO_EVENTS.find(({ id }) => id === disposal.eventId);
  if (sale?.source === undefined) throw new Error(`The sale ${disposal.eventId} has no source.`);
  return {
    gain: lot.gain,
    quantity: lot.amount,
    asset: disposal.asset,
    soldOn: taxDay(disposal.at),
    cost: lot.cost,
    boughtOn: taxDay(lot.acquiredAt),
    file: sale.source.file,
    line: sale.source.line,
  };
}

/** The day the tax office counts. */
function taxDay(at: string): string {
  const instant = parseInstant(at);
  if (!instant.ok) throw new Error(`Not an instant in the demo ledger: ${at}`);
  return formatDay(berlinDay(instant.value));
}

/** Cents, for comparing only. */
function sizeOf({ gain }: LotPartView): bigint {
  return absolute(dec(gain)).units;
}

function demoFiles(): LandingFacts['files'] {
  const rows = new Map<string, number>();
  for (const { source } of DEMO_EVENTS) {
    if (source !== undefined) rows.set(source.file, (rows.get(source.file) ?? 0) + 1);
  }
  return [...rows].map(([name, count]) => ({ name, rows: count })).sort((a, b) => b.rows - a.rows);
}

function formOf(year: AssessedYear): LandingFacts['form'] {
  const lines = formBlocks(year, 'A').flatMap((block) => block.lines);
  return FORM_FIELDS.flatMap((field) => {
    const found = lines.find((line) => line.field === `sales.${field}`);
    return found?.line == null ? [] : [{ line: found.line, field, value: found.value }];
  });
}

async function lastCloses(read: ReadPackFile): Promise<LandingFacts['prices']> {
  const pack = await openPack({ read, expectedHash: BUNDLED_PRICES.hash });
  if (!pack.ok) throw new Error(`The price pack cannot be read: ${pack.error.code}`);
  return Promise.all(
    COINS.map(async (asset) => {
      const series = await pack.value.series(asset);
      if (!series.ok || series.value === undefined) throw new Error(`The price pack has no ${asset}.`);
      const { days, units, scale } = series.value;
      const day = days.at(-1);
      const unit = units.at(-1);
      if (day === undefined || unit === undefined) throw new Error(`The series of ${asset} is empty.`);
      return { asset, day: formatDay(day as Day), eur: formatShortest({ units: unit, scale }) };
    }),
  );
}
