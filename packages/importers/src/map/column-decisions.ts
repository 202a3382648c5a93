/**
 * What only the whole file can tell: decimal mark of each number column, layout of the date column, direction of
 * time, the zone, whose address an explorer's file is about. Doubts become questions with a proposal; whatever the
 * user answered before wins.
 */
import type { ColumnRole, ZoneRule } from '../formats/format.ts';
import { decideDateLayout, isUnmistakable } from '../values/date-column.ts';
import { compileLayout, type DateReader, type DateScan } from '../values/date-layout.ts';
import { columnStyle } from '../values/number-style.ts';
import type { NumberStyle } from '../values/number-text.ts';
import { fixedOffset } from '../values/zone-clock.ts';
import type { ColumnSurvey } from './column-survey.ts';
import type { RowShape } from './row-shape.ts';

/** Something the file does not say. `applied` is what was used; without it the rows wait for the answer. */
export interface FileQuestion {
  readonly code:
    | 'zone'
    | 'date-order'
    | 'decimal-mark'
    | 'fee'
    | 'fee-sent'
    | 'fee-received'
    | 'fee-coin'
    | 'fee-columns'
    | 'high-fee'
    | 'unit'
    | 'sign'
    | 'currency'
    | 'asset'
    | 'ticker'
    | 'account';
  /** Of a question about the account: the file that it may have its account in common with. */
  readonly other?: string;
  /** Of a question about a coin: the key of its answer in `assets`; of one about the coin of a fee, in `feeCoins`. */
  readonly ticker?: string;
  /** Of a question about a fee: the headers that it is about. */
  readonly column?: string;
  readonly choices: readonly string[];
  readonly proposed: string;
  readonly applied?: string;
  /** The user chose what was applied, now or for an earlier file; he may still change his mind. */
  readonly isAnswered?: true;
  /** What was applied is the only reading that fits the figures of the file. */
  readonly isProven?: true;
  /** Of a zone: how many transfers between this file and others fit there, of all. */
  readonly fitting?: { readonly fits: number; readonly pairs: number };
  /** Nothing speaks against what was applied: it is offered to be changed, and nothing waits. */
  readonly isOffered?: true | undefined;
}

/** What was used, if anything, and whether the user said so. */
export function settled(answer: string | undefined, assumed?: string): Pick<FileQuestion, 'applied' | 'isAnswered'> {
  if (answer !== undefined) return { applied: answer, isAnswered: true };
  return assumed === undefined ? {} : { applied: assumed };
}

/** Within the money or on top of it; within the amount of the traded coin; within whatever was received. */
export type FeeReading = 'within' | 'beside' | 'coin' | 'received';
export type SignReading = 'signed' | 'unsigned';

/** What is said about fees holds for all files of one header and is kept with its mapping. */
export interface FeeAnswers {
  /** Whether the money of a trade contains the fee, or the coin. */
  readonly fee?: FeeReading;
  /** Of payments: whether what is sent holds its fee, and whether the fee still goes off what is received. */
  readonly feeSent?: PlaceOfFee;
  readonly feeReceived?: PlaceOfFee;
  /** Of which coin fees are, by the header of the column (with `payment:` before it, of what came or went alone): a rule or a ticker. */
  readonly feeCoins?: Readonly<Record<string, string>>;
  /** The one column that counts, by its header, or `ALL_FEES`. */
  readonly feeColumns?: string;
}

export type PlaceOfFee = 'within' | 'beside';
export const ALL_FEES = '*';

export interface FileAnswers extends FeeAnswers {
  /** Overrules even a format that states its zone. */
  readonly zone?: string;
  /** Used where the file does not say its zone. */
  readonly defaultZone?: string;
  readonly dateLayout?: string;
  readonly decimalMark?: NumberStyle;
  /** The column that is in another unit, and by how many places (`amount:8`). */
  readonly unit?: string;
  /** Whether amounts carry their direction as a sign. */
  readonly sign?: SignReading;
  /** Fees beyond what is usual are right. */
  readonly highFees?: 'yes' | 'no';
  /** Coin of a ticker. */
  readonly assets?: Readonly<Record<string, string>>;
}

export interface ColumnDecisions {
  /** A number column without a style waits for an answer. */
  readonly styles: Readonly<Partial<Record<ColumnRole, NumberStyle>>>;
  /** Of numbers outside those columns: in a column that only one format knows, or in a note. */
  readonly fileStyle: NumberStyle;
  /** Columns in which most numbers have a fraction. */
  readonly fractions: readonly ColumnRole[];
  /** Layouts to try in this order; none if the dates wait for an answer. */
  readonly layouts: readonly string[];
  readonly zone: string;
  readonly order: 'ascending' | 'descending';
  /** Dates never step back (or never forward): rows of one moment lie together. */
  readonly isSorted: boolean;
  readonly ownAddress: string | undefined;
  /** Undefined for a spreadsheet. */
  readonly rowShape: RowShape | undefined;
  readonly questions: readonly FileQuestion[];
}

