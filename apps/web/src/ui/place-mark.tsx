/** An exchange, chain or wallet by its mark, or by its first letters. Decorative; the name stands beside it. */
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { assetColor } from './coin.tsx';
import { usePlaceMark } from './marks/marks.ts';

export interface PlaceMarkProps {
  /** As people read it: `Kraken`, `Crypto.com App`, `Ledger Live`. */
  readonly name: string;
  readonly size?: 16 | 20 | 32 | undefined;
  /** Stands there in place of letters. */
  readonly fallback?: ReactNode;
  readonly className?: string | undefined;
}

export function PlaceMark({ name, size = 20, fallback, className }: PlaceMarkProps) {
  const mark = usePlaceMark(placeId(name));
  if (mark === undefined && fallback !== undefined) return fallback;
  const color = assetColor(name);
  return (
    <span
      aria-hidden="true"
      data-mark={mark === undefined ? undefined : true}
      data-letters={mark === undefined ? name.slice(0, 2).toUpperCase() : ''}
      className={cx(
        // By style, not as text: whoever copies a table gets the name once.
        'inline-flex shrink-0 items-center justify-center rounded-md bg-cover leading-none font-semibold select-none before:content-[attr(data-letters)] forced-colors:border',
        className,
      )}
      style={{
        width: `${size / 16}rem`,
        height: `${size / 16}rem`,
        fontSize: `${(size * 0.42) / 16}rem`,
        ...(mark === undefined
          ? {
              color: `color-mix(in srgb, ${color} 62%, var(--ink))`,
              background: `color-mix(in srgb, ${color} 16%, var(--surface))`,
            }
          : { backgroundImage: mark, printColorAdjust: 'exact' }),
      }}
    />
  );
}

/** Names of chains that are said otherwise than they are called. */
const ALSO: Readonly<Record<string, string>> = {
  'bnb-smart-chain': 'bsc',
  'bnb-chain': 'bsc',
  'arbitrum-one': 'arbitrum',
  'op-mainnet': 'optimism',
  'avalanche-c-chain': 'avalanche',
  'cosmos-hub': 'cosmos',
  etherscan: 'ethereum',
  bscscan: 'bsc',
  polygonscan: 'polygon',
  snowtrace: 'avalanche',
  solscan: 'solana',
};

/** `Crypto.com App` is crypto-com, `Ledger Live` is ledger: the longest beginning that has a mark is tried by whoever draws. */
export function placeId(name: string): string {
  const id = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const words = id.split('-');
  for (let count = Math.min(words.length, 3); count > 0; count--) {
    const start = words.slice(0, count).join('-');
    if (Object.hasOwn(ALSO, start)) return ALSO[start] ?? start;
    if (KNOWN.has(start)) return start;
  }
  return id;
}

/** Beginnings of names that stand for one place, whatever follows: `Binance Spot`, `Coinbase Pro`, `Ethereum 0x12…`. */
const KNOWN: ReadonlySet<string> = new Set(
  'ethereum polygon bsc arbitrum optimism avalanche solana cosmos osmosis celestia dydx near polkadot moonbeam astar stellar bitcoin-cash bitcoin-de bitcoin fantom sonic base gnosis linea litecoin dogecoin cardano tron xrp binance bitget bitstamp bybit coinbase crypto-com gate-io gemini kraken kucoin okx swissborg uniswap bitbox exodus ledger metamask phantom trezor'.split(
    ' ',
  ),
);
