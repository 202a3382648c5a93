/** What an event does to balances. Money is no coin; a coin fee leaves the wallet on top of what was given. */
import { type Decimal, dec, negate, parseDecimal } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';

export interface CoinMove {
  readonly wallet: string;
  readonly asset: string;
  readonly change: Decimal;
  readonly part: 'main' | 'fee';
}

export function coinMoves(event: LedgerEvent): readonly CoinMove[] {
  const { wallet, fee } = event;
  const moves: CoinMove[] = [];
  const add = (place: string, asset: string, text: string, isLeaving: boolean, part: CoinMove['part']) => {
    const amount = parseDecimal(text);
    if (isFiat(asset) || !amount.ok) return;
    moves.push({ wallet: place, asset, change: isLeaving ? negate(amount.value) : amount.value, part });
  };
  if ('in' in event) add(wallet, event.in.asset, event.in.amount, false, 'main');
  if ('out' in event) add(wallet, event.out.asset, event.out.amount, true, 'main');
  if (event.kind === 'transfer') add(event.toWallet, event.out.asset, event.out.amount, false, 'main');
  if (fee !== undefined) add(wallet, fee.asset, fee.amount, true, 'fee');
  return moves;
}

export const NOTHING: Decimal = dec('0');
