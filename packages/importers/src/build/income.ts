/** Coins that came in without a counterpart: rewards, cashback, coins of a fork. */
import { dec, divide, formatShortest, multiply } from '@cryptax/kernel';
import { type IncomeKind, isFiat } from '@cryptax/ledger';
import type { Amount } from '../map/row-facts.ts';
import { FORKS } from '../values/assets.data.ts';
import { subtractText } from '../values/decimal-text.ts';
import { type Built, ignored, review } from './built.ts';
import { completeEvent, type Origin } from './make-event.ts';

/** A commission in the same coin lowers what was received; one in another coin is a fee of its own. */
export function income(origin: Origin, incomeKind: IncomeKind): Built {
  const { in: got, fee, value } = origin.facts;
  if (got === undefined || isFiat(got.asset)) return noCoin(got);
  const net = netOf(got, fee);
  if (net.amount === '0' || net.amount.startsWith('-'))
    return review('fee.larger-than-amount', { amount: got.amount, fee: fee?.amount ?? '' });
  const isMoneyFee = fee !== undefined && isFiat(fee.asset);
  const { id, at, wallet, source } = origin;
  const event = { id, at, kind: 'income' as const, wallet, source, incomeKind, in: net };
  const main = completeEvent(origin.facts, event, isMoneyFee ? fee : undefined, shareOf(value, net, got));
  const isOwnFee = fee !== undefined && !isMoneyFee && fee.asset !== got.asset;
  if (!isOwnFee && incomeKind !== 'airdrop') return main;
  const extra = isOwnFee
    ? [completeEvent(origin.facts, { id: `${id}:fee`, at, kind: 'fee', wallet, source, out: fee })]
    : [];
  const hints = incomeKind === 'airdrop' ? [{ code: 'airdrop.service-unclear' as const, eventId: id }] : [];
  return { kind: 'events', events: [main, ...extra], hints };
}

function netOf(got: Amount, fee: Amount | undefined): Amount {
  if (fee === undefined || fee.asset !== got.asset) return got;
  return { asset: got.asset, amount: subtractText(got.amount, fee.amount) };
}

const SHARE_SCALE = 18;

/** The file values what it lists; what a commission took of it is not worth anything to the user. */
function shareOf(value: Amount | undefined, net: Amount, got: Amount): Amount | undefined {
  if (value === undefined || net.amount === got.amount) return value;
  const share = divide(multiply(dec(value.amount), dec(net.amount)), dec(got.amount), SHARE_SCALE, 'half-away');
  return { asset: value.asset, amount: formatShortest(share) };
}

/** Rule book 3: cashback lowers the cost of what was bought; the coins come in at cost 0, the careful reading. */
export function cashback(origin: Origin): Built {
  const got = origin.facts.in;
  if (got === undefined || isFiat(got.asset)) return noCoin(got);
  const { id, at, wallet, source } = origin;
  return {
    kind: 'events',
    events: [completeEvent(origin.facts, { id, at, kind: 'gift-in', wallet, source, in: got, valueEur: '0.00' })],
    hints: [{ code: 'cashback.treatment', eventId: id }],
  };
}

export function fork(origin: Origin): Built {
  const got = origin.facts.in;
  if (got === undefined || isFiat(got.asset)) return noCoin(got);
  const asset = FORKS[got.asset];
  if (asset === undefined) return review('fork.parent-unknown', { asset: got.asset });
  const { id, at, wallet, source } = origin;
  return completeEvent(origin.facts, { id, at, kind: 'fork', wallet, source, asset, in: got });
}

/** What the giver paid, and when, stands in no export. */
export function giftIn(origin: Origin): Built {
  const got = origin.facts.in;
  return got === undefined || isFiat(got.asset) ? noCoin(got) : review('gift.cost-unknown');
}

/** Fiat that comes in is money, no coin. */
function noCoin(got: Amount | undefined): Built {
  return got === undefined ? review('amount.missing') : ignored('fiat-only');
}
