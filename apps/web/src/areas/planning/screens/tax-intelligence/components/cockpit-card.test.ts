import { expect, test } from 'vitest';
import { translate } from '../../../../../platform/i18n/strings.ts';
import { taxIntelligenceStrings } from '../strings.ts';
import { cliffSummary } from './cockpit-card.tsx';

const CLIFF = { below: '137.34', at: '595.14', step: '457.80' };

test('with 137 of tax below the limit, the step is told and not the whole tax at it', () => {
  const words = { limit: '1.000 €', below: '137 €', step: '457 €' };
  expect(translate(taxIntelligenceStrings, 'de', cliffSummary(CLIFF), words)).toBe(
    'Unter 1.000 € Ergebnis 137 € Steuer auf anderes, ab dort 457 € mehr auf einen Schlag.',
  );
  expect(cliffSummary({ below: '0.00', at: '263.75', step: '263.75' })).toBe('cliff.summary');
});
