import { expect, test } from 'vitest';
import * as taxDe from './index.ts';

test('the public surface changes only on purpose', () => {
  expect(Object.keys(taxDe).sort()).toEqual([
    'ENGINE_VERSION',
    'NO_PRICES',
    'RULE_BOOK_VERSION',
    'TAX_YEARS',
    'assessCouple',
    'assessPerson',
    'assetLabel',
    'buildTaxYearReport',
    'canSwitchMethod',
    'canSwitchMethodAt',
    'capitalTax',
    'certaintyOf',
    'computeLedger',
    'cryptoTaxable',
    'estimateTax',
    'estimateYear',
    'firstFreeDay',
    'formBlocks',
    'isTaxFree',
    'lastTaxableDay',
    'loadEngine',
    'methodNote',
    'openPoints',
    'parseProfile',
    'poolMethod',
    'roomBelowLimit',
    'tariff',
    'taxableSum',
    'verifyReport',
    'yearEndSales',
    'yearEndValues',
    'yearRules',
  ]);
});
