export { arbitraryLedger, arbitrarySettings } from './arbitrary-ledger.ts';
