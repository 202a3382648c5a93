/** The next lots to leave the holding period. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import type { AssetPosition } from '../../../portfolio-types.ts';
import { daysBetween, soonFree } from '../model/overview-model.ts';
import { dashboardStrings } from '../strings.ts';

const SHOWN = 4;

export interface SoonFreeCardProps {
  readonly assets: readonly AssetPosition[];
  readonly today: string;
}

export function SoonFreeCard({ assets, today }: SoonFreeCardProps) {
  const t = useStrings(dashboardStrings);
  const locale = useLocale();
  const soon = soonFree(assets, SHOWN);
  return (
    <Card>
      <CardHead title={t('soon')} />
      <CardBody>
        {soon.length === 0 && <p className="text-sm text-ink-2">{t('soon.none')}</p>}
        <ul className="grid gap-3">
          {soon.map(({ asset, amount, on }) => (
            <li key={asset} className="flex items-center gap-2.5 text-sm">
              <Coin symbol={asset} size={28} />
              <span className="min-w-0 flex-1">
                <CryptoAmount value={amount} unit={asset} className="block font-medium" />
                <span className="block text-xs text-ink-3">{t('soon.from', { day: formatDay(on, locale) })}</span>
              </span>
              <span className="num text-ink-2">{t('soon.in', { count: daysBetween(today, on) })}</span>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
