/** The filled form lines of one assessed year and person: where to type which value, and how sure the line is. */
import { absolute, formatDecimal } from '@cryptax/kernel';
import type { AssessedYear } from '../assess/law-year.ts';
import { differenceText, eur } from '../money/eur.ts';
import { ASSET_LABELS, FORM_FIELDS, type FormFieldId } from './form-lines.data.ts';
import { type Favour, wholeEuro } from './whole-euro.ts';

export interface FormLine {
  readonly form: 'SO' | 'KAP';
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

export function formBlocks(year: AssessedYear, role: PersonRole): readonly FormBlock[] {
  return [salesBlock(year, role), incomeBlock(year, role), capitalBlock(year, role)];
}

/** What the form of that year calls crypto. */
export function assetLabel(year: number): { readonly de: string; readonly en: string } | null {
  const label = ASSET_LABELS.find(({ from, to }) => from <= year && year <= to);
  return label === undefined ? null : { de: label.de, en: label.en };
}

function salesBlock(year: AssessedYear, role: PersonRole): FormBlock {
  const { privateSales: sales } = year;
  const line = lineMaker(year.year, role);
  const touched = [sales.proceeds, sales.cost, sales.expenses, sales.net].some((text) => eur(text).units !== 0n);
  const loss = eur(sales.net).units < 0n;
  const advice = adviceFor(touched, sales.limitReached, loss);
  if (!touched) return { block: 'private-sales', advice, lines: [] };
  const gain = ownGain(year);
  const waived = loss && eur(year.privateSalesLosses.carriedBackOut).units === 0n;
  return {
    block: 'private-sales',
    advice,
    lines: present([
      line('sales.mark', '1'),
      line('sales.asset', 'Kryptowerte laut Aufstellung'),
      line('sales.dates', `01.01.${year.year}-31.12.${year.year}`),
      line('sales.proceeds', sales.proceeds, 'down'),
      line('sales.cost', sales.cost, 'up'),
      line('sales.expenses', sales.expenses, 'up'),
      line('sales.gain', gain, 'down'),
      line('sales.total', gain, 'down'),
      line('sales.list', 'laut Aufstellung'),
      waived ? line('sales.loss-waiver', '1') : null,
    ]),
  };
}

function incomeBlock(year: AssessedYear, role: PersonRole): FormBlock {
  const { income } = year;
  const line = lineMaker(year.year, role);
  const touched = [income.gross, income.expenses].some((text) => eur(text).units !== 0n);
  const loss = eur(income.net).units < 0n;
  const advice = adviceFor(touched, income.limitReached, loss);
  if (!touched) return { block: 'income', advice, lines: [] };
  const waived = loss && eur(year.incomeLosses.carriedBackOut).units === 0n;
  return {
    block: 'income',
    advice,
    lines: present([
      line('income.mark', '1'),
      line('income.receipts', income.gross, 'down'),
      eur(year.otherIncome).units === 0n ? null : line('income.further', year.otherIncome, 'down'),
      line('income.costs', income.expenses, 'up'),
      line('income.net', income.net, 'down'),
      waived ? line('income.loss-waiver', '1') : null,
    ]),
  };
}

function capitalBlock(year: AssessedYear, role: PersonRole): FormBlock {
  const { capital } = year;
  const line = lineMaker(year.year, role);
  const touched = [capital.gains, capital.losses].some((text) => eur(text).units !== 0n);
  if (!touched) return { block: 'capital', advice: 'nothing', lines: [] };
  const losses = formatDecimal(absolute(eur(capital.losses)));
  const advice = eur(capital.net).units < 0n ? 'loss-should-be-declared' : 'needed';
  return {
    block: 'capital',
    advice,
    lines: present([
      line('capital.foreign', capital.net, 'down'),
      line('capital.futures-gains', capital.gains, 'down'),
      year.year >= 2025 ? line('capital.losses', losses, 'up') : null,
      line('capital.futures-losses', losses, 'up'),
    ]),
  };
}

function adviceFor(touched: boolean, limitReached: boolean, loss: boolean): EntryAdvice {
  if (!touched) return 'nothing';
  if (limitReached) return 'needed';
  return loss ? 'loss-should-be-declared' : 'not-needed';
}

/** The crypto block carries the ledger's own result; other private sales have lines of their own. */
function ownGain({ privateSales, otherPrivateSales }: AssessedYear): string {
  return differenceText(privateSales.net, otherPrivateSales);
}

type MakeLine = (field: FormFieldId, value: string, favour?: Favour) => FormLine | null;

/** A line that the form of that year does not have is left out; one whose number is unknown stays, without a number. */
function lineMaker(year: number, role: PersonRole): MakeLine {
  return (field, value, favour) => {
    const { form, label, lines, code } = FORM_FIELDS[field];
    const entry = lines.find(({ from, to }) => from <= year && year <= to);
    if (entry !== undefined && entry.line === null) return null;
    const coded = code !== undefined && code.from <= year && year <= code.to;
    return {
      form,
      field,
      label,
      line: entry?.line ?? null,
      code: coded ? (role === 'A' ? code.a : code.b) : null,
      source: entry?.source ?? 'unknown',
      confidence: entry?.confidence ?? 'none',
      value,
      wholeEuro: favour === undefined ? null : wholeEuro(value, favour),
    };
  };
}

function present(lines: readonly (FormLine | null)[]): readonly FormLine[] {
  return lines.filter((line) => line !== null);
}
