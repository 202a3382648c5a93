import { expect, test } from 'vitest';
import * as reports from './index.ts';

test('the public names change only on purpose', () => {
  expect(Object.keys(reports).sort()).toEqual([
    'createAdviserPack',
    'createProposals',
    'csvText',
    'differenceSentences',
    'explainDifference',
    'fieldChanges',
    'openAdviserPack',
    'openProposals',
    'packZip',
    'renderAnswer',
    'renderPlanPdf',
    'renderReport',
    'reportId',
    'standInSentence',
    'verifyPdf',
  ]);
});
