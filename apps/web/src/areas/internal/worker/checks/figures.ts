/** What the screens show: portfolio, prices, report, the review list. */
import {
  absolute,
  add,
  compare,
  type Decimal,
  dec,
  formatDecimal,
  isZero,
  multiply,
  normalize,
  subtract,
  sum,
} from '@cryptax/kernel';
import { quantityBalance, type YearFigures } from '@cryptax/ledger';
import { verifyReport } from '@cryptax/tax-de';
import { holdingsByAsset } from '../../../../platform/ledger/worker/tax-figures.ts';
import { planContext, pricesNow } from '../../../planning/worker/plan-context.ts';
import { createPortfolioHandlers } from '../../../portfolio/worker/portfolio-handlers.ts';
import { createReportBuilder } from '../../../tax/worker/report-builder.ts';
import {
  all,
  type Bench,
  type Check,
  disagreement,
  every,
  failed,
  good,
  noted,
  passed,
  sameEntries,
} from '../check.ts';

/** Values of the positions add up to the value of the whole, to half a cent per position. */
export const portfolioTotal: Check = async (bench) => {
  const { session, book } = bench;
  const loaded = await book();
  const handlers = createPortfolioHandlers(
    async (_, work) => work(good(await session.books.get(loaded.book)), session),
    (work) => work(session),
  );
  const model = good(await handlers.portfolioModel(loaded.book, { range: 'all' }));
  const parts = model.assets.flatMap(({ value }) => (value === undefined ? [] : [dec(value)]));
  const total = sum(parts);
  const shown = model.totals.value ?? '0';
  if (!isNearlySum(total, dec(shown), parts.length)) return failed('total', shown, formatDecimal(total));
  return all([passed(parts.length), heldAgree(bench, model.assets)]);
};

function heldAgree({ facts }: Bench, positions: readonly { readonly asset: string; readonly amount: string }[]) {
  return every(facts.holdings, ([asset, amount]) => {
    const shown = positions.find((position) => position.asset === asset);
    if (isZero(dec(amount)) || (shown !== undefined && isZero(subtract(dec(shown.amount), dec(amount)))))
      return undefined;
    return failed(asset, amount, shown?.amount ?? 'nothing');
  });
}

/** A dated price for Bitcoin and Ether is in the data that came with the app. */
export const pricesKnown: Check = async ({ session }) => {
  const { events } = await session.valuer.value(
    ['BTC', 'ETH'].map((asset) => ({
      id: `self-test:${asset}`,
      at: '2025-01-01T12:00:00Z',
      wallet: 'self-test',
      kind: 'income',
      incomeKind: 'other',
      in: { asset, amount: '1' },
    })),
  );
  return every(events, (event) =>
    'valueEur' in event && event.valueEur !== undefined ? undefined : failed(event.id, 'price', 'nothing'),
  );
};

/** The newest year with events as a sealed report, computed a second time from the events: every field agrees. */
export const reportSealed: Check = async ({ session, book, facts }) => {
  const loaded = await book();
  const year = loaded.years.at(-1)?.year;
  if (year === undefined) return noted('nothing-to-check');
  const open = good(await session.books.get(loaded.book));
  const held = good(await createReportBuilder().build({ open, live: session, year }));
  // A draft has no hashes yet, and those are what is checked here.
  const report = await held.sealed();
  const { agrees, differences } = good(verifyReport(JSON.parse(JSON.stringify(report)), loaded.valued));
  if (!agrees) return failed(differences[0]?.path ?? 'seal', differences[0]?.reported, differences[0]?.recomputed);
  return disagreement('years', facts.years, loaded.engine.years()) ?? passed(report.lots.length + 1);
};

/** Each card of the review list names an event or a row that is there; nobody is sent to look for nothing. */
export const understood: Check = async ({ session, book }) => {
  const loaded = await book();
  const { cards } = good(await session.books.get(loaded.book));
  if (loaded.stored.length === 0) return noted('nothing-to-check');
  return all([
    passed(loaded.stored.length),
    every([...cards, undefined], (card) => {
      const id = card?.eventId;
      return id === undefined || loaded.place.has(id) ? undefined : failed(card?.kind ?? '', 'event', id);
    }),
  ]);
};

export async function pricesOf({ session, book }: Bench) {
  const context = await planContext(await book(), session);
  return { context, now: pricesNow(context, { typed: {} }) };
}

/**
 * The user's ledger against itself: quantities, lots and years, each figure found on a second way. Came in = went out
 * + still held, for every coin in every wallet.
 */
export const conservation: Check = async ({ book }) => {
  const { valued, settings, engine } = await book();
  return every(quantityBalance(valued, settings.match, engine), ({ wallet, asset, came, left, held, rest }) => {
    if (isZero(rest)) return undefined;
    const [known, values] = [came, add(left, held)].map((amount) => formatDecimal(normalize(amount)));
    return failed(`${wallet} ${asset}`, known, values);
  });
};

/** The open lots of each coin add up to its holding. */
export const lotsAndHoldings: Check = async ({ book }) => {
  const { engine } = await book();
  return sameEntries(holdingsByAsset(engine.holdings()), holdingsByAsset(engine.openLots()), '0');
};

/** Each line of a sum is rounded on its own, by at most half a cent; more than that is an error in the sum. */
const HALF_CENT = dec('0.005');

function isNearlySum(lines: Decimal, shown: Decimal, count: number): boolean {
  const allowed = multiply(HALF_CENT, dec(String(count + 1)));
  return compare(absolute(subtract(lines, shown)), allowed) <= 0;
}

/** The sums of each year against the sales behind them. */
export const yearsAddUp: Check = async ({ book }) => {
  const { engine } = await book();
  return every(engine.years(), (figures: YearFigures) => {
    const disposals = engine.disposals(figures.year);
    const net = sum(disposals.map(({ taxableGain }) => dec(taxableGain)));
    if (isNearlySum(net, dec(figures.taxable.net), disposals.length)) return undefined;
    return failed(String(figures.year), figures.taxable.net, formatDecimal(net));
  });
};
