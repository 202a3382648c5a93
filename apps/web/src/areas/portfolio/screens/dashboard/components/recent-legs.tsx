/** What went out and what came in, on one line; a purchase shows its euro, a transfer its target. */
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { dashboardStrings } from '../strings.ts';

export function RecentLegs({ row }: { readonly row: EventRow }) {
  const t = useStrings(dashboardStrings);
  const out = row.out && <CoinSide asset={row.out.asset} amount={row.out.amount} />;
  const into = row.in && <CoinSide asset={row.in.asset} amount={row.in.amount} />;
  const euro = (
    <span className="flex items-center gap-1.5">
      <Coin symbol="EUR" />
      <Money value={row.valueEur ?? null} />
    </span>
  );
  const isSale = row.kind === 'sell' || row.kind === 'spend';
  const target = row.kind === 'transfer' && (
    <span className="text-ink-2">{t('ownWallet', { name: row.toWallet ?? '' })}</span>
  );
  const left: ReactNode = row.kind === 'buy' || row.kind === 'derivative' ? euro : out;
  const right: ReactNode = isSale ? euro : target || into;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {left}
      {left && right && <Icon icon={ArrowRight} size={14} className="text-ink-3" />}
      {right}
    </span>
  );
}

function CoinSide({ asset, amount }: { readonly asset: string; readonly amount: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Coin symbol={asset} />
      <CryptoAmount value={amount} unit={asset} />
    </span>
  );
}
