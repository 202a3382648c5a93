/** Branded ids: a wallet id cannot be passed where an asset id is meant, at no run-time cost. */
declare const brand: unique symbol;
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

export type EventId = Brand<string, 'EventId'>;
export type WalletId = Brand<string, 'WalletId'>;
export type AssetId = Brand<string, 'AssetId'>;
export type LotId = Brand<string, 'LotId'>;

export const eventId = (text: string): EventId => text as EventId;
export const walletId = (text: string): WalletId => text as WalletId;
export const assetId = (text: string): AssetId => text as AssetId;
export const lotId = (text: string): LotId => text as LotId;
