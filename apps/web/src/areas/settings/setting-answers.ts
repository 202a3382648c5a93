/** What the worker answers about notices and about keys of services. */

export type DueNotice =
  /** Lots that become free of tax within a week, or did so in the last one. */
  | {
      readonly kind: 'free';
      readonly id: string;
      readonly asset: string;
      readonly amount: string;
      /** First day on which a sale is free. */
      readonly day: string;
      readonly daysLeft: number;
    }
  /** The result of the year is near its limit, or has reached it: then all of it is taxable. */
  | {
      readonly kind: 'limit';
      readonly id: string;
      readonly what: 'sales' | 'income';
      readonly year: number;
      readonly net: string;
      readonly limit: string;
      readonly isReached: boolean;
    }
  /** The tax return of a year in which something taxable or a loss happened. */
  | {
      readonly kind: 'filing';
      readonly id: string;
      readonly year: number;
      readonly day: string;
      readonly daysLeft: number;
    };

export interface NoticeQuestion {
  /** A tax adviser files: then the later date holds. */
  readonly hasAdviser: boolean;
}

/** Keys of services as the page asks for them: which are there, never a key. */
export interface ServiceKeysView {
  /** Services that have a key. */
  readonly kept: readonly string[];
  /** A passphrase is set; exchanges and services share it. */
  readonly hasPassphrase: boolean;
  readonly isUnlocked: boolean;
}
