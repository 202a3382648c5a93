/** What one event looks like to the providers involved: the categories of the reporting scheme, per leg. */
import { assertNever } from '@cryptax/kernel';
import type { LedgerEvent, Leg, SwapEvent } from '@cryptax/ledger';

export type Dac8Category =
  | 'bought-for-fiat'
  | 'sold-for-fiat'
  | 'swapped-out'
  | 'swapped-in'
  | 'payments'
  | 'transfers-in'
  | 'transfers-out'
  | 'transfers-unhosted';

export interface Dac8Entry {
  readonly platform: string;
  readonly category: Dac8Category;
  readonly leg: Leg;
  readonly valueEur: string | undefined;
}

/**
 * Rewards, airdrops and gifts reach the platform as transfers in; gifts and lost coins leave it as transfers out.
 * What goes to an own wallet that no provider keeps is told apart: section 11 KStTG asks for unhosted addresses on their own.
 * Fees, forks, migrations, redemptions, money in and out and the user's assumptions are no reportable transactions.
 */
export function dac8Entries(event: LedgerEvent, unhosted: ReadonlySet<string>): readonly Dac8Entry[] {
  const on = (category: Dac8Category, leg: Leg, valueEur?: string, platform = event.wallet): Dac8Entry => ({
    platform,
    category,
    leg,
    valueEur,
  });
  switch (event.kind) {
    case 'buy':
      return [on('bought-for-fiat', event.in, event.valueEur)];
    case 'sell':
      return [on('sold-for-fiat', event.out, event.valueEur)];
    case 'swap':
      return swapEntries(event, on);
    case 'spend':
      return [on('payments', event.out, event.valueEur)];
    case 'transfer':
      return [
        on(unhosted.has(event.toWallet) ? 'transfers-unhosted' : 'transfers-out', event.out),
        on('transfers-in', event.out, undefined, event.toWallet),
      ];
    case 'income':
      return [on('transfers-in', event.in, event.valueEur)];
    case 'gift-in':
      return [on('transfers-in', event.in)];
    case 'open':
      return ['in' in event ? on('transfers-in', event.in) : on('transfers-out', event.out)];
    case 'gift-out':
    case 'lost':
      return [on('transfers-out', event.out)];
    case 'fee':
    case 'fork':
    case 'migration':
    case 'redeem':
    case 'derivative':
    case 'assumed-acquisition':
    case 'money-in':
    case 'money-out':
      return [];
    default:
      return assertNever(event);
  }
}

function swapEntries(
  event: SwapEvent,
  on: (category: Dac8Category, leg: Leg, valueEur?: string) => Dac8Entry,
): readonly Dac8Entry[] {
  return [
    on('swapped-out', event.out, event.valueOutEur ?? event.valueEur),
    on('swapped-in', event.in, event.valueInEur ?? event.valueEur),
  ];
}
