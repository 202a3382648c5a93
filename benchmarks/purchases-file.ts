/** A trade history of somebody who saves: many small purchases in five coins, most of them still held. */

const COINS = ['BTC', 'ETH', 'SOL', 'ADA', 'LINK'];

/**
 * Purchases over three years in five coins, one row each; in 2026 two rows of a span are a coin bought and sold with a gain.
 * Shorter histories need shorter spans and larger purchases for the same gains and losses.
 */
export function purchases(rows: number, { span = 50, coins = 0.01 } = {}): string {
  const lines = ['Date(UTC),Pair,Side,Price,Executed,Amount,Fee'];
  const start = Date.UTC(2023, 11, 1);
  const step = Math.floor((Date.UTC(2026, 9, 1) - start) / rows);
  for (let row = 0; row < rows; row++) {
    const at = new Date(start + row * step).toISOString().slice(0, 19).replace('T', ' ');
    const isTrade = at.startsWith('2026') && row % span < 2;
    if (isTrade) {
      const [side, price] = row % span === 0 ? ['BUY', 5] : ['SELL', 40];
      lines.push(`${at},DOTEUR,${side},${price},1.0000DOT,${price}EUR,0.0001EUR`);
      continue;
    }
    const coin = COINS[row % COINS.length];
    const price = 20 + (row % 97);
    lines.push(`${at},${coin}EUR,BUY,${price},${coins.toFixed(4)}${coin},${(price * coins).toFixed(4)}EUR,0.0001EUR`);
  }
  return `${lines.join('\n')}\n`;
}
