/**
 * An asset to the eye: its mark, or a tinted monogram in its chart colour where there is none. Decorative; the name
 * stands beside it.
 */
import type { ReactNode } from 'react';
import { readable } from '../platform/i18n/readable.ts';
import { cx } from './class-names.ts';
import { useCoinMark } from './marks/marks.ts';

export interface CoinProps {
  readonly symbol: string;
  readonly size?: 20 | 28 | undefined;
  readonly className?: string | undefined;
}

export function Coin({ symbol, size = 20, className }: CoinProps) {
  const text = lettersOf(symbol);
  const type = (size === 28 ? 9.5 : 8) * (text.length > 3 ? 0.86 : 1);
  const color = assetColor(symbol);
  const [name = ''] = readable(symbol).split(' ');
  const mark = useCoinMark(name);
  return (
    <span
      aria-hidden="true"
      data-mark={mark === undefined ? undefined : true}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full bg-cover leading-none font-semibold tracking-[-.03em] forced-colors:border',
        className,
      )}
      style={{
        width: `${size / 16}rem`,
        height: `${size / 16}rem`,
        // The letters stay for whoever copies the page; a mark stands in their place.
        fontSize: mark === undefined ? `${type / 16}rem` : 0,
        ...(mark === undefined
          ? {
              color: `color-mix(in srgb, ${color} 62%, var(--ink))`,
              background: `color-mix(in srgb, ${color} 16%, var(--surface))`,
            }
          : { backgroundImage: mark, printColorAdjust: 'exact' }),
      }}
    >
      {text}
    </span>
  );
}

/** Of a token that has no name there are no letters. */
function lettersOf(symbol: string): string {
  if (symbol.toUpperCase() === 'EUR') return '€';
  const [name = ''] = readable(symbol).split(' ');
  return name === 'Token' ? '?' : name.slice(0, 4).toUpperCase();
}

/** A coin in a list of holdings: its sign, its name, and a quiet line below the name. */
interface CoinNameProps {
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
        <span className="block truncate font-medium">{readable(symbol)}</span>
        <span className="block truncate text-xs text-ink-3" title={title}>
          {children}
        </span>
      </span>
    </span>
  );
}

const FIXED: Readonly<Record<string, string>> = {
  BTC: 'var(--c2)',
  ETH: 'var(--c1)',
  SOL: 'var(--c4)',
  LINK: 'var(--c6)',
  USDC: 'var(--c3)',
  USDT: 'var(--c3)',
  ADA: 'var(--c7)',
  EUR: 'var(--c8)',
};

const BY_NAME = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)', 'var(--c6)', 'var(--c7)'] as const;

/**
 * The colour of an asset, the same on every screen: the well-known ones have a fixed place in the chart order, all
 * others get one by their name, so a chart does not change colours when the order of holdings does.
 */
export function assetColor(symbol: string): string {
  const name = symbol.toUpperCase();
  const fixed = FIXED[name];
  if (fixed) return fixed;
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return BY_NAME[hash % BY_NAME.length] ?? 'var(--c7)';
}
