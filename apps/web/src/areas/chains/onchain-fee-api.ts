/** What a transfer costs on a chain, as its services tell it now; or why that is not known. */
import type { ChainId } from '@cryptax/onchain';
import type { ChainFailure, WalletHolding } from './onchain-api.ts';

export type ChainFee =
  | {
      readonly kind: 'known';
      readonly chain: ChainId;
      readonly amount: string;
      readonly symbol: string;
      readonly service: string;
      /** The share of the main chain comes on top. */
      readonly isLowerBound: boolean;
      /** When the service told it. */
      readonly at: string;
      /** Absent where the coin has no price. */
      readonly value?: { readonly eur: string; readonly price: NonNullable<WalletHolding['price']> };
    }
  | { readonly kind: 'unknown'; readonly chain: ChainId; readonly failures: readonly ChainFailure[] };
