/** Short builders for events in tests: `buy('b1', '2024-01-10', '1 BTC', '20000.00')` reads like a line of a ledger. */
import { defined } from '@cryptax/kernel';
import type {
  BuyEvent,
  FeeLeg,
  IncomeEvent,
  IncomeKind,
  Leg,
  SellEvent,
  SwapEvent,
  TransferEvent,
} from '@cryptax/ledger';

interface More {
  readonly wallet?: string;
  readonly fee?: string;
  readonly feeValue?: string;
}

/** A day means ten o'clock UTC of it; a full moment is taken as it is. */
export function moment(text: string): string {
  return text.includes('T') ? text : `${text}T10:00:00Z`;
}

/** `1 BTC` */
export function leg(text: string): Leg {
  const [amount = '', asset = ''] = text.split(' ');
  return { asset, amount };
}

function base(id: string, at: string, { wallet = 'A', fee, feeValue }: More) {
  const feeLeg: FeeLeg | undefined =
    fee === undefined ? undefined : { ...leg(fee), ...defined({ valueEur: feeValue }) };
  return { id, at: moment(at), wallet, ...defined({ fee: feeLeg }) };
}

export function buy(id: string, at: string, what: string, valueEur: string, more: More = {}): BuyEvent {
  return { ...base(id, at, more), kind: 'buy', in: leg(what), valueEur };
}

export function sell(id: string, at: string, what: string, valueEur: string, more: More = {}): SellEvent {
  return { ...base(id, at, more), kind: 'sell', out: leg(what), valueEur };
}

export function swap(id: string, at: string, out: string, into: string, valueEur: string, more: More = {}): SwapEvent {
  return { ...base(id, at, more), kind: 'swap', out: leg(out), in: leg(into), valueEur };
}

export function income(
  id: string,
  at: string,
  what: string,
  valueEur: string,
  incomeKind: IncomeKind = 'staking',
  more: More = {},
): IncomeEvent {
  return { ...base(id, at, more), kind: 'income', in: leg(what), incomeKind, valueEur };
}

export function transfer(id: string, at: string, what: string, toWallet: string, more: More = {}): TransferEvent {
  return { ...base(id, at, more), kind: 'transfer', toWallet, out: leg(what) };
}
