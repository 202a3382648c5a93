/**
 * The completeness statement: which wallets with which first and last event, long silences, units without an
 * acquisition, missing prices, movements of unknown meaning, assumptions. A report is complete only if nothing of the
 * last four is left.
 */
import { addToGroup, berlinDayOf, compareText, type Day, type Issue } from '@cryptax/kernel';
import type { LedgerEvent, PendingView } from '@cryptax/ledger';
import { inTimeOrder } from './time-order.ts';

/** What the user told about a wallet or account. */
export interface WalletInfo {
  readonly wallet: string;
  readonly name?: string;
  readonly kind?: 'exchange' | 'wallet';
  readonly address?: string;
}

export interface WalletCoverage extends WalletInfo {
  readonly events: number;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Spans without any event that are long enough to ask whether a file is missing. */
  readonly silences: readonly Silence[];
}

export interface Silence {
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

export interface Completeness {
  readonly complete: boolean;
  readonly wallets: readonly WalletCoverage[];
  readonly firstAt: string | null;
  readonly lastAt: string | null;
  readonly events: number;
  readonly shortfalls: readonly Issue[];
  readonly missingPrices: readonly Issue[];
  /** Events that could not be computed for another reason. */
  readonly blocked: readonly Issue[];
  /** Rows of imported files that nobody has repaired yet. */
  readonly unreadRows: readonly Issue[];
  readonly assumptions: number;
  /** Movements of unknown meaning; absent where there are none. */
  readonly openMovements?: readonly Issue[];
  /** Disposals and receipts of the year without a result yet; absent where there are none. */
  readonly pending?: readonly PendingView[];
  /** Disposals of the year whose figures an answer may still change; absent where there are none. */
  readonly provisional?: readonly string[];
  /** Entries up to the end of the year with a price that stands in for a better one; absent where there are none. */
  readonly standIns?: StandInPrices;
}

/** Which entries, and which sources have not been asked. */
export interface StandInPrices {
  readonly events: readonly string[];
  readonly better: readonly string[];
  /** How many more in the other ledger of a couple that is assessed together; absent where there are none. */
  readonly spouse?: number;
}

/** What waits in the year of a report. */
export interface YearDoubts {
  readonly pending: readonly PendingView[];
  readonly provisional: readonly string[];
}

/** Half a year: longer than a holiday from trading, shorter than a lost tax year [D]. */
const SILENCE_DAYS = 183;

/** Errors with a list of their own. */
const NAMED: ReadonlySet<string> = new Set(['missing-acquisition', 'missing-value', 'open-event']);

export function completeness(
  events: readonly LedgerEvent[],
  issues: readonly Issue[],
  unreadRows: readonly Issue[],
  wallets: readonly WalletInfo[],
  { pending, provisional }: YearDoubts = { pending: [], provisional: [] },
  spouseEvents: readonly LedgerEvent[] = [],
): Completeness {
  const ordered = inTimeOrder(events);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const shortfalls = errors.filter(({ code }) => code === 'missing-acquisition');
  const missingPrices = errors.filter(({ code }) => code === 'missing-value');
  const openMovements = errors.filter(({ code }) => code === 'open-event');
  const blocked = errors.filter(({ code }) => !NAMED.has(code));
  const assumptions = events.filter(({ kind }) => kind === 'assumed-acquisition').length;
  return {
    complete: errors.length === 0 && unreadRows.length === 0 && assumptions === 0,
    wallets: coverage(ordered, wallets),
    firstAt: ordered[0]?.at ?? null,
    lastAt: ordered.at(-1)?.at ?? null,
    events: events.length,
    shortfalls,
    missingPrices,
    blocked,
    unreadRows,
    assumptions,
    ...(openMovements.length === 0 ? {} : { openMovements }),
    ...(pending.length === 0 ? {} : { pending }),
    ...(provisional.length === 0 ? {} : { provisional }),
    ...standInsOf(events, spouseEvents),
  };
}

/** A report with such prices may be complete, and is not certain. */
function standInsOf(own: readonly LedgerEvent[], ofSpouse: readonly LedgerEvent[]): Pick<Completeness, 'standIns'> {
  const isStandIn = ({ valueOrigin }: LedgerEvent) => valueOrigin?.insteadOf !== undefined;
  const [events, others] = [own.filter(isStandIn), ofSpouse.filter(isStandIn)];
  const found = [...events, ...others].map(({ valueOrigin }) => valueOrigin?.insteadOf ?? '');
  if (found.length === 0) return {};
  const spouse = others.length === 0 ? {} : { spouse: others.length };
  return { standIns: { events: events.map(({ id }) => id), better: [...new Set(found)].sort(compareText), ...spouse } };
}

function coverage(ordered: readonly LedgerEvent[], infos: readonly WalletInfo[]): readonly WalletCoverage[] {
  const moments = new Map<string, string[]>();
  for (const event of ordered) {
    const touched = event.kind === 'transfer' ? [event.wallet, event.toWallet] : [event.wallet];
    for (const wallet of touched) addToGroup(moments, wallet, event.at);
  }
  const known = new Map(infos.map((info) => [info.wallet, info]));
  return [...moments.keys()].sort().map((wallet) => {
    const list = moments.get(wallet) ?? [];
    const info = known.get(wallet) ?? { wallet };
    return {
      ...info,
      events: list.length,
      firstAt: list[0] ?? '',
      lastAt: list.at(-1) ?? '',
      silences: silences(list),
    };
  });
}

function silences(moments: readonly string[]): readonly Silence[] {
  const found: Silence[] = [];
  // Within one month nobody is silent for long, so of each only the first and the last moment are read.
  let month = '';
  for (const [place, at] of moments.entries()) {
    if (month !== '' && at.startsWith(month)) continue;
    const day = berlinDayOf(at);
    if (day === null) continue;
    month = at.slice(0, MONTH_LENGTH);
    const last = lastReadable(moments, place);
    if (last !== null && day - last.day > SILENCE_DAYS) found.push({ from: last.at, to: at, days: day - last.day });
  }
  return found;
}

const MONTH_LENGTH = '2024-03'.length;

function lastReadable(moments: readonly string[], before: number): { readonly at: string; readonly day: Day } | null {
  for (let place = before - 1; place >= 0; place--) {
    const at = moments[place] as string;
    const day = berlinDayOf(at);
    if (day !== null) return { at, day };
  }
  return null;
}
