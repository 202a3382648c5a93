/**
 * The open lots of what is really there. Lots and quantities differ where coins left without enough lots (the engine stops
 * such a sale and takes none) or came without any; quantities are those of all movements, as on every other screen.
 */
import {
  add,
  compare,
  type Decimal,
  dec,
  decimal,
  formatShortest,
  groupBy,
  subtract,
  sum,
  ZERO,
} from '@cryptax/kernel';
import { ALL_WALLETS, type ExactLotView, type LedgerEngine } from '@cryptax/ledger';

type Quantities = Pick<LedgerEngine, 'exactLots' | 'balances'>;

interface HeldLots {
  readonly asset: string;
  /** By all movements; a wallet that more has left than came into holds nothing. */
  readonly held: Decimal;
  /** Oldest first, together never more than is held. */
  readonly lots: readonly ExactLotView[];
  /** More lots are open than coins are there. */
  readonly isShort: boolean;
}

export function heldLots(engine: Quantities): readonly HeldLots[] {
  const lots = engine.exactLots();
  const isGlobal = lots.some(({ wallet }) => wallet === ALL_WALLETS);
  const keyOf = (wallet: string, asset: string) => `${isGlobal ? ALL_WALLETS : wallet}\u0000${asset}`;
  const lotsOf = groupBy(lots, ({ wallet, asset }) => keyOf(wallet, asset));
  const moved = groupBy(engine.balances(), ({ wallet, asset }) => keyOf(wallet, asset));
  return Array.from(moved, ([key, balances]) => {
    const held = sum(balances.map(({ amount }) => dec(amount)).filter((amount) => compare(amount, ZERO) > 0));
    const own = lotsOf.get(key) ?? [];
    const gone = subtract(sum(own.map(({ amount }) => amount)), held);
    const isShort = compare(gone, ZERO) > 0;
    return { asset: balances[0]?.asset ?? '', held, lots: isShort ? without(own, gone) : own, isShort };
  });
}

/** What left without enough lots would have taken all that were there then: the oldest. */
function without(lots: readonly ExactLotView[], gone: Decimal): readonly ExactLotView[] {
  let rest = gone;
  return lots.flatMap((lot) => {
    const left = subtract(lot.amount, rest);
    if (compare(left, ZERO) <= 0) {
      rest = subtract(rest, lot.amount);
      return [];
    }
    rest = ZERO;
    return [{ ...lot, amount: left, cost: lot.cost && shareOf(lot.cost, left, lot.amount) }];
  });
}

/** Cut after the digits that the cost has. */
function shareOf({ units, scale }: Decimal, part: Decimal, whole: Decimal): Decimal {
  const common = Math.max(part.scale, whole.scale);
  const at = (value: Decimal) => value.units * 10n ** BigInt(common - value.scale);
  return decimal((units * at(part)) / at(whole), scale);
}

/** What a plan does not know of: held coins whose cost is unknown, and coins of which more has left than was acquired. */
export interface NotPlanned {
  readonly leftOut: readonly { readonly asset: string; readonly amount: string }[];
  readonly short: readonly string[];
}

export function notPlanned(engine: Quantities): NotPlanned {
  const byAsset = groupBy(heldLots(engine), ({ asset }) => asset);
  const leftOut = Array.from(byAsset, ([asset, pools]) => {
    const held = pools.reduce((all, pool) => add(all, pool.held), ZERO);
    const known = sum(
      pools.flatMap(({ lots }) => lots.filter(({ cost }) => cost !== null).map(({ amount }) => amount)),
    );
    return { asset, rest: subtract(held, known) };
  });
  return {
    leftOut: leftOut.flatMap(({ asset, rest }) =>
      compare(rest, ZERO) > 0 ? [{ asset, amount: formatShortest(rest) }] : [],
    ),
    short: [...byAsset].flatMap(([asset, pools]) => (pools.some(({ isShort }) => isShort) ? [asset] : [])),
  };
}