const PROPOSED_ZONE = 'Europe/Berlin';

export function decideColumns(survey: ColumnSurvey, answers: FileAnswers): ColumnDecisions {
  const questions: FileQuestion[] = [];
  const { styles, fileStyle } = numberStyles(survey, answers, questions);
  const layouts = dateLayouts(survey, answers, questions);
  const zone = zoneOf(survey, answers, questions);
  const { ownAddress, isSorted, rowShape } = survey;
  const order = orderOf(survey.firstDate, survey.lastDate, layouts.map(compileLayout));
  const fractions = [...survey.evidence].filter(([, found]) => found.fractions > found.whole).map(([role]) => role);
  const rest = { zone, order, isSorted: isSorted(order), ownAddress, rowShape, questions };
  return { styles, fileStyle, fractions, layouts, ...rest };
}

/** Would the rows be read the same way? */
export function isSameDecision(a: ColumnDecisions, b: ColumnDecisions): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function numberStyles(
  { evidence, bound }: ColumnSurvey,
  answers: FileAnswers,
  questions: FileQuestion[],
): Pick<ColumnDecisions, 'styles' | 'fileStyle'> {
  const decided = new Map([...evidence].map(([role, found]) => [role, columnStyle(found)]));
  const proven = [...new Set([...decided.values()].filter((style) => style !== undefined))];
  const habit = bound.definition.numbers ?? 'dot';
  const common = proven.length === 1 ? proven[0] : habit === 'either' ? undefined : habit;
  const isOpen = [...evidence].some(([role, found]) => decided.get(role) === undefined && found.open > 0);
  const fallback = answers.decimalMark ?? common;
  if (common === undefined && isOpen) {
    const choices = ['dot', 'comma'];
    questions.push({ code: 'decimal-mark', choices, proposed: 'comma', ...settled(answers.decimalMark) });
  }
  const styles: Partial<Record<ColumnRole, NumberStyle>> = {};
  for (const [role, found] of evidence) {
    const style = answers.decimalMark ?? decided.get(role) ?? fallback ?? (found.open === 0 ? 'dot' : undefined);
    if (style !== undefined) styles[role] = style;
  }
  return { styles, fileStyle: fallback ?? 'dot' };
}

function dateLayouts(survey: ColumnSurvey, answers: FileAnswers, questions: FileQuestion[]): readonly string[] {
  const declared = survey.bound.definition.date.layouts;
  const chosen = answers.dateLayout === undefined ? undefined : [answers.dateLayout];
  const readers = declared.map(compileLayout);
  const isPlain = declared.every(isUnmistakable) && survey.dateSample.every((cell) => readsAny(readers, cell));
  if (isPlain) return chosen ?? declared;
  const decision = decideDateLayout(survey.dateCells(), declared);
  if (decision?.ambiguous === undefined) return chosen ?? decision?.layouts ?? declared;
  const { ambiguous: choices } = decision;
  questions.push({ code: 'date-order', choices, proposed: choices[0] ?? '', ...settled(answers.dateLayout) });
  return chosen ?? [];
}

function readsAny(readers: readonly DateReader[], cell: string): boolean {
  const scan: DateScan = { offset: undefined };
  return readers.some((read) => !Number.isNaN(read(cell, scan)));
}

function orderOf(first: string, last: string, readers: readonly DateReader[]): 'ascending' | 'descending' {
  const scan: DateScan = { offset: undefined };
  const at = (cell: string) => readers.map((read) => read(cell, scan)).find((value) => !Number.isNaN(value));
  return (at(first) ?? Number.NaN) > (at(last) ?? Number.NaN) ? 'descending' : 'ascending';
}

function zoneOf({ bound, zone: stated }: ColumnSurvey, answers: FileAnswers, questions: FileQuestion[]): string {
  const rule: ZoneRule = bound.definition.date.zone;
  if (answers.zone !== undefined && rule !== 'ask') return answers.zone;
  if (rule === 'header') {
    const offset = (bound.captures.offset ?? '').replace(/^\s*utc/i, '').trim();
    return fixedOffset(offset) === undefined ? 'UTC' : `UTC${offset}`;
  }
  /** A cell without the offset or zone that the format promises is reviewed unless a zone was given. */
  if (rule === 'value' || rule === 'column') return answers.defaultZone ?? 'unstated';
  if (rule !== 'ask') return rule;
  if (stated !== undefined) return answers.zone ?? stated;
  if (answers.zone === undefined && answers.defaultZone !== undefined) return answers.defaultZone;
  const proposed = bound.definition.date.likely ?? PROPOSED_ZONE;
  const choices = [...new Set([proposed, PROPOSED_ZONE, 'UTC'])];
  questions.push({ code: 'zone', choices, proposed, ...settled(answers.zone, proposed) });
  return answers.zone ?? proposed;
}
