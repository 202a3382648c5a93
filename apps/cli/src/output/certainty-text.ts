/** Ranges of the years and the questions that decide them, for a reader; nothing where nothing is open. */
import type { Certainty, QuestionEffect, YearCertainty } from '@cryptax/tax-de';
import { type Column, table } from './table.ts';

const SHOWN = 10;

const YEAR_COLUMNS: readonly Column[] = [
  { title: 'Year' },
  { title: 'Net s. 23' },
  { title: 'Net s. 22' },
  { title: 'Extra tax' },
  { title: '' },
];
const QUESTION_COLUMNS: readonly Column[] = [
  { title: 'Event' },
  { title: 'Open' },
  { title: 'Changes up to', align: 'right' },
];

const WORDS: Readonly<Record<QuestionEffect['kind'], string>> = {
  outflow: 'what coins that left were',
  inflow: 'what coins that came were',
  price: 'a price',
  acquisition: 'an acquisition',
  row: 'a row that cannot be read',
};

export function certaintyText({ years, questions, tightness }: Certainty): string {
  if (questions.length === 0) return '';
  const deciding = questions.filter(({ without }) => without !== true);
  const rest = questions.length - deciding.length;
  return [
    `Certainty (${tightness === 'exact' ? 'both ends are reached by some answers' : 'no answers lead outside; the ends may not be reached'})`,
    table(YEAR_COLUMNS, Object.entries(years).map(yearRow)),
    ...(deciding.length === 0 ? [] : [table(QUESTION_COLUMNS, deciding.slice(0, SHOWN).map(questionRow))]),
    ...(deciding.length > SHOWN ? [`and ${deciding.length - SHOWN} more\n`] : []),
    ...(rest === 0 ? [] : [`${rest} open points change no form and can stay.\n`]),
  ].join('\n');
}

function yearRow([year, { privateSales, income, tax, complete }]: [string, YearCertainty]): string[] {
  return [year, range(privateSales), range(income), tax === undefined ? '' : range(tax), complete ? 'decided' : 'open'];
}

function questionRow({ eventIds, kind, effect }: QuestionEffect): string[] {
  return [eventIds.join(', '), WORDS[kind], effect ?? 'no bound'];
}

function range({ low, high }: YearCertainty['income']): string {
  if (low !== null && low === high) return low;
  return `${low ?? 'no bound'} to ${high ?? 'no bound'}`;
}
