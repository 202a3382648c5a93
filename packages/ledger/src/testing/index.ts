export { arbitraryLedger, arbitrarySettings } from './arbitrary-ledger.ts';
export { referenceResult } from './reference-views.ts';
