import { expect, test } from 'vitest';
import * as reports from './index.ts';

test('the public names change only on purpose', () => {
  expect(Object.keys(reports).sort()).toEqual([
    'answerCsv',
    'createAdviserPack',
    'csvText',
    'differenceSentences',
    'explainDifference',
    'fieldChanges',
    'openAdviserPack',
    'packZip',
    'renderAnswerPdf',
    'renderPlanPdf',
    'renderReport',
    'reportId',
    'verifyPdf',
  ]);
});
