export { type AddressAnswer, type ChainMatch, detectChains, isValidAddress } from './addresses/detect-chains.ts';
export { findSecret, type SecretKind } from './addresses/secret.ts';
export { type ExtendedKey, type ExtendedKeyError, parseExtendedKey, type ScriptType } from './bitcoin/extended-key.ts';
export { DEFAULT_GAP_LIMIT, findUsedAddresses, type UsedAddress } from './bitcoin/used-addresses.ts';
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
export { isSpam, type TokenFlag, type TokenQuestion, tokenFlags } from './map/token-flags.ts';
export type { Action, Protocol, ProtocolCategory } from './protocols/protocol.ts';
export type { ChainReader, ReadFailure } from './readers/chain-reader.ts';
export type { ChainAsset, ChainBalance, ChainTransaction, Movement } from './readers/chain-transaction.ts';
export { type BalanceLine, checkBalance } from './readers/check-balance.ts';
export { CHAIN_RATE_LIMITS, ENDPOINTS, type Endpoint } from './readers/endpoints.data.ts';
export { mergeParts } from './readers/merge-parts.ts';
export {
  type HistoryOutcome,
  type ReaderFailure,
  type ReadProgress,
  type ReadState,
  readHistory,
} from './readers/read-history.ts';
export { type ReaderSettings, readersFor } from './readers/readers-for.ts';
