/** A coin in a list of holdings: its sign, its name, and a quiet line below the name. */
import type { ReactNode } from 'react';
import { Coin } from './coin.tsx';

export interface CoinNameProps {
  readonly symbol: string;
  /** The whole of a line that may be cut short. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

export function CoinName({ symbol, title, children }: CoinNameProps) {
  return (
    <span className="flex items-center gap-2.5 py-1">
      <Coin symbol={symbol} size={28} />
      <span className="min-w-0">
        <span className="block truncate font-medium">{symbol}</span>
        <span className="block truncate text-xs text-ink-3" title={title}>
          {children}
        </span>
      </span>
    </span>
  );
}
