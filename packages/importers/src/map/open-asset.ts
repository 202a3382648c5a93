/**
 * The coin of a file that does not name it (`openAsset`): a ticker in the file name decides, else the likeliest is used with
 * a question. The answer is an alias of the proposed coin, so it travels with the other answers about tickers.
 * Where rows may name their coin (`derive.asset`), only those that do not are asked about, and they wait for the answer.
 */
import type { FormatDefinition, RawRow } from '../formats/format.ts';
import { type FileAnswers, type FileQuestion, settled } from './column-decisions.ts';

interface SettledAsset {
  readonly definition: FormatDefinition;
  /** Complete when the rows were read. */
  readonly questions: readonly FileQuestion[];
}

export function settleAsset(definition: FormatDefinition, fileName: string, answers: FileAnswers): SettledAsset {
  const { openAsset: choices, defaults, derive } = definition;
  const proposed = choices?.[0];
  if (choices === undefined || proposed === undefined) return { definition, questions: [] };
  const words = new Set(fileName.toUpperCase().split(/[^A-Z0-9]+/));
  const [named, ...others] = choices.filter((coin) => words.has(coin));
  const isNamed = named !== undefined && others.length === 0;
  if (derive?.asset !== undefined)
    return settleRows(definition, derive.asset, choices, isNamed ? named : undefined, answers);
  const asset = isNamed ? named : proposed;
  const question = { code: 'asset', ticker: proposed, choices, proposed } as const;
  return {
    definition: { ...definition, defaults: { ...defaults, asset, feeAsset: asset } },
    questions: isNamed ? [] : [{ ...question, ...settled(answers.assets?.[proposed], proposed) }],
  };
}

/** Key of the answer; no coin is called that. */
const COIN_OF_FILE = '?';

function settleRows(
  definition: FormatDefinition,
  coinOf: (row: RawRow) => string,
  choices: readonly string[],
  named: string | undefined,
  { assets }: FileAnswers,
): SettledAsset {
  const questions: FileQuestion[] = [];
  const answer = assets?.[COIN_OF_FILE];
  const question = { code: 'asset', ticker: COIN_OF_FILE, choices, proposed: choices[0] ?? '' } as const;
  const asset = (row: RawRow): string => {
    const own = coinOf(row);
    if (own !== '' || named !== undefined) return own || (named ?? '');
    if (questions.length === 0 && hasAmount(definition, row)) questions.push({ ...question, ...settled(answer) });
    return answer ?? '';
  };
  return { definition: { ...definition, derive: { ...definition.derive, asset } }, questions };
}

/** Headers and lines between the rows have none. */
function hasAmount({ columns }: FormatDefinition, row: RawRow): boolean {
  return [columns.amount ?? []].flat().some((name) => /\d/.test(row.cell(name)));
}
