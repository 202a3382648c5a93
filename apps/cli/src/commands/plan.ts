/** `cryptax plan`: what a sale of so much on that day would cost under each strategy, and the cheapest lots for it. */
import {
  berlinDay,
  compare,
  type Day,
  type Decimal,
  dec,
  formatDay,
  formatInstant,
  formatShortest,
  type Issue,
  issue,
  parseDay,
  parseDecimal,
  parseInstant,
  yearOfDay,
} from '@cryptax/kernel';
import { type LedgerEvent, type MatchSettings, printLedgerFile, type ReadLedgerFile } from '@cryptax/ledger';
import {
  averagePools,
  LAST_LAW_YEAR,
  type PlanPool,
  type PreparedSale,
  personOf,
  planPools,
  prepareSale,
  type SellPart,
  type StrategyResult,
  scenarioAnswers,
} from '@cryptax/planning';
import { loadEngine, methodNote, TAX_YEARS } from '@cryptax/tax-de';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { refuseInputAsOutput } from '../import-inputs.ts';
import { fileFailure } from '../messages.ts';
import { issueLines, needsReview, printedIssues } from '../output/issues.ts';
import { jsonPieces } from '../output/json-pieces.ts';
import { planText } from '../output/plan-text.ts';
import { type PricesOption, readOwnPrices } from '../own-prices.ts';
import { type PlanPrices, planPrices } from '../plan-prices.ts';
import { readProfile } from '../read-profile.ts';
import { readValuedLedger } from '../report-ledger.ts';
import { type MethodOptions, settingsFor } from '../settings-for.ts';
import { plannedSales } from './apply-plan.ts';

export interface PlanOptions extends MethodOptions, PricesOption {
  readonly sell: string;
  readonly date: string;
  readonly profile?: string;
  readonly json?: boolean;
  readonly wallet?: string;
  readonly apply?: string;
  readonly out?: string;
  readonly scenarios?: boolean;
}

export async function planCommand(path: string, options: PlanOptions, io: CommandIo): Promise<ExitCode> {
  const sell = amountOf(options.sell, '--sell');
  const day = dayOf(options.date);
  const own = await readOwnPrices(options.prices, io, 'closes-and-spot');
  const ledger = await readValuedLedger(path, own, io);
  const profile = options.profile === undefined ? {} : await readProfile(options.profile, io);
  const settings = settingsFor(ledger.rules, options);
  const { events, later } = upTo(ledger.events, day);
  const engine = loadEngine(events, settings);
  const pools = poolsOf(planPools(engine), options.wallet);
  const averages = averagePools(events, settings);
  const assets = [...new Set(pools.map(({ asset }) => asset))].sort();
  const reported = await planPrices(own, assets, day, berlinDay(io.now()));
  const prices = new Map(Array.from(reported.prices, ([asset, { price }]) => [asset, price]));
  const person = personOf(engine, profile);
  const question = { person, settings, pools, averages, prices, soldOn: day };
  const sale = prepareSale(question);
  const answer = sale.at(sell);
  const issues = printedIssues([
    ...own.issues,
    ...ledger.unreadRows,
    ...ledger.issues,
    ...engine.issues(),
    ...reported.issues,
    ...openPoints({ sell, day, sale, later }),
  ]);
  const document = {
    sell: options.sell,
    date: options.date,
    year: yearOfDay(day),
    lawYear: Math.min(yearOfDay(day), LAST_LAW_YEAR),
    rules: { method: settings.method, scope: settings.scope },
    ...answer,
    strategies: answer.strategies.map((each) => ({ ...each, status: statusOf(each, settings) })),
    // What the method in force allows, and what naming lots could reach.
    best: settings.method,
    bestIdentified: 'SMART' as const,
    smart: answer.strategies.find(({ strategy }) => strategy === 'SMART'),
    plan: sale.parts('SMART', sell),
    // Laws that do not exist, asked for by name only.
    ...(options.scenarios === true ? { scenarios: scenarioAnswers(question, sell) } : {}),
    prices: printedPrices(reported),
    issues,
  };
  await apply(document.plan, ledger.file, day, [path, ...filesOf(options)], options, io);
  if (options.json === true) for (const piece of jsonPieces(document)) io.out(piece);
  else io.out(planText(document));
  io.error(issueLines(issues));
  return needsReview(issues) ? 1 : 0;
}

