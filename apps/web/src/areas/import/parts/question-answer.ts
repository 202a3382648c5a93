/** An answer to a question of a file as part of what the user chose for it. */
import type { FileChoice, FileQuestion } from '../../../platform/ledger/import-types.ts';

export function withAnswer(choice: FileChoice, { code, ticker = '' }: FileQuestion, value: string): FileChoice {
  const { answers = {} } = choice;
  switch (code) {
    case 'zone':
      return { ...choice, timezone: value };
    case 'date-order':
      return { ...choice, answers: { ...answers, dateLayout: value } };
    case 'decimal-mark':
      return { ...choice, answers: { ...answers, decimalMark: value === 'dot' ? 'dot' : 'comma' } };
    case 'asset':
    case 'ticker':
      return { ...choice, answers: { ...answers, assets: { ...answers.assets, [ticker]: value } } };
  }
}
