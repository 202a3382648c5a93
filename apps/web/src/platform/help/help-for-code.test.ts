import { expect, test } from 'vitest';
import { ledgerErrorStrings } from '../ledger/error-strings.ts';
import { REVIEW_KINDS } from '../ledger/event-types.ts';
import {
  FAILURE_HELP,
  helpForLedgerError,
  helpForRow,
  LEDGER_ERROR_HELP,
  REVIEW_HELP,
  ROW_HELP,
} from './help-for-code.ts';
import { isHelpSlug } from './help-slugs.ts';

const areas = (codes: readonly string[]) => [...new Set(codes.map((code) => code.split('.')[0]))].sort();

test('every code has its area, every area a code, every article is there', () => {
  expect(areas(Object.keys(ledgerErrorStrings.table))).toEqual(Object.keys(LEDGER_ERROR_HELP).sort());
  expect([...REVIEW_KINDS].sort()).toEqual(Object.keys(REVIEW_HELP).sort());
  for (const map of [LEDGER_ERROR_HELP, ROW_HELP, REVIEW_HELP, FAILURE_HELP])
    for (const slug of Object.values(map)) expect(isHelpSlug(slug)).toBe(true);
});

test('a code that nobody knows leads to the general article', () => {
  expect(helpForLedgerError('store.quota')).toBe('storage-and-backup');
  expect(helpForLedgerError('toString')).toBe('app-error');
  expect(helpForRow('date.order-open')).toBe('row-not-read');
  expect(helpForRow('some.thing')).toBe('row-not-read');
});
