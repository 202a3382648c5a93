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
export type { Action, Protocol, ProtocolCategory } from './protocols/protocol.ts';
