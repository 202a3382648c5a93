/** The portfolio as files for a spreadsheet: one head per file in English, plain figures, empty where nothing is known. */
import { type CsvColumns, csvTable, csvText } from '../../../../../platform/files/csv-text.ts';
import { HELD_COLUMNS, WORTH_COLUMNS } from '../../../parts/position-columns.ts';
import type { AssetPosition, Measured, OpenLot, PortfolioModel } from '../../../portfolio-types.ts';

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
