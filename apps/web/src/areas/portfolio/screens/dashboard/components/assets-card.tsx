/** Holdings by asset over all wallets: amount, price with its age, value, open result, holding period. A row opens its lots. */

import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardHead } from '../../../../../ui/card.tsx';
import { formatCount } from '../../../../../ui/format/count.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { DataTable } from '../../../../../ui/table/data-table.tsx';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { byValue } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';
import { AssetName, GainCell, useAssetColumns, ValueCell } from './asset-columns.tsx';

export interface AssetsCardProps {
  readonly assets: readonly AssetPosition[];
  readonly onOpen: (asset: string) => void;
}

export const AssetsCard = memo(function AssetsCard({ assets, onOpen }: AssetsCardProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const columns = useAssetColumns();
  return (
    <Card>
      <CardHead
        title={t('assets')}
        note={formatCount(assets.length, locale)}
        actions={
          <Link to="/portfolio" className={linkClass()}>
            {t('toPortfolio')}
          </Link>
        }
      />
      {assets.length === 0 ? (
        <p className="px-4 pt-2 pb-4.5 text-sm text-ink-2 sm:px-4.5">{t('assets.none')}</p>
      ) : (
        <DataTable
          className="mt-1.5"
          label={t('assets')}
          columns={columns}
          rows={byValue(assets)}
          rowId={({ asset }) => asset}
          rowName={({ asset }) => t('lots.open', { asset })}
          onOpen={({ asset }) => onOpen(asset)}
          phoneRow={(row) => (
            <span className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1">
                <AssetName row={row} isPhone />
              </span>
              <span className="text-right">
                <ValueCell row={row} />
                <GainCell row={row} />
              </span>
            </span>
          )}
        />
      )}
    </Card>
  );
});
