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
  outflow: 'what outgoing coins were',
  inflow: 'what incoming coins were',
  price: 'a price',
  acquisition: 'an acquisition',
  duplicate: 'whether it repeats another entry',
  row: 'a row that cannot be read',
};

/** A year that is done although questions are open; nothing where it is not, or where nothing is open. */
export function doneText(year: string, { questions, years }: Certainty): string {
  const own = years[year];
  if (own?.complete !== true || questions.length === 0) return '';
  const open = questions.length === 1 ? 'one question is open' : `${questions.length} questions are open`;
  const reason =
    own.belowLimits === true ? 'every answer stays below the limits' : 'no answer changes a figure of this year';
  return `${year} is done although ${open}: ${reason}.\n`;
}

/** Both sums of a year between their ends. */
export function rangeText(year: string, { years }: Certainty): string {
  const own = years[year];
  if (own === undefined) return '';
  return `${year}, whatever is answered: section 23 ${range(own.privateSales)}, section 22 ${range(own.income)}.\n`;
}

/** The one tax of a couple between its ends; nothing where no income is stated. */
export function taxText(year: string, { years }: Certainty): string {
  const tax = years[year]?.tax;
  return tax === undefined
    ? ''
    : `${year}, whatever is answered: the tax on crypto of both together is ${range(tax)}.\n`;
}

/** How tight the range of a year is. */
export function tightText(year: string, { tightness, years }: Certainty): string {
  const slack = years[year]?.slack;
  if (slack === undefined) return '';
  const endless = endlessText(year, years[year]);
  if (tightness === 'exact') {
    const reached = endless === '' ? 'both ends of the range are reached' : 'all other ends of the range are reached';
    return `${endless}${year}: ${reached} by some answers.\n`;
  }
  const parts = [
    ['section 23', slack.privateSales],
    ['section 22', slack.income],
  ] as const;
  const words = parts.flatMap(([law, most]) => (most === null ? [] : [`${law} by ${most}`]));
  if (words.length === 0) return endless;
  return `${endless}${year}: no answers lead outside the range; an end can lie beyond what answers reach, ${words.join(', ')} at most.\n`;
}

/** Which ends nothing bounds: what coins of unknown origin cost, what a coin without a price was worth, what an unread row says. */
function endlessText(year: string, own: YearCertainty | undefined): string {
  const laws = [
    ['section 23', own?.privateSales],
    ['section 22', own?.income],
  ] as const;
  return laws
    .flatMap(([law, sum]) => {
      if (sum === undefined || (sum.low !== null && sum.high !== null)) return [];
      const ends = sum.low !== null ? 'upper' : sum.high !== null ? 'lower' : 'lower and no upper';
      return [`${year}: ${law} has no ${ends} end: some answers could be any amount.\n`];
    })
    .join('');
}

export function certaintyText(certainty: Certainty): string {
  const { years, questions, tightness } = certainty;
  if (questions.length === 0) return '';
  const deciding = questions.filter(({ without }) => without !== true);
  const rest = questions.length - deciding.length;
  return [
    `Certainty (${tightness === 'exact' ? 'both ends are reached by some answers' : 'no answers lead outside; the ends may not be reached'})`,
    table(YEAR_COLUMNS, Object.entries(years).map(yearRow)),
    ...Object.keys(years).flatMap((year) => [doneText(year, certainty), tightText(year, certainty)].filter(Boolean)),
    ...(deciding.length === 0 ? [] : [table(QUESTION_COLUMNS, deciding.slice(0, SHOWN).map(questionRow))]),
    ...(deciding.length > SHOWN ? [`and ${deciding.length - SHOWN} more\n`] : []),
    ...(rest === 0
      ? []
      : [
          rest === 1
            ? 'One open point changes no form and can stay.\n'
            : `${rest} open points change no form and can stay.\n`,
        ]),
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
