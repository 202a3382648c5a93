/** What came of a check, in one line. */
import type { Translate } from '../../../platform/i18n/strings.ts';
import type { CheckOutcome } from '../self-test-types.ts';
import type { selfTestStrings } from './strings.ts';

export function outcomeText(outcome: CheckOutcome, t: Translate<(typeof selfTestStrings)['table']>): string {
  switch (outcome.status) {
    case 'passed':
      return t('passed.count', { count: outcome.checked });
    case 'warning':
      return t(`note.${outcome.note}`);
    case 'failed':
      return t('difference', { where: outcome.where, expected: outcome.expected, found: outcome.found });
  }
}
