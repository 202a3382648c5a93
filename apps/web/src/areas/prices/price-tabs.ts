/**
 * What the tabs of one browser tell each other about the one that fetches prices: how far it is, that it has ended, and that
 * somebody stops it. A message carries no prices; those are in the database.
 */
import { CURRENT_BOOK } from '../../platform/books/current-book.ts';
import type { PriceProgress } from '../../platform/ledger/price-types.ts';

export type PriceTabMessage =
  | { readonly kind: 'progress'; readonly progress: PriceProgress }
  /** `mark`: the state of the book that the round left behind. */
  | { readonly kind: 'ended'; readonly mark: string | undefined }
  | { readonly kind: 'stop' };

export interface PriceTabs {
  readonly tell: (message: PriceTabMessage) => void;
  readonly listen: (heard: (message: PriceTabMessage) => void) => void;
}

/** Where tabs cannot talk, each stops its own. */
const ALONE: PriceTabs = { tell: () => undefined, listen: () => undefined };

export function browserPriceTabs(): PriceTabs {
  if (typeof BroadcastChannel === 'undefined') return ALONE;
  const channel = new BroadcastChannel(`cryptax-price-fetch:${CURRENT_BOOK}`);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (heard) => {
      channel.onmessage = ({ data }: MessageEvent<PriceTabMessage>) => heard(data);
    },
  };
}
