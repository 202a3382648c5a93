/**
 * Holdings, lots, values and entries as files for a spreadsheet: one head per file in English, exact figures with a
 * point, empty where nothing is known.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { type CsvColumns, csvTable, csvText } from '../../../platform/files/csv-text.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type { EventRow } from '../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import type { AssetPosition, Measured, OpenLot, PortfolioModel } from '../portfolio-types.ts';

/** What every file of holdings says of a position: what it is and cost, and what it is worth; empty where nothing is known. */
const HELD_COLUMNS: CsvColumns<AssetPosition> = {
  asset: ({ asset }) => asset,
  amount: ({ amount }) => amount,
  cost_eur: ({ cost }) => cost ?? '',
  price_eur: ({ now }) => now?.price ?? '',
};

const WORTH_COLUMNS: CsvColumns<AssetPosition> = {
  price_source: ({ now }) => now?.source ?? '',
  price_time: ({ now }) => now?.time ?? '',
  value_eur: ({ value }) => value ?? '',
};

const POSITIONS: CsvColumns<AssetPosition> = {
  ...HELD_COLUMNS,
  price_kind: ({ now }) => now?.kind ?? '',
  ...WORTH_COLUMNS,
  share: ({ share }) => share ?? '',
  unrealised_eur: ({ unrealised }) => unrealised ?? '',
  wallets: ({ wallets }) => wallets.join(' | '),
  held_since: ({ lots }) => lots.heldSince,
  tax_free_amount: ({ lots }) => lots.freeAmount,
  next_tax_free_on: ({ lots }) => lots.nextFree?.on ?? '',
};

export function positionsCsv({ assets }: PortfolioModel): string {
  return csvTable(POSITIONS, assets);
}

const LOTS: CsvColumns<OpenLot> = {
  asset: ({ asset }) => asset,
  wallet: ({ wallet }) => wallet,
  amount: ({ amount }) => amount,
  cost_eur: ({ cost }) => cost ?? '',
  acquired_at: ({ acquiredAt }) => acquiredAt,
  tax_free_from: ({ freeFrom }) => freeFrom,
  tax_free: ({ isFree }) => (isFree ? 'yes' : 'no'),
  value_eur: ({ value }) => value ?? '',
  gain_now_eur: ({ gainNow }) => gainNow ?? '',
  event: ({ chain }) => chain[0] ?? '',
};

export function lotsCsv(lots: readonly OpenLot[]): string {
  return csvTable(LOTS, lots);
}

export function seriesCsv({ series }: PortfolioModel): string {
  return csvText(
    ['day', 'value_eur', 'cost_eur', 'state', 'without_price'],
    series.map(({ day, value, cost, state, unpriced = [] }) => [day, value ?? '', cost, state, unpriced.join(' ')]),
  );
}

export function statisticsCsv({ statistics }: PortfolioModel): string {
  const rows = Object.entries(statistics).map(([name, measured]: [string, Measured<unknown>]) => [
    name,
    measured.state === 'known' ? plain(measured.value) : '',
    measured.formula,
    measured.window?.from ?? '',
    measured.window?.to ?? '',
    String(measured.samples),
    measured.state === 'absent' ? measured.lack.code : '',
  ]);
  return csvText(['figure', 'value', 'formula', 'from', 'to', 'samples', 'missing_because'], rows);
}

function plain(value: unknown): string {
  if (typeof value === 'number') return value.toFixed(8);
  if (typeof value !== 'object' || value === null) return String(value);
  const { total, depth } = value as Partial<{ total: number; depth: number }>;
  return (total ?? depth ?? 0).toFixed(8);
}

const HOLDINGS: CsvColumns<AssetPosition> = {
  ...HELD_COLUMNS,
  ...WORTH_COLUMNS,
  gain_eur: ({ unrealised }) => unrealised ?? '',
  tax_free_amount: ({ lots }) => lots.freeAmount,
  held_since: ({ lots }) => lots.heldSince,
  wallets: ({ wallets }) => wallets.join(', '),
};

/** The overview's tables as files: exact decimals with a point, as the ledger holds them. */
export function holdingsCsv(assets: readonly AssetPosition[]): string {
  return csvTable(HOLDINGS, assets);
}

const EVENTS: CsvColumns<EventRow> = {
  time_utc: ({ at }) => at,
  kind: ({ kind, incomeKind }) => (incomeKind === undefined ? kind : `${kind}:${incomeKind}`),
  out_amount: (row) => row.out?.amount ?? '',
  out_asset: (row) => row.out?.asset ?? '',
  in_amount: (row) => row.in?.amount ?? '',
  in_asset: (row) => row.in?.asset ?? '',
  value_eur: ({ valueEur }) => valueEur ?? '',
  fee_amount: ({ fee }) => fee?.amount ?? '',
  fee_asset: ({ fee }) => fee?.asset ?? '',
  gain_eur: ({ gainEur }) => gainEur ?? '',
  wallet: ({ wallet }) => wallet,
  to_wallet: ({ toWallet }) => toWallet ?? '',
  file: ({ source }) => source?.file ?? '',
  line: ({ source }) => (source === undefined ? '' : String(source.line)),
  note: ({ note }) => note ?? '',
};

export function eventsCsv(rows: readonly EventRow[]): string {
  return csvTable(EVENTS, rows);
}

const PAGE = 5_000;

/** The whole list, oldest first, page by page. */
export async function allEventRows(api: LedgerApi, book: Book): Promise<Result<readonly EventRow[], LedgerError>> {
  const rows: EventRow[] = [];
  for (;;) {
    const sort = { by: 'at', direction: 'asc' } as const;
    const page = await api.queryEvents({ book, sort, offset: rows.length, limit: PAGE });
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.rows.length === 0 || rows.length >= page.value.total) return ok(rows);
  }
}
