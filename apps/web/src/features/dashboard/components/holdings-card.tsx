/** Holdings by asset over all wallets, with what they cost. Market values come with the price screens. */
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { CryptoAmount } from '../../../ui/crypto-amount.tsx';
import { Money } from '../../../ui/money.tsx';
import type { AssetRow } from '../overview-model.ts';
import { dashboardStrings } from '../strings.ts';

export function HoldingsCard({ rows }: { readonly rows: readonly AssetRow[] }) {
  const t = useStrings(dashboardStrings);
  return (
    <Card>
      <CardHead title={t('holdings')} note={String(rows.length)} />
      {rows.length === 0 ? (
        <p className="px-4 pt-2 pb-4.5 text-sm text-ink-2 sm:px-4.5">{t('holdings.none')}</p>
      ) : (
        <table className="mt-2 w-full text-sm">
          <thead className="text-xs text-ink-2">
            <tr>
              <th scope="col" className="px-4 py-2 text-left font-medium sm:px-4.5">
                {t('asset')}
              </th>
              <th scope="col" className="px-2 py-2 text-right font-medium">
                {t('amount')}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium sm:px-4.5">
                {t('cost')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.asset} className="border-t border-line">
                <th scope="row" className="px-4 py-2.5 text-left font-normal sm:px-4.5">
                  <span className="flex items-center gap-2.5">
                    <Coin symbol={row.asset} size={28} />
                    <span className="min-w-0">
                      <span className="block truncate font-medium">{row.asset}</span>
                      <span className="block truncate text-xs text-ink-3">{row.wallets.join(', ')}</span>
                    </span>
                  </span>
                </th>
                <td className="num px-2 py-2.5 text-right">
                  <CryptoAmount value={row.amount} />
                </td>
                <td className="num px-4 py-2.5 text-right font-medium sm:px-4.5">
                  <Money value={row.cost} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
