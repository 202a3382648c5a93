/**
 * What coins were worth when they came to a platform or left it: providers report transfers with their value (section 11
 * KStTG). They are valued as if sold at that moment, so the same prices count in the same order of sources as everywhere;
 * without a price a transfer has no value.
 */
import { berlinYearOf } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { WalletInfo } from '../report/completeness.ts';
import type { TransferValue } from '../report/report-input.ts';
import { dac8Entries } from './dac8-entries.ts';
import { walletsByKind } from './dac8-mirror.ts';

const PREFIX = 'transfer:';

/** The sales to be valued, one per movement that a platform sees without a price. */
export function transferSales(
  events: readonly LedgerEvent[],
  wallets: readonly WalletInfo[],
  year: number,
): readonly LedgerEvent[] {
  const { exchange: platforms, wallet: unhosted } = walletsByKind(wallets);
  return events
    .filter((event) => berlinYearOf(event.at) === year)
    .flatMap((event): readonly LedgerEvent[] => {
      const entry = dac8Entries(event, unhosted).find(
        ({ platform, valueEur, category }) =>
          valueEur === undefined && platforms.has(platform) && category.startsWith('transfers'),
      );
      if (entry === undefined) return [];
      return [{ id: `${PREFIX}${event.id}`, at: event.at, kind: 'sell', wallet: event.wallet, out: entry.leg }];
    });
}

export function transferValues(valued: readonly LedgerEvent[]): readonly TransferValue[] {
  return valued.flatMap((sale): readonly TransferValue[] => {
    if (!isTransferSale(sale) || sale.valueEur === undefined || sale.valueOrigin === undefined) return [];
    return [{ eventId: sale.id.slice(PREFIX.length), valueEur: sale.valueEur, origin: sale.valueOrigin }];
  });
}

function isTransferSale(event: LedgerEvent): event is LedgerEvent & { readonly kind: 'sell' } {
  return event.kind === 'sell' && event.id.startsWith(PREFIX);
}
