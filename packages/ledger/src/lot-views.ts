/** Lots as they were acquired, for whoever asks which of them a disposal may have used. */
import type { Day, Decimal, Instant } from '@cryptax/kernel';

/** A lot as it was acquired, whatever became of it. */
export interface AcquiredLotView {
  readonly eventId: string;
  /** Where the event stood in the list that was loaded; below zero for what was assumed for another one. */
  readonly place: number;
  readonly asset: string;
  /** When it came into the ledger; a stated date may be earlier. */
  readonly arrivedAt: Instant;
  readonly acquiredAt: Instant;
  readonly lastTaxableDay: Day;
  readonly amount: Decimal;
  readonly cost: Decimal;
}

/**
 * All lots of one coin as they were acquired, in the order of processing, as columns: a large ledger has so many that an object for
 * each would be most of the work.
 */
export interface AcquiredLots {
  readonly asset: string;
  readonly count: number;
  readonly acquiredAt: Float64Array;
  readonly lastTaxableDay: Int32Array;
  /** Where its event stood, as `AcquiredLotView.place`. */
  readonly place: Int32Array;
  /** What one unit cost, nearly: right to its twelfth digit at least. */
  readonly nearUnit: Float64Array;
  readonly view: (no: number) => AcquiredLotView;
}
