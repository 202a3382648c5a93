export * from './checks.ts';
export { compareText } from './compare-text.ts';
export * from './day.ts';
export * from './decimal.ts';
export { field, type Json, listField, parseExactJson, textField } from './exact-json.ts';
export * from './issue.ts';
export { type Bytes, type LockHeader, type PassphraseBox, passphraseBox } from './passphrase-box.ts';
export * from './result.ts';
