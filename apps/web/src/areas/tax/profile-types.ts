import type { Method } from '@cryptax/ledger';
import type { TaxSettings } from '../../platform/ledger/ledger-state.ts';

/** For the cover of a report; kept in this browser and, if it syncs, in the account. `state` decides the rate of church tax. */
export const PERSON_FIELDS = ['name', 'street', 'town', 'taxNumber', 'taxOffice', 'state'] as const;
export type PersonData = { readonly [Field in (typeof PERSON_FIELDS)[number]]?: string };

/** What a form of the tax profile was opened with; the person where the form saves it along. */
export interface OpenedProfile {
  readonly settings: TaxSettings;
  readonly person?: PersonData;
}

/**
 * When the order of lots may change (Rz. 62, rule MET-02). The choice is free until a year is sealed; from then on a
 * pool keeps its method until it is empty. The worker decides; the screen shows the decision and its reason.
 */
export interface MethodLock {
  /** Years of the user's own sealed reports, oldest first. */
  readonly sealedYears: readonly number[];
  /** Pools that hold something; 0 where no year is sealed and nobody asks. */
  readonly heldPools: number;
  /** `from-now`: sealed years keep their method, the change counts for what comes. `no-date`: such a change has no day. */
  readonly method: 'free' | 'from-now' | 'pools-hold' | 'no-date';
  readonly scope: 'free' | 'no-date';
}

export interface PoolRow {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
  /** Moment of the choice in force; null from the beginning. */
  readonly from: string | null;
  /** What must leave the pool before its method may change; null when it is empty. */
  readonly held: { readonly amount: string; readonly lots: number } | null;
}

export type PoolList =
  /** Over all wallets there are no pools by wallet. */
  { readonly kind: 'global' } | { readonly kind: 'pools'; readonly total: number; readonly rows: readonly PoolRow[] };

export interface PoolChoice {
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
}
