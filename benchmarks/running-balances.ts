/** After each entry what its wallets hold of the coins it moved, as files with a running balance state it. */
import { add, type Decimal, dec, subtract, ZERO } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';

export interface RunningBalance {
  readonly wallet: string;
  readonly asset: string;
  readonly at: string;
  readonly amount: Decimal;
  readonly file: string;
  readonly line: number;
}

export function runningBalances(events: readonly LedgerEvent[]): readonly RunningBalance[] {
  const held = new Map<string, Decimal>();
  return events.flatMap((event, index) => {
    const touched = new Map<string, readonly [wallet: string, asset: string]>();
    const move = (wallet: string, asset: string, amount: string, sign: 1 | -1) => {
      const key = `${wallet} ${asset}`;
      held.set(key, (sign === 1 ? add : subtract)(held.get(key) ?? ZERO, dec(amount)));
      touched.set(key, [wallet, asset]);
    };
    if (event.kind === 'transfer') move(event.toWallet, event.out.asset, event.out.amount, 1);
    if ('in' in event) move(event.wallet, event.in.asset, event.in.amount, 1);
    if ('out' in event) move(event.wallet, event.out.asset, event.out.amount, -1);
    if (event.fee !== undefined && event.fee.asset !== 'EUR') {
      move(event.wallet, event.fee.asset, event.fee.amount, -1);
    }
    return [...touched].map(([key, [wallet, asset]]) => ({
      wallet,
      asset,
      at: event.at,
      amount: held.get(key) ?? ZERO,
      file: 'export.csv',
      line: index + 2,
    }));
  });
}
