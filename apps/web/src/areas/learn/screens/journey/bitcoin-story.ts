/**
 * The stations of somebody's way with Bitcoin: his own entries, or those of the demo ledger where he has none. The demo is
 * read as data and not put into the browser's database; the screen marks it.
 */
import { berlinDayText, defined, divide, formatShortest, isZero, ok, parseDecimal } from '@cryptax/kernel';
import type { EventKind, LedgerEvent } from '@cryptax/ledger';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { LedgerApi } from '../../../../platform/ledger/ledger-api.ts';
import type { OpenLedger } from '../../../../platform/ledger/ledger-state.ts';

export interface Station {
  readonly id: string;
  readonly day: string;
  readonly kind: EventKind;
  /** Units of Bitcoin, with the sign of the direction. */
  readonly amount: string;
  readonly valueEur?: string;
  /** Euro per Bitcoin at that moment; absent where no value is known. */
  readonly priceEur?: string;
  readonly wallet: string;
}

export interface BitcoinStory {
  readonly isDemo: boolean;
  readonly stations: readonly Station[];
  readonly total: number;
  /** Ratio of the units held that could be sold tax-free today; absent without holdings. */
  readonly freeShare?: string;
}

const SHOWN_STATIONS = 100;

export async function askBitcoinStory(api: LedgerApi, ledger: OpenLedger | undefined): Answer<BitcoinStory> {
  if (ledger === undefined || ledger.kind === 'empty') return ok(await demoStory());
  const { book, isDemo } = ledger;
  const query = { book, filter: { assets: ['BTC'] }, sort: { by: 'at', direction: 'asc' } } as const;
  const found = await api.queryEvents({ ...query, offset: 0, limit: SHOWN_STATIONS });
  if (!found.ok) return found;
  if (found.value.total === 0) return ok(await demoStory());
  const model = await api.portfolioModel(book, { range: 'year' });
  const held = model.ok ? model.value.assets.find(({ asset }) => asset === 'BTC') : undefined;
  return ok({
    isDemo,
    stations: found.value.rows.map(stationOf),
    total: found.value.total,
    ...(held === undefined ? {} : { freeShare: held.lots.freeShare }),
  });
}

async function demoStory(): Promise<BitcoinStory> {
  const { DEMO_EVENTS } = await import('../../../../platform/ledger/demo/demo-ledger.ts');
  const stations = DEMO_EVENTS.filter((event) => legOf(event) !== undefined).map((event) =>
    stationOf({ ...event, day: berlinDayText(event.at) }),
  );
  return { isDemo: true, stations: stations.slice(0, SHOWN_STATIONS), total: stations.length };
}

type StoryEvent = Pick<LedgerEvent, 'id' | 'kind' | 'wallet'> & {
  readonly day: string;
  readonly in?: { readonly asset: string; readonly amount: string } | undefined;
  readonly out?: { readonly asset: string; readonly amount: string } | undefined;
  readonly valueEur?: string | undefined;
};

export function stationOf(event: StoryEvent): Station {
  const { id, day, kind, wallet, valueEur } = event;
  const leg = legOf(event);
  const amount = leg?.amount ?? '0';
  const isOut = leg !== undefined && leg === event.out;
  const priceEur = valueEur === undefined ? undefined : priceOf(valueEur, amount);
  return {
    id,
    day,
    kind,
    wallet,
    amount: isOut ? `-${amount}` : amount,
    ...defined({ valueEur, priceEur }),
  };
}

function legOf(event: object): { readonly asset: string; readonly amount: string } | undefined {
  const { in: incoming, out } = event as Pick<StoryEvent, 'in' | 'out'>;
  return [incoming, out].find((leg) => leg?.asset === 'BTC');
}

function priceOf(valueEur: string, amount: string): string | undefined {
  const value = parseDecimal(valueEur);
  const units = parseDecimal(amount);
  if (!value.ok || !units.ok || isZero(units.value)) return undefined;
  return formatShortest(divide(value.value, units.value, 2, 'half-away'));
}
