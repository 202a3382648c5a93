/**
 * What the engine can find wrong or worth saying. Parameters are plain texts; screens turn codes into sentences.
 *
 * missing-acquisition   the lots do not cover a quantity; only that disposal or move is stopped (rule book 1.9);
 *                       `part` says whether it was the main leg or the fee, `missing` how much
 * missing-value         a value is needed and not there: quantities move, the result stays unknown, it never becomes 0 (1.6)
 * open-event            a movement whose meaning is not known: quantities move, its tax waits
 * unknown-lot           `lotIds` names a lot that the pool does not hold; the disposal is stopped
 * named-lots-short      the lots that `lotIds` names hold less than the quantity; the disposal is stopped, whatever else the pool holds
 * fiat-leg              a coin leg in fiat: fiat is never a lot, the event is blocked (0.6)
 * malformed-event       an amount, value or moment that cannot be read; the event is blocked
 * zero-amount           a leg of nothing; the event is left out
 * fee-exceeds-amount    the fee in the coin received is not smaller than what was received; blocked
 * fee-without-effect    a fiat fee on an event where the law gives it no effect
 * duplicate-event-id    a second event with a known id; left out
 * fork-without-lots     a hard fork of an asset that the pool does not hold; nothing is created
 * fork-price-missing    a fork without both prices: all cost stays with the old coin (section 3)
 * method-switch-refused the pool was not empty when its method should change (4.4)
 * utc-berlin-day-differs the UTC day would give another year or another holding period (0.5)
 * short-sale-open       borrowed coins were sold and are not covered yet: the result comes with the cover (14.1)
 * open-law-choice       wrapping, bridging, liquid staking, liquidity pool: the law is open, the settings decided
 * assumed-acquisition   a lot that rests on the user's assumption (1.9)
 * mining-may-be-business mining may be a business under section 15; said once a year (section 3)
 */
export type LedgerIssueCode =
  | 'missing-acquisition'
  | 'missing-value'
  | 'open-event'
  | 'unknown-lot'
  | 'named-lots-short'
  | 'fiat-leg'
  | 'malformed-event'
  | 'zero-amount'
  | 'fee-exceeds-amount'
  | 'fee-without-effect'
  | 'duplicate-event-id'
  | 'fork-without-lots'
  | 'fork-price-missing'
  | 'method-switch-refused'
  | 'utc-berlin-day-differs'
  | 'short-sale-open'
  | 'open-law-choice'
  | 'assumed-acquisition'
  | 'mining-may-be-business';
