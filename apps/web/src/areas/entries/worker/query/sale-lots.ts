/** The lots that a wallet holds right before a sale: the ledger is matched up to that moment, without the sale itself. */
import { add, formatDay, formatDecimal, formatShortest, groupBy, parseInstant, toCents, ZERO } from '@cryptax/kernel';
import { type ExactLotView, type MatchSettings, poolOwner } from '@cryptax/ledger';
import { loadEngine } from '@cryptax/tax-de';
import type { SaleLot, SaleLotsQuestion } from '../../../../platform/ledger/event-types.ts';
import type { LoadedBook } from '../../../../platform/ledger/worker/loaded-book.ts';

export function saleLots(
  { valued, settings }: Pick<LoadedBook, 'valued'> & { readonly settings: { readonly match: MatchSettings } },
  { wallet, asset, at, eventId }: SaleLotsQuestion,
): readonly SaleLot[] {
  const moment = parseInstant(at);
  if (!moment.ok) return [];
  const before = valued.filter((event) => {
    const own = parseInstant(event.at);
    return event.id !== eventId && own.ok && own.value <= moment.value;
  });
  const owner = poolOwner(settings.match.scope, wallet);
  const own = loadEngine(before, settings.match)
    .exactLots()
    .filter((lot) => lot.wallet === owner && lot.asset === asset);
  // Parts of one lot that met again in a wallet are one lot.
  return [...groupBy(own, ({ lotId }) => lotId).values()].map((parts) => saleLot(parts as [ExactLotView]));
}

function saleLot(parts: readonly [ExactLotView, ...ExactLotView[]]): SaleLot {
  const [{ lotId, acquiredAt, lastTaxableDay }] = parts;
  const costs = parts.flatMap(({ cost }) => cost ?? []);
  return {
    lotId,
    acquiredAt,
    freeFrom: formatDay((lastTaxableDay + 1) as typeof lastTaxableDay),
    amount: formatShortest(parts.reduce((sum, { amount }) => add(sum, amount), ZERO)),
    cost: costs.length < parts.length ? null : formatDecimal(toCents(costs.reduce(add, ZERO))),
  };
}
