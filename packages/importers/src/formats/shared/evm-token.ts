/**
 * Token files of Ethereum and its relatives. A token is its contract: a known one gets its ticker, others keep the contract as their
 * name. Symbols that pretend to be a known token, and names that advertise a web address, are held back as possible spam.
 */
import { berlinDay, yearOfDay } from '@cryptax/kernel';
import type { RowAdjust, RowFacts, RowView } from '../../map/row-facts.ts';
import { ownEntry } from '../../values/own-entry.ts';
import { directed } from './directed.ts';
import { EVM_TOKENS } from './evm-tokens.data.ts';

const KNOWN_SYMBOLS: ReadonlySet<string> = new Set([...Object.values(EVM_TOKENS), 'ETH', 'BTC', 'BNB', 'SOL', 'XRP']);
const ADVERTISING =
  /https?:|www\.|t\.me|\bclaim\b|\bvisit\b|[a-z0-9-]{2,63}\.(?:com|org|net|io|xyz|app|site|gift|vip|club|me|cc|info|top|live|online|us|co|pro|lat|events)\b/i;

/** Roles: `contract`, `extra1` symbol, `extra2` name, `from`, `to`; the amount stands on the `in` side. */
export function adjustToken(chain: string): RowAdjust {
  return (facts, row) => {
    const asset = evmToken(row.cell('contract'), row.cell('extra1'), row.cell('extra2'));
    if (asset === undefined) return { review: 'asset.possible-spam', params: spamParams(facts, row) };
    if (facts.in === undefined) return { ignore: 'zero-value' };
    const note = asset.includes(':') ? `${row.cell('extra2')} (${row.cell('extra1')})` : undefined;
    return directed({ ...facts, note, in: { asset, amount: facts.in.amount } }, row, chain);
  };
}

/** What such a row says all the same bounds what it can do to the figures: when, and that something only arrived. */
function spamParams({ at }: RowFacts, row: RowView): Readonly<Record<string, string>> {
  const isArrival = row.ownAddress !== undefined && row.cell('to').toLowerCase() === row.ownAddress;
  return { year: String(yearOfDay(berlinDay(at))), ...(isArrival ? { direction: 'in' } : {}) };
}

/** Undefined if it looks like spam. */
export function evmToken(contract: string, symbol: string, name: string): string | undefined {
  const key = contract.toLowerCase();
  const known = ownEntry(EVM_TOKENS, key);
  if (known !== undefined) return known;
  const isSpam = KNOWN_SYMBOLS.has(symbol.toUpperCase()) || ADVERTISING.test(name) || ADVERTISING.test(symbol);
  return isSpam || !/^0x[0-9a-f]{40}$/.test(key) ? undefined : `erc20:${key}`;
}
