export * from './arbitrary-ledger.ts';
export * from './reference-views.ts';
