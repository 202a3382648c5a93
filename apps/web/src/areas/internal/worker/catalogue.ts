/** Every check of the worker under its name. The suites of the screens are lists of these names. */
import type { CopyCheckId } from '../self-test-types.ts';
import type { Check } from './check.ts';
import { sourcesCounted, transfersKeepDates, walletsSum } from './checks/exchanges.ts';
import { portfolioTotal, pricesKnown, reportSealed, understood } from './checks/figures.ts';
import { harvestAmounts, harvestLosses, harvestRepurchase, harvestWritesNothing } from './checks/harvest.ts';
import { calendarComplete, freePartsOutside, holdingLaw, taxablePartsInside } from './checks/holding.ts';
import { csvBadRow, csvImport, csvTwice, threeExchanges } from './checks/imports.ts';
import { allExamples, limitEdges } from './checks/law.ts';
import { conservation, lotsAndHoldings, yearsAddUp } from './checks/ledger.ts';
import { lawOf, orderKept, quantitySold, sameHoldings } from './checks/methods.ts';
import { backupAgain, copyAgrees, recordsReadable, storageRoom, undoRedo, writeReadDelete } from './checks/storage.ts';

export const CHECKS: Readonly<Record<CopyCheckId, Check>> = {
  'law-examples': allExamples,
  conservation,
  'lots-and-holdings': lotsAndHoldings,
  'years-add-up': yearsAddUp,
  'records-readable': recordsReadable,
  'storage-room': storageRoom,
  'fifo-order': orderKept('FIFO'),
  'fifo-quantity': quantitySold('FIFO'),
  'fifo-holdings': sameHoldings('FIFO'),
  'fifo-law': lawOf('FIFO'),
  'lifo-order': orderKept('LIFO'),
  'lifo-quantity': quantitySold('LIFO'),
  'lifo-holdings': sameHoldings('LIFO'),
  'lifo-law': lawOf('LIFO'),
  'hifo-order': orderKept('HIFO'),
  'hifo-quantity': quantitySold('HIFO'),
  'hifo-holdings': sameHoldings('HIFO'),
  'hifo-law': lawOf('HIFO'),
  'copy-agrees': copyAgrees,
  'write-read-delete': writeReadDelete,
  'undo-redo': undoRedo,
  'backup-again': backupAgain,
  'csv-import': csvImport,
  'csv-twice': csvTwice,
  'csv-bad-row': csvBadRow,
  'csv-three-exchanges': threeExchanges,
  'portfolio-total': portfolioTotal,
  'prices-known': pricesKnown,
  'report-sealed': reportSealed,
  'limit-edges': limitEdges,
  understood,
  'harvest-losses': harvestLosses,
  'harvest-amounts': harvestAmounts,
  'harvest-repurchase': harvestRepurchase,
  'harvest-writes-nothing': harvestWritesNothing,
  'holding-free': freePartsOutside,
  'holding-taxable': taxablePartsInside,
  'holding-calendar': calendarComplete,
  'holding-law': holdingLaw,
  'wallets-sum': walletsSum,
  'transfers-keep-dates': transfersKeepDates,
  'sources-counted': sourcesCounted,
};
