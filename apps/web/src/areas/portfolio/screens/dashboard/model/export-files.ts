/** The overview's tables as files: exact decimals with a point, as the ledger holds them. */
import { ok, type Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import { type CsvColumns, csvTable } from '../../../../../platform/files/csv-text.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { HELD_COLUMNS, WORTH_COLUMNS } from '../../../parts/position-columns.ts';
import type { AssetPosition } from '../../../portfolio-types.ts';

const HOLDINGS: CsvColumns<AssetPosition> = {
  ...HELD_COLUMNS,
  ...WORTH_COLUMNS,
  gain_eur: ({ unrealised }) => unrealised ?? '',
  tax_free_amount: ({ lots }) => lots.freeAmount,
  held_since: ({ lots }) => lots.heldSince,
  wallets: ({ wallets }) => wallets.join(', '),
};

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
