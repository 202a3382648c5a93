/** `cryptax tariff`: one question from the options, or a file with one question a line. */
import { type TariffAnswer, type TariffQuestion, tariff } from '@cryptax/tax-de';
import { BadInput } from '../bad-input.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { tariffMessage } from '../messages.ts';
import { progressOn } from '../output/progress.ts';
import { table } from '../output/table.ts';
import { readText } from '../read-input.ts';

export interface TariffOptions {
  readonly year?: string;
  readonly income?: string;
  readonly joint?: boolean;
  readonly church?: string;
  readonly batch?: string;
  readonly json?: boolean;
}

export async function tariffCommand(options: TariffOptions, io: CommandIo): Promise<ExitCode> {
  if (options.batch !== undefined) return batch(options.batch, options, io);
  const { year, income, church, joint = false } = options;
  if (year === undefined || income === undefined) throw new BadInput('tariff needs --year and --income, or --batch');
  const answer = answerTo({ year, income, joint, church }, '');
  io.out(options.json === true ? `${JSON.stringify(answer)}\n` : answerTable(answer));
  return 0;
}

async function batch(path: string, options: TariffOptions, io: CommandIo): Promise<ExitCode> {
  if (options.json !== true) throw new BadInput('--batch needs --json');
  for (const name of ['year', 'income', 'joint', 'church'] as const) {
    if (options[name] !== undefined)
      throw new BadInput(`--batch takes its questions from the file, not from --${name}`);
  }
  const lines = (await readText(path, io)).replace(/^\uFEFF/, '').split('\n');
  const progress = progressOn(io);
  const answers: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    if (index % 1000 === 0) progress.show(index, lines.length, 'Computing');
    const place = `${path}, line ${index + 1}: `;
    answers.push(JSON.stringify(answerTo(parseQuestion(line, place), place)));
  }
  progress.clear();
  io.out(`[${answers.join(',\n')}]\n`);
  return 0;
}

/** A question as it came in: texts from the options, JSON values from a file. */
interface RawQuestion {
  readonly year: unknown;
  readonly income: unknown;
  readonly joint: unknown;
  readonly church: unknown;
}

function parseQuestion(line: string, place: string): RawQuestion {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw new BadInput(`${place}not valid JSON`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadInput(`${place}not a JSON object`);
  const { year, income, joint, church } = raw as Partial<RawQuestion>;
  return { year, income, joint, church };
}

function answerTo(raw: RawQuestion, place: string): TariffAnswer {
  const result = tariff(question(raw, place));
  if (!result.ok) throw new BadInput(place + tariffMessage(result.error));
  return result.value;
}

function question({ year, income, joint, church }: RawQuestion, place: string): TariffQuestion {
  const yearText = String(year);
  if (!/^\d{4}$/.test(yearText)) throw new BadInput(`${place}the year "${yearText}" is not a year such as 2024`);
  if (joint !== undefined && typeof joint !== 'boolean') throw new BadInput(`${place}joint must be true or false`);
  return {
    year: Number(yearText),
    income: incomeText(income, place),
    joint: joint ?? false,
    ...churchRate(church, place),
  };
}

/** A number is taken only where its text is what was written: whole euros and cents of ordinary size. */
function incomeText(income: unknown, place: string): string {
  if (typeof income === 'string') return income;
  const text = String(income);
  if (typeof income === 'number' && /^-?\d{1,15}(\.\d{1,2})?$/.test(text)) return text;
  throw new BadInput(`${place}the income "${text}" is not a decimal such as 50000 or 50000.50`);
}

function churchRate(church: unknown, place: string): { church?: 8 | 9 } {
  if (church === undefined || church === null || church === 0 || church === '0') return {};
  if (church === 8 || church === '8') return { church: 8 };
  if (church === 9 || church === '9') return { church: 9 };
  throw new BadInput(place + tariffMessage({ code: 'tariff.church-unknown', rate: String(church) }));
}

function answerTable(answer: TariffAnswer): string {
  const { year, income, joint, incomeTax, soli, churchTax, total } = answer;
  return table(
    [{ title: `Tax ${year}${joint ? ', joint' : ''}` }, { title: 'EUR', align: 'right' }],
    [
      ['Taxable income', income],
      ['Income tax', incomeTax],
      ['Solidarity surcharge', soli],
      ['Church tax', churchTax],
      ['Total', total],
    ],
  );
}
