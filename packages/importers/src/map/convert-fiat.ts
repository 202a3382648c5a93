/**
 * Money in other currencies to euro (rule book 0.6: ECB reference rate of the day). The importer keeps the original amount; whoever
 * has the rates (the prices package) is asked through this port. An amount without a rate stays as it is, with an issue.
 */
import { type Issue, issue } from '@cryptax/kernel';
import { isFiat, type LedgerEvent } from '@cryptax/ledger';
import { multiplyText } from '../values/decimal-text.ts';

export interface FiatRate {
  /** Euro for one unit, decimal text. */
  readonly rate: string;
  /** Where the rate comes from, for the report: `ECB 2024-03-01`. */
  readonly source: string;
}

export interface FiatRates {
  readonly eurFor: (currency: string, at: string) => FiatRate | undefined;
}

export function convertFiat(
  events: readonly LedgerEvent[],
  rates: FiatRates,
): { readonly value: readonly LedgerEvent[]; readonly issues: readonly Issue[] } {
  const issues: Issue[] = [];
  const missing = (event: LedgerEvent, currency: string) => {
    issues.push(issue('value.rate-missing', 'error', { eventId: event.id }, { currency, at: event.at }));
  };
  const value = events.map((event) => convertFee(convertValue(event, rates, missing), rates, missing));
  return { value, issues };
}

type Missing = (event: LedgerEvent, currency: string) => void;

function convertValue(event: LedgerEvent, rates: FiatRates, missing: Missing): LedgerEvent {
  const { currency, amount, rate: known } = event.valueOrigin ?? {};
  if (currency === undefined || amount === undefined || known !== undefined || !isFiat(currency)) return event;
  const rate = rates.eurFor(currency, event.at);
  if (rate === undefined) {
    missing(event, currency);
    return event;
  }
  const valueOrigin = { source: rate.source, method: 'trade' as const, currency, amount, rate: rate.rate };
  return { ...event, valueEur: multiplyText(amount, rate.rate), valueOrigin } as LedgerEvent;
}

function convertFee(event: LedgerEvent, rates: FiatRates, missing: Missing): LedgerEvent {
  const { fee } = event;
  if (fee === undefined || fee.asset === 'EUR' || !isFiat(fee.asset)) return event;
  const rate = rates.eurFor(fee.asset, event.at);
  if (rate === undefined) {
    missing(event, fee.asset);
    return event;
  }
  return { ...event, fee: { asset: 'EUR', amount: multiplyText(fee.amount, rate.rate) } };
}
