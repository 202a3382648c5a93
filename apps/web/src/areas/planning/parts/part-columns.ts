/** A part of a lot that a plan sells, as columns of a file: which lot it is, and what its sale comes to. */
import type { CsvColumns } from '../../../platform/files/csv-text.ts';
import type { SellPart } from '../planning-types.ts';

export const LOT_COLUMNS: CsvColumns<SellPart> = {
  wallet: ({ wallet }) => wallet,
  asset: ({ asset }) => asset,
  lot: ({ lotId }) => lotId,
  acquired: ({ acquiredAt }) => acquiredAt,
  free_from: ({ freeFrom }) => freeFrom,
  amount: ({ amount }) => amount,
};

export const RESULT_COLUMNS: CsvColumns<SellPart> = {
  proceeds_eur: ({ proceeds }) => proceeds,
  cost_eur: ({ cost }) => cost,
  gain_eur: ({ gain }) => gain,
  tax_free: ({ taxFree }) => (taxFree ? 'yes' : 'no'),
};
