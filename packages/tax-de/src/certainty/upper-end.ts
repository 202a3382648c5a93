/**
 * The events whose prices have two ends, at the upper one. What a disposal brings and what a lot costs depends on its own
 * event alone, so these few events are matched by themselves, each with the coins that it needs; only where a lot of theirs
 * is sold later on with certain lots, the whole ledger is matched once more.
 */
import type { AcquiredLotView, DisposalSumView, LedgerEngine, LedgerEvent, Leg, MatchSettings } from '@cryptax/ledger';
import { isFiat } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';
import { type AssumedLedger, assumedEvent, withSupplies } from './assumed-ledger.ts';
import type { PriceKnowledge } from './price-knowledge.ts';

/** A lot at the upper end of its price; what one unit cost nearly, as the engine tells it. */
export interface DearLot {
  readonly lot: AcquiredLotView;
  readonly nearUnit: number;
}

export class UpperEnd {
  readonly #low: AssumedLedger;
  readonly #settings: MatchSettings;
  readonly #events = new Map<string, LedgerEvent>();
  #whole: LedgerEngine | undefined;
  readonly #alone: LedgerEngine | undefined;

  constructor(low: AssumedLedger, settings: MatchSettings, prices: PriceKnowledge) {
    this.#low = low;
    this.#settings = settings;
    if (low.banded.size === 0) return;
    for (const event of low.inDoubt) this.#events.set(event.id, assumedEvent(event, settings, prices, 'high'));
    this.#alone = this.#matchAlone();
  }

  /** As the lower end has it where both are the same. */
  event(id: string): LedgerEvent | undefined {
    return this.#events.get(id);
  }

  disposals(): readonly DisposalSumView[] {
    return this.#low.banded.size === 0 ? [] : (this.#alone ?? this.whole()).disposalSumsOf(this.#low.banded);
  }

  /** By event. */
  lots(assets: ReadonlySet<string>): ReadonlyMap<string, DearLot> {
    const { banded } = this.#low;
    const found = new Map<string, DearLot>();
    if (banded.size === 0) return found;
    for (const { count, nearUnit, view } of (this.#alone ?? this.whole()).acquiredLots(assets)) {
      for (let no = 0; no < count; no++) {
        const lot = view(no);
        if (banded.has(lot.eventId)) found.set(lot.eventId, { lot, nearUnit: nearUnit[no] as number });
      }
    }
    return found;
  }

  /** The whole ledger at the upper end. */
  whole(): LedgerEngine {
    if (this.#low.banded.size === 0) return this.#low.engine;
    this.#whole ??= this.#low.with([...this.#events.values()]);
    return this.#whole;
  }

  /** Undefined where an event cannot stand alone: a short sale has its result later, with the coins that cover it. */
  #matchAlone(): LedgerEngine | undefined {
    if (this.#low.hasShort) return undefined;
    const events = [...this.#events.values()];
    const needs = new Map(events.map((event) => [event.id, legsOut(event)]));
    const engine = loadEngine(
      withSupplies(events, needs, 'upper', () => {}),
      this.#settings,
    );
    return engine.issues().some(({ code }) => code === 'missing-acquisition') ? undefined : engine;
  }
}

function legsOut(event: LedgerEvent): readonly Leg[] {
  const { fee } = event;
  const left = 'out' in event ? [event.out] : [];
  const isKept = fee !== undefined && 'in' in event && event.in.asset === fee.asset;
  return fee === undefined || isKept || isFiat(fee.asset) ? left : [...left, fee];
}