/** A sale from one wallet alone; without a choice from all of them. */
function poolsOf(pools: readonly PlanPool[], wallet: string | undefined): readonly PlanPool[] {
  if (wallet === undefined) return pools;
  const own = pools.filter((pool) => pool.wallet === wallet);
  if (own.length === 0) throw new BadInput(`--wallet: "${wallet}" holds nothing on that day`);
  return own;
}

/** `filing`: the method in force; `identification`: single lots, to be proven; `planning`: a comparison only. */
function statusOf(
  { strategy, basis }: Pick<StrategyResult, 'strategy' | 'basis'>,
  { scope }: MatchSettings,
): 'filing' | 'identification' | 'planning' {
  if (strategy === 'SMART') return 'identification';
  return basis === 'in-force' && methodNote(strategy, scope).status === 'accepted' ? 'filing' : 'planning';
}

function filesOf({ prices = [], profile }: PlanOptions): readonly string[] {
  return profile === undefined ? prices : [...prices, profile];
}

/**
 * Writes the ledger with the first `--apply` parts of the plan sold, each naming its lot. Nothing else of it changes: what is open,
 * remarked or stated travels on.
 */
async function apply(
  plan: readonly SellPart[],
  { issues: _read, ...file }: ReadLedgerFile,
  day: Day,
  inputs: readonly string[],
  { apply: count, out }: PlanOptions,
  io: CommandIo,
): Promise<void> {
  if (count === undefined && out === undefined) return;
  if (count === undefined || out === undefined) throw new BadInput('--apply and --out belong together');
  if (!/^[1-9]\d*$/.test(count)) throw new BadInput(`--apply: "${count}" is not a number of parts such as 3`);
  await refuseInputAsOutput(out, inputs, io);
  const sales = plannedSales(plan.slice(0, Number(count)), {
    ...{ day, made: formatInstant(io.now()), known: file.events },
  });
  try {
    await io.writeText(out, printLedgerFile({ ...file, events: [...file.events, ...sales] }));
  } catch (error) {
    throw new BadInput(`${out}: ${fileFailure(error, 'written')}`);
  }
}

interface Situation {
  readonly sell: Decimal;
  readonly day: Day;
  readonly sale: PreparedSale;
  readonly later: number;
}

function openPoints({ sell, day, sale, later }: Situation): readonly Issue[] {
  const year = String(yearOfDay(day));
  const sold = sale.at(sell).sold;
  return [
    ...(compare(sell, dec(sold)) > 0 && compare(sell, dec(sale.at(dec('1e15')).sold)) > 0
      ? [issue('plan.sells-all', 'warning', {}, { sold })]
      : []),
    ...(later > 0 ? [issue('plan.later-events', 'warning', {}, { count: String(later) })] : []),
    ...(yearOfDay(day) > LAST_LAW_YEAR
      ? [issue('plan.law-assumed', 'info', {}, { year, lawYear: String(LAST_LAW_YEAR) })]
      : []),
  ];
}

/** The ledger as it stands at the end of the day of sale. */
function upTo(events: readonly LedgerEvent[], day: Day): { events: readonly LedgerEvent[]; later: number } {
  const known = events.filter(({ at }) => {
    const instant = parseInstant(at);
    return !instant.ok || berlinDay(instant.value) <= day;
  });
  return { events: known, later: events.length - known.length };
}

function dayOf(text: string): Day {
  const day = parseDay(text);
  if (!day.ok) throw new BadInput(`--date: "${text}" is not a day such as 2026-11-01`);
  if (yearOfDay(day.value) < (TAX_YEARS[0] ?? 0)) throw new BadInput(`--date: no tax rules are known for ${text}`);
  return day.value;
}

function amountOf(text: string, option: string): Decimal {
  const amount = parseDecimal(text);
  if (!amount.ok || amount.value.units <= 0n) throw new BadInput(`${option}: "${text}" is not an amount such as 15000`);
  return amount.value;
}

/** What each coin was priced at, from which file, and of which day if the file has days. */
function printedPrices({ prices }: PlanPrices): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Array.from(prices, ([asset, { price, source, day }]) => [
      asset,
      { price: formatShortest(price), day: day === undefined ? undefined : formatDay(day), source },
    ]),
  );
}
