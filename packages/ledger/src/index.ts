export { FIAT_CODES, isFiat } from './assets/fiat.ts';
export { type NotedName, notedTokens } from './assets/noted-tokens.ts';
export { isRenaming, type Rename, renamedFrom, renamesOf } from './assets/renames.ts';
export {
  contractTokensIn,
  type FindTokenName,
  isContractToken,
  NAMES_OF_SWAP,
  shortContract,
  type TokenName,
  tokenText,
  withTokenNames,
} from './assets/token-name.ts';
export type { EngineColumns, PoolSteps } from './engine/engine-columns.ts';
export type { LedgerIssueCode } from './engine/issue-codes.ts';
export { type LedgerChanges, LedgerEngine } from './engine/ledger-engine.ts';
export { eventsOfLot } from './engine/lot-names.ts';
export { type MatchedColumns, memoryOf } from './engine/matched-columns.ts';
export { type EventColumns, eventColumns, eventsOfColumns } from './events/event-columns.ts';
export * from './events/ledger-event.ts';
export { sidesOf } from './events/sides-of.ts';
export { wholeEvents } from './events/whole-events.ts';
export * from './file/ledger-file.ts';
export * from './file/parse-ledger-file.ts';
export * from './file/print-ledger-file.ts';
export { costOfUnits, type HeldView, heldIn } from './held.ts';
export type * from './history.ts';
export type * from './lot-views.ts';
export { parseNotation } from './notation/parse-notation.ts';
export * from './proof/balance-proof.ts';
export type * from './proof/balance-statement.ts';
export { quantityBalance } from './proof/quantity-balance.ts';
export * from './settings.ts';
export { soundSettings } from './sound-settings.ts';
export * from './views.ts';
