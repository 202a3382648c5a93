/** Rows of the exported tables: exact decimals with a point, as the ledger holds them. */

import { ok, type Result } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { EventRow, LedgerApi, LedgerError } from '../../../lib/ledger/ledger-api.ts';
import type { AssetPosition } from '../../../lib/ledger/portfolio-api.ts';

export const HOLDING_HEAD = [
  'asset',
  'amount',
  'cost_eur',
  'price_eur',
  'price_source',
  'price_time',
  'value_eur',
  'gain_eur',
  'tax_free_amount',
  'held_since',
  'wallets',
] as const;

export function holdingRows(assets: readonly AssetPosition[]): readonly (readonly string[])[] {
  return assets.map(({ asset, amount, cost, now, value, unrealised, lots, wallets }) => [
    asset,
    amount,
    cost,
    now?.price ?? '',
    now?.source ?? '',
    now?.time ?? '',
    value ?? '',
    unrealised ?? '',
    lots.freeAmount,
    lots.heldSince,
    wallets.join(', '),
  ]);
}

export const EVENT_HEAD = [
  'time_utc',
  'kind',
  'out_amount',
  'out_asset',
  'in_amount',
  'in_asset',
  'value_eur',
  'fee_amount',
  'fee_asset',
  'gain_eur',
  'wallet',
  'to_wallet',
  'file',
  'line',
  'note',
] as const;

export function eventCells(row: EventRow): readonly string[] {
  return [
    row.at,
    row.incomeKind === undefined ? row.kind : `${row.kind}:${row.incomeKind}`,
    row.out?.amount ?? '',
    row.out?.asset ?? '',
    row.in?.amount ?? '',
    row.in?.asset ?? '',
    row.valueEur ?? '',
    row.fee?.amount ?? '',
    row.fee?.asset ?? '',
    row.gainEur ?? '',
    row.wallet,
    row.toWallet ?? '',
    row.source?.file ?? '',
    row.source === undefined ? '' : String(row.source.line),
    row.note ?? '',
  ];
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
