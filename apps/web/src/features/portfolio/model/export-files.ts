/** The portfolio as files for a spreadsheet: one head per file in English, plain figures, empty where nothing is known. */
import { csvText } from '../../../lib/files/csv-text.ts';
import type { Measured, OpenLot, PortfolioModel } from '../../../lib/ledger/portfolio-api.ts';

export function positionsCsv({ assets }: PortfolioModel): string {
  const head = [
    'asset',
    'amount',
    'cost_eur',
    'price_eur',
    'price_kind',
    'price_source',
    'price_time',
    'value_eur',
    'share',
    'unrealised_eur',
    'wallets',
    'held_since',
    'tax_free_amount',
    'next_tax_free_on',
  ];
  return csvText(
    head,
    assets.map(({ asset, amount, cost, now, value, share, unrealised, wallets, lots }) => [
      asset,
      amount,
      cost,
      now?.price ?? '',
      now?.kind ?? '',
      now?.source ?? '',
      now?.time ?? '',
      value ?? '',
      share ?? '',
      unrealised ?? '',
      wallets.join(' | '),
      lots.heldSince,
      lots.freeAmount,
      lots.nextFree?.on ?? '',
    ]),
  );
}

export function lotsCsv(lots: readonly OpenLot[]): string {
  const head = [
    'asset',
    'wallet',
    'amount',
    'cost_eur',
    'acquired_at',
    'tax_free_from',
    'tax_free',
    'value_eur',
    'gain_now_eur',
    'event',
  ];
  return csvText(
    head,
    lots.map((lot) => [
      lot.asset,
      lot.wallet,
      lot.amount,
      lot.cost,
      lot.acquiredAt,
      lot.freeFrom,
      lot.isFree ? 'yes' : 'no',
      lot.value ?? '',
      lot.gainNow ?? '',
      lot.chain[0] ?? '',
    ]),
  );
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
