export { addressKey } from './addresses/address-key.ts';
export { type AddressAnswer, type ChainMatch, detectChains, isValidAddress } from './addresses/detect-chains.ts';
export { isKeyOf } from './addresses/is-key-of.ts';
export { findSecret, findSecretForHash, mayBeSecret, type SecretKind } from './addresses/secret.ts';
export { type ExtendedKey, type ExtendedKeyError, parseExtendedKey, type ScriptType } from './bitcoin/extended-key.ts';
export { type AccountState, readAccount } from './browser/read-account.ts';
export type { Chain } from './chains/chain.ts';
export { CHAINS } from './chains/chains.data.ts';
export { addressLink, type ChainId, findChain, findChainByNumber, transactionLink } from './chains/find-chain.ts';
export {
  type Classification,
  type ClassifiedCall,
  type ContractCall,
  classifyCall,
  type Evidence,
} from './classify/classify-call.ts';
export type { InnerCall } from './classify/inner-calls.ts';
export type { GermanTaxType, OpenQuestion, Reading, Treatment } from './classify/treatment.data.ts';
export type { Argument, ArgumentValue } from './decode/decode-arguments.ts';
export { type MapOptions, type MappedTransaction, mapTransaction, type OpenMovement } from './map/map-transaction.ts';
export { natureOf } from './map/nature-of.ts';
export type { Action, Protocol, ProtocolCategory } from './protocols/protocol.ts';
export type { ChainReader, ReadFailure } from './readers/chain-reader.ts';
export type { ChainAsset, ChainBalance, ChainTransaction, Movement } from './readers/chain-transaction.ts';
export { type BalanceLine, checkBalance } from './readers/check-balance.ts';
export { CHAIN_RATE_LIMITS, ENDPOINTS, type Endpoint } from './readers/endpoints.data.ts';
export { type CallByHash, findCallByHash } from './readers/find-call.ts';
export { mergeParts } from './readers/merge-parts.ts';
export { readNetworkFee } from './readers/network-fee.ts';
export { readBalances } from './readers/read-balances.ts';
export type { ReaderFailure, ReadState } from './readers/read-history.ts';
export { readWallet } from './readers/read-wallet.ts';
export { type ChainSource, type ReaderSettings, sourcesFor } from './readers/readers-for.ts';
export { type SortedToken, sortTokens, tokenKey } from './tokens/sort-tokens.ts';
export type { TokenCategory } from './tokens/token-categories.data.ts';
export type { TokenFlag } from './tokens/token-flags.ts';
