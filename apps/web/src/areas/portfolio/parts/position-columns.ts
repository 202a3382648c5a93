/** What every file of holdings says of a position: what it is and cost, and what it is worth; empty where nothing is known. */
import type { CsvColumns } from '../../../platform/files/csv-text.ts';
import type { AssetPosition } from '../portfolio-types.ts';

export const HELD_COLUMNS: CsvColumns<AssetPosition> = {
  asset: ({ asset }) => asset,
  amount: ({ amount }) => amount,
  cost_eur: ({ cost }) => cost ?? '',
  price_eur: ({ now }) => now?.price ?? '',
};

export const WORTH_COLUMNS: CsvColumns<AssetPosition> = {
  price_source: ({ now }) => now?.source ?? '',
  price_time: ({ now }) => now?.time ?? '',
  value_eur: ({ value }) => value ?? '',
};
