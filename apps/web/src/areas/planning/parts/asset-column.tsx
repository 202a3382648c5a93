/** The first column of every planning table: the coin that a row is about. */
import { readable } from '../../../platform/i18n/readable.ts';
import type { Translate } from '../../../platform/i18n/strings.ts';
import { Coin } from '../../../ui/coin.tsx';
import type { Column } from '../../../ui/table/table-types.ts';
import type { planningStrings } from './strings.ts';

export function assetColumn<Row extends { readonly asset: string }>(
  t: Translate<typeof planningStrings.table>,
  width: number,
): Column<Row> {
  return {
    id: 'asset',
    header: t('asset'),
    width,
    grow: true,
    cell: ({ asset }) => (
      <span className="flex items-center gap-2">
        <Coin symbol={asset} />
        <span className="font-medium">{readable(asset)}</span>
      </span>
    ),
  };
}
