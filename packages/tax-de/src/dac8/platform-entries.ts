/** What one platform saw of a ledger, entry by entry, with all that may make its sums differ from ours. */
import { add, berlinYearOf, type Decimal, dec, parseInstant, utcDay, yearOfDay, ZERO } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';
import { type Dac8Category, dac8Entries } from './dac8-entries.ts';
import { type Dac8Facts, walletsByKind } from './dac8-mirror.ts';

export interface PlatformEntry {
  readonly eventId: string;
  readonly asset: string;
  readonly category: Dac8Category;
  readonly units: Decimal;
  /** Null without a value. */
  readonly value: Decimal | null;
  readonly year: number | null;
  readonly yearUtc: number | null;
  /** Between two accounts of the platform. */
  readonly isInternal: boolean;
  /** A fee in the same coin, and what all fees of the event were worth. */
  readonly feeUnits: Decimal;
  readonly feeValue: Decimal;
}

/** `accounts`: the wallets of ours that are accounts at the platform. */
export function platformEntries(
  events: readonly LedgerEvent[],
  accounts: ReadonlySet<string>,
  { wallets, values }: Dac8Facts,
): readonly PlatformEntry[] {
  const { wallet: unhosted } = walletsByKind(wallets);
  return events.flatMap((event) =>
    dac8Entries(event, unhosted)
      .filter(({ platform }) => accounts.has(platform))
      .map(({ category, leg, valueEur = values.get(event.id) }): PlatformEntry => {
        const instant = parseInstant(event.at);
        return {
          eventId: event.id,
          asset: leg.asset,
          category,
          units: dec(leg.amount),
          value: valueEur === undefined ? null : dec(valueEur),
          year: berlinYearOf(event.at),
          yearUtc: instant.ok ? yearOfDay(utcDay(instant.value)) : null,
          isInternal: event.kind === 'transfer' && accounts.has(event.wallet) && accounts.has(event.toWallet),
          feeUnits: event.fee?.asset === leg.asset ? dec(event.fee.amount) : ZERO,
          feeValue: feeValueOf(event),
        };
      }),
  );
}

function feeValueOf({ fee }: LedgerEvent): Decimal {
  if (fee === undefined) return ZERO;
  if (fee.valueEur !== undefined) return dec(fee.valueEur);
  return isFiat(fee.asset) && fee.asset === 'EUR' ? dec(fee.amount) : ZERO;
}

export interface EntrySum {
  readonly count: number;
  readonly units: Decimal;
  readonly value: Decimal;
  readonly withoutValue: number;
}

export function sumOf(entries: readonly PlatformEntry[]): EntrySum {
  return {
    count: entries.length,
    units: entries.reduce((all, { units }) => add(all, units), ZERO),
    value: entries.reduce((all, { value }) => add(all, value ?? ZERO), ZERO),
    withoutValue: entries.filter(({ value }) => value === null).length,
  };
}
