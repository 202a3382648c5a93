export * from './events/ledger-event.ts';
export * from './settings.ts';
export * from './views.ts';
export * from './file/ledger-file.ts';
export * from './file/parse-ledger-file.ts';
export * from './file/print-ledger-file.ts';
export type { HoldingRule } from './engine/clock.ts';
export type { LedgerIssueCode } from './engine/issue-codes.ts';
export { type LedgerChanges, LedgerEngine } from './engine/ledger-engine.ts';
