/** The currency of prices that a file does not name (`openMoney`). Nothing is assumed: trades wait until somebody says it. */
import { defined } from '@cryptax/kernel';
import type { FormatDefinition } from '../formats/format.ts';
import { type FileAnswers, type FileQuestion, settled } from './column-decisions.ts';

/** Key of the answer; no coin is called that. */
const MONEY_OF_FILE = '¤';
/** Also asked by the mapping wizard, whose answer becomes part of the mapping. */
export const MONEY_CHOICES = ['EUR', 'USD', 'CHF', 'GBP', 'USDT', 'USDC', 'BTC'];

export function settleMoney(
  definition: FormatDefinition,
  { assets }: FileAnswers,
): { readonly definition: FormatDefinition; readonly questions: readonly FileQuestion[] } {
  const { quoteAsset, pair } = definition.columns;
  if (definition.openMoney !== true || quoteAsset !== undefined || pair !== undefined)
    return { definition, questions: [] };
  const answer = assets?.[MONEY_OF_FILE];
  const question = { code: 'currency', ticker: MONEY_OF_FILE, choices: MONEY_CHOICES, proposed: 'EUR' } as const;
  const defaults = answer === undefined ? definition.defaults : { ...definition.defaults, quoteAsset: answer };
  return {
    definition: { ...definition, ...defined({ defaults }) },
    questions: [{ ...question, ...settled(answer) }],
  };
}
