/**
 * The colour of an asset, the same on every screen: the well-known ones have a fixed place in the chart order, all
 * others get one by their name, so a chart does not change colours when the order of holdings does.
 */
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

export function assetColor(symbol: string): string {
  const name = symbol.toUpperCase();
  const fixed = FIXED[name];
  if (fixed) return fixed;
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return BY_NAME[hash % BY_NAME.length] ?? 'var(--c7)';
}
