/**
 * What a kind of row says by itself. Asked of every row: words of the program are compared by identity, which is quicker than a
 * search in a set.
 */
import type { FormatKind } from '../formats/format.ts';

/** Two sides may stand in one row. */
export function isExchange(kind: FormatKind): boolean {
  switch (kind) {
    case 'trade-buy':
    case 'trade-sell':
    case 'swap':
    case 'dust-conversion':
    case 'migration':
    case 'ignore':
      return true;
    default:
      return false;
  }
}

/** Which way the coin of such a row goes; undefined if only its sign or its sides tell. */
export function directionOf(kind: FormatKind): 'in' | 'out' | undefined {
  switch (kind) {
    case 'swap':
      return undefined;
    case 'trade-buy':
    case 'deposit':
    case 'transfer-in':
    case 'staking-reward':
    case 'lending-interest':
    case 'mining':
    case 'airdrop':
    case 'fork':
    case 'referral-bonus':
    case 'cashback':
      return 'in';
    case 'trade-sell':
    case 'withdrawal':
    case 'transfer-out':
    case 'fee':
    case 'spend':
    case 'lost':
      return 'out';
    default:
      return undefined;
  }
}
