/** The price desk of the ledger worker: joins the questions of `MarketsApi` with the files that know the answers. */
import { err, formatDay, formatShortest, ok, type Result } from '@cryptax/kernel';
import { fetchEcbUpdate, quoteVenues, valueLedger } from '@cryptax/prices';
import type { Book } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/ledger-api.ts';
import type { Doors, WithBook, WithSession } from '../../../platform/ledger/worker/doors.ts';
import { importInfo, pendingTransfers } from '../../../platform/ledger/worker/import-details.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { Session } from '../../../platform/ledger/worker/session.ts';
import { keptFees, saveFees, seenWithdrawals } from '../../portfolio/worker/venue-fees.ts';
import { venueView } from '../../portfolio/worker/venue-view.ts';
import type { MarketMode, MarketsApi, RatesInfo } from '../markets-api.ts';
import { extraTaxes } from './extra-taxes.ts';
import { keptManualPrices, keptRates, saveRates } from './kept-prices.ts';
import { marketMode } from './market-mode.ts';
import { ratesAtHand } from './rates-at-hand.ts';
import { addPriceFile, priceFileList, removeManualPrice, removePriceFile, saveManualPrice } from './user-prices.ts';

export function createMarketsDesk({ withBook, withSession, editing, changing }: Doors): MarketsApi {
  return {
    currentPrices: (book, maxAgeMs) =>
      withBook(book, async ({ loaded }, live) => {
        const assets = [...new Set(loaded.engine.holdings().map(({ asset }) => asset))].sort();
        return ok(await live.markets.ask({ assets, maxAgeMs, mode: await marketMode(live) }));
      }),
    marketQuotes: (assets) => withSession(async (live) => ok(await quotesOf(live, assets))),
    extraTaxes: (book, gains) =>
      withBook(book, async ({ loaded }, live) =>
        ok(extraTaxes(loaded.engine, await taxSettings(live.store), live.currentYear(), gains)),
      ),
    venueFees: (book, venues) =>
      withBook(book, async ({ loaded }, { store }) =>
        ok({ typed: await keptFees(store), seen: seenWithdrawals(loaded.stored, venues) }),
      ),
    setTypedFees: (fees) => editing(({ store }) => saveFees(store, fees)),
    venue: (book, name) =>
      withBook(book, async (open, { store }) => {
        const pending = pendingTransfers(open.loaded.imports);
        const imports = open.loaded.imports.map((record) => importInfo(record, pending));
        const { match } = await taxSettings(store);
        return ok(venueView({ open, imports, isGlobal: match.scope === 'global' }, name));
      }),
    completePrices: (book) => completePrices(book, withBook, changing),

    ratesInfo: () => withSession(ratesInfo),
    updateRates: () => changing(updateRates),
    priceFiles: () => withSession(async ({ store }) => ok(await priceFileList(store))),
    addPriceFile: (file) => editing(({ store, now }) => addPriceFile(store, file, now())),
    removePriceFile: (name) => editing(({ store }) => removePriceFile(store, name)),
    manualPrices: () => withSession(async ({ store }) => ok(await keptManualPrices(store))),
    saveManualPrice: (entry) => editing(({ store }) => saveManualPrice(store, entry)),
    removeManualPrice: (entry) => editing(({ store }) => removeManualPrice(store, entry)),
  };
}

async function quotesOf(live: Session, assets: readonly string[]) {
  const { world, sources } = live.markets;
  const mode = await marketMode(live);
  const askedAt = live.now();
  if (mode !== 'live') return { mode, askedAt, quotes: [], failures: [] };
  const venues = quoteVenues(sources.client, await world.bases());
  const answers = await Promise.all(
    venues.map(async ({ id: venue, quotes }) => ({ venue, answer: await quotes(assets) })),
  );
  return {
    mode,
    askedAt,
    quotes: answers.flatMap(({ venue, answer }) =>
      answer.ok
        ? Array.from(answer.value, ([asset, { bid, ask }]) => ({
            asset,
            venue,
            bid: formatShortest(bid),
            ask: formatShortest(ask),
          }))
        : [],
    ),
    failures: answers.flatMap(({ venue, answer }) => (answer.ok ? [] : [{ venue, failure: answer.error.code }])),
  };
}

/** The services fill their own shelves; the next load of the book finds the closes there. */
async function completePrices(book: Book, withBook: WithBook, changing: WithSession) {
  const found = await withBook<{ mode: MarketMode; found: number }>(book, async ({ loaded }, live) => {
    const mode = await marketMode(live);
    const isLacking = loaded.issues.some(({ code }) => code === 'price.not-found' || code === 'price.rate-limited');
    if (mode !== 'live' || !isLacking) return ok({ mode, found: 0 });
    const rates = await ratesAtHand(live.markets, loaded.valued);
    if (!rates.ok) return ok({ mode, found: 0 });
    const prices = await live.markets.sources.withNetwork();
    const valued = await valueLedger(loaded.valued, { rates: rates.value, prices });
    return ok({ mode, found: valued.valuations.length });
  });
  return found.ok && found.value.found > 0 ? changing(async () => found) : found;
}

async function ratesInfo(live: Session): Promise<Result<RatesInfo, LedgerError>> {
  const { markets, store } = live;
  const pack = await markets.packs.rates();
  const rates = await ratesAtHand(markets, []);
  if (!pack.ok || !rates.ok) return err({ code: 'store.unavailable', cause: 'prices.pack-unavailable' });
  const kept = await keptRates(store);
  return ok({
    lastDay: formatDay(rates.value.lastDay),
    bundledUntil: pack.value.index.to,
    ...(kept === undefined ? {} : { updatedAt: kept.at }),
  });
}

/** A failed update leaves the rates as they are; the answer then shows the old last day. */
async function updateRates(live: Session): Promise<Result<RatesInfo, LedgerError>> {
  const { markets, store, now } = live;
  if ((await marketMode(live)) === 'live') {
    const update = await fetchEcbUpdate(markets.sources.client, markets.world.ratesUrl);
    if (update.ok) {
      const saved = await saveRates(store, { xml: update.value.xml, at: now() });
      if (!saved.ok) return saved;
    }
  }
  return ratesInfo(live);
}
