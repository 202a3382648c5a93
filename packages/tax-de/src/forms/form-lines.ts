/** The filled form lines of one assessed year and person: where to type which value, and how sure the line is. */
import { absolute, add, dec, formatDecimal, subtract } from '@cryptax/kernel';
import type { AssessedYear, LossMoves } from '../assess/law-year.ts';
import { differenceText, eur, sumText } from '../money/eur.ts';
import { ASSET_LABELS, FORM_FIELDS, type FormFieldId, type FormName } from './form-lines.data.ts';
import { wholeEuro, wholeResult } from './whole-euro.ts';

export interface FormLine {
  readonly form: FormName;
  readonly field: FormFieldId;
  readonly label: { readonly de: string; readonly en: string };
  /** Null when the line of that year is not known. */
  readonly line: string | null;
  readonly code: string | null;
  readonly source: 'form' | 'secondary' | 'unknown';
  readonly confidence: 'high' | 'medium' | 'low' | 'none';
  /** `1` for a mark, a text, or an amount with cents. */
  readonly value: string;
  /** Proposal in whole euros; null for marks and texts. */
  readonly wholeEuro: string | null;
}

/** Below the limit nothing need be entered; a loss should be, or it is not assessed and carried. */
export type EntryAdvice = 'needed' | 'loss-should-be-declared' | 'not-needed' | 'nothing';

export interface FormBlock {
  readonly block: 'private-sales' | 'income' | 'capital';
  readonly advice: EntryAdvice;
  readonly lines: readonly FormLine[];
}

export type PersonRole = 'A' | 'B';

export interface FormOptions {
  /** The tariff would be cheaper than the flat tax: the application stands on the sheet (§ 32d (6) EStG). */
  readonly tariffCheck?: boolean;
}

export function formBlocks(year: AssessedYear, role: PersonRole, options: FormOptions = {}): readonly FormBlock[] {
  return [salesBlock(year, role), incomeBlock(year, role), capitalBlock(year, role, options)];
}

/** What the form of that year calls crypto. */
export function assetLabel(year: number): { readonly de: string; readonly en: string } | null {
  const label = ASSET_LABELS.find(({ from, to }) => from <= year && year <= to);
  return label === undefined ? null : { de: label.de, en: label.en };
}

/** Other results of the user are declared with or without crypto, so then the crypto block is needed too. */
function salesBlock(year: AssessedYear, role: PersonRole): FormBlock {
  const { privateSales: sales, privateSalesLosses: moves } = year;
  const line = lineMaker(year.year, role);
  const touched = [sales.proceeds, sales.cost, sales.expenses].some((text) => eur(text).units !== 0n);
  const loss = eur(sales.net).units < 0n;
  const hasOther = eur(year.otherPrivateSales).units !== 0n;
  const advice = adviceFor(touched, sales.limitReached || hasOther, loss);
  if (!touched) return { block: 'private-sales', advice, lines: [] };
  const gain = differenceText(sales.net, year.otherPrivateSales);
  const whole = wholeResult(
    sales.proceeds,
    [sales.cost, sales.expenses],
    sales.limitReached && !hasOther ? sales.limit : null,
  );
  return {
    block: 'private-sales',
    advice,
    lines: present([
      line('sales.mark', '1'),
      line('sales.asset', 'Kryptowerte laut Aufstellung'),
      line('sales.dates', `01.01.${year.year}-31.12.${year.year}`),
      line('sales.proceeds', sales.proceeds, whole.receipts),
      line('sales.cost', sales.cost, whole.costs[0]),
      line('sales.expenses', sales.expenses, whole.costs[1]),
      line('sales.gain', gain, whole.result),
      line('sales.total', gain, whole.result),
      ...waiverLines('sales.loss-waiver', line, year.year, loss, moves),
    ]),
  };
}

function incomeBlock(year: AssessedYear, role: PersonRole): FormBlock {
  const { income, incomeLosses: moves, otherIncome } = year;
  const line = lineMaker(year.year, role);
  const touched = [income.gross, income.expenses].some((text) => eur(text).units !== 0n);
  const loss = eur(income.net).units < 0n;
  const hasOther = eur(otherIncome).units !== 0n;
  const advice = adviceFor(touched, income.limitReached || hasOther, loss);
  if (!touched) return { block: 'income', advice, lines: [] };
  const whole = wholeResult(income.gross, [income.expenses], income.limitReached && !hasOther ? income.limit : null);
  const further = wholeEuro(otherIncome, 'down');
  return {
    block: 'income',
    advice,
    lines: present([
      line('income.mark', '1'),
      line('income.receipts', income.gross, whole.receipts),
      hasOther ? line('income.further', otherIncome, further) : null,
      line('income.costs', income.expenses, whole.costs[0]),
      line('income.net', income.net, formatDecimal(add(dec(whole.result), dec(further)))),
      ...waiverLines('income.loss-waiver', line, year.year, loss, moves),
    ]),
  };
}

