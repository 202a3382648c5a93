/**
 * The coin of a file that does not name it (`openAsset`): a ticker in the file name decides, else the likeliest is used with
 * a question. The answer is an alias of the proposed coin, so it travels with the other answers about tickers.
 */
import type { FormatDefinition } from '../formats/format.ts';
import { type FileAnswers, type FileQuestion, settled } from './column-decisions.ts';

export function settleAsset(
  definition: FormatDefinition,
  fileName: string,
  answers: FileAnswers,
): { readonly definition: FormatDefinition; readonly questions: readonly FileQuestion[] } {
  const { openAsset: choices, defaults } = definition;
  const proposed = choices?.[0];
  if (choices === undefined || proposed === undefined) return { definition, questions: [] };
  const words = new Set(fileName.toUpperCase().split(/[^A-Z0-9]+/));
  const [named, ...others] = choices.filter((coin) => words.has(coin));
  const isNamed = named !== undefined && others.length === 0;
  const asset = isNamed ? named : proposed;
  const question = { code: 'asset', ticker: proposed, choices, proposed } as const;
  return {
    definition: { ...definition, defaults: { ...defaults, asset, feeAsset: asset } },
    questions: isNamed ? [] : [{ ...question, ...settled(answers.assets?.[proposed], proposed) }],
  };
}