/** Only what the taxpayer chose stands on the sheet; the office carries back by itself (rule LOSS-05). */
function waiverLines(
  field: 'sales.loss-waiver' | 'income.loss-waiver',
  line: MakeLine,
  year: number,
  loss: boolean,
  { carryBackLimit, carryOut }: LossMoves,
): readonly (FormLine | null)[] {
  if (!loss) return [];
  const limit = carryBackLimit === null ? null : year <= 2021 ? carryBackLimit : '1';
  return [
    limit === null ? null : line(field, limit, year <= 2021 ? wholeEuro(limit, 'down') : undefined),
    eur(carryOut).units === 0n ? null : line('loss.assessment', '1'),
  ];
}

/**
 * 2021 to 2024 losses from futures stand in a line of their own and nowhere else; before and after, line 19 carries the
 * result and line 22 names the losses inside it (rule FORM-06). It is declared below the allowance too.
 */
function capitalBlock(year: AssessedYear, role: PersonRole, { tariffCheck = false }: FormOptions): FormBlock {
  const { capital } = year;
  const line = lineMaker(year.year, role);
  const touched = [capital.gains, capital.losses].some((text) => eur(text).units !== 0n);
  if (!touched) return { block: 'capital', advice: 'nothing', lines: [] };
  const losses = formatDecimal(absolute(eur(capital.losses)));
  const advice = eur(capital.net).units < 0n ? 'loss-should-be-declared' : 'needed';
  const hasFuturesLines = year.year >= 2021 && year.year <= 2024;
  const wholeGains = wholeEuro(sumText(capital.gains, year.otherCapital), 'down');
  const wholeLosses = wholeEuro(losses, 'up');
  const foreign = hasFuturesLines ? sumText(capital.gains, year.otherCapital) : capital.net;
  const wholeNet = formatDecimal(subtract(dec(wholeGains), dec(wholeLosses)));
  return {
    block: 'capital',
    advice,
    lines: present([
      tariffCheck ? line('capital.tariff-check', '1') : null,
      tariffCheck
        ? null
        : line('capital.allowance-used', capital.usedElsewhere, wholeEuro(capital.usedElsewhere, 'up')),
      line('capital.foreign', foreign, hasFuturesLines ? wholeGains : wholeNet),
      line('capital.futures-gains', capital.gains, wholeEuro(capital.gains, 'down')),
      eur(losses).units === 0n ? null : line('capital.losses', losses, wholeLosses),
      line('capital.futures-losses', losses, wholeLosses),
    ]),
  };
}

function adviceFor(touched: boolean, isDeclared: boolean, loss: boolean): EntryAdvice {
  if (!touched) return 'nothing';
  if (loss) return 'loss-should-be-declared';
  return isDeclared ? 'needed' : 'not-needed';
}

type MakeLine = (field: FormFieldId, value: string, whole?: string) => FormLine | null;

/** A line that the form of that year does not have is left out; one whose number is unknown stays, without a number. */
function lineMaker(year: number, role: PersonRole): MakeLine {
  return (field, value, whole) => {
    const { form, label, labelUntil2021, lines, code } = FORM_FIELDS[field];
    const entry = lines.find(({ from, to }) => from <= year && year <= to);
    if (entry !== undefined && entry.line === null) return null;
    const coded = code !== undefined && code.from <= year && year <= code.to;
    return {
      form,
      field,
      label: year <= 2021 ? (labelUntil2021 ?? label) : label,
      line: entry?.line ?? null,
      code: coded ? (role === 'A' ? code.a : code.b) : null,
      source: entry?.source ?? 'unknown',
      confidence: entry?.confidence ?? 'none',
      value,
      wholeEuro: whole ?? null,
    };
  };
}

function present(lines: readonly (FormLine | null)[]): readonly FormLine[] {
  return lines.filter((line) => line !== null);
}
