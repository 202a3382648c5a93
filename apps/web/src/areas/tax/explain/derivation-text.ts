/** The derivation as plain text for a letter or a chat with the adviser: title, formula lines, rules with their source. */
import { type Locale, translate } from '../../../platform/i18n/strings.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { formatRate } from '../../../ui/format/number-format.ts';
import { figureStrings, termStrings } from '../explain-strings.ts';
import type { Explanation, Term } from '../explain-types.ts';
import { isKnownRule, RULE_SOURCES, type RuleId, ruleStrings } from './rules.data.ts';

/**
 * A citation of German law in the reader's language. The places stay the same, only the words for them change; written
 * as the English texts of this app cite them, "section 23 (3) sentence 5 EStG".
 */
const ENGLISH: readonly (readonly [german: RegExp, english: string])[] = [
  [/§§ /g, 'sections '],
  [/§ /g, 'section '],
  [/Abs\. (\d+\w?)/g, '($1)'],
  [/Satz /g, 'sentence '],
  [/Nr\. /g, 'no. '],
  [/Rz\. (?=\d+$)/g, 'margin no. '],
  [/Rz\. /g, 'margin nos. '],
  [/ bis /g, ' to '],
];

export function citation(paragraph: string, locale: Locale): string {
  if (locale === 'de') return paragraph;
  return ENGLISH.reduce((text, [german, english]) => text.replace(german, english), paragraph);
}

export function derivationText(explanation: Explanation, locale: Locale): string {
  const { figure, year, value, blocks, rules } = explanation;
  const title = `${translate(figureStrings, locale, figure)}, ${year}: ${formatEuro(value, locale)}`;
  const formulas = blocks.map((terms) => terms.map((term) => termLine(term, locale)).join('\n'));
  const laws = rules.filter(isKnownRule).map((id) => ruleLine(id, locale));
  return [title, ...formulas, laws.join('\n')].filter((text) => text !== '').join('\n\n');
}

function termLine(term: Term, locale: Locale): string {
  const { id, value, op, unit } = term;
  const sign = op === 'total' ? '=' : termSign(term) || ' ';
  const amount = unit === 'percent' ? formatRate(value, locale) : formatEuro(value, locale);
  return `${sign} ${translate(termStrings, locale, id)}: ${amount}`;
}

function ruleLine(id: RuleId, locale: Locale): string {
  const { paragraph } = RULE_SOURCES[id];
  const source = paragraph === undefined ? '' : ` (${citation(paragraph, locale)})`;
  return `${id}: ${translate(ruleStrings, locale, id)}${source}`;
}

/**
 * The sign before a line of a formula. An amount that is itself negative has its own: a second one would read as its
 * opposite.
 */
export function termSign({ op, value }: Pick<Term, 'op' | 'value'>): '' | '+' | '−' {
  if (value.startsWith('-')) return '';
  return op === 'minus' ? '−' : op === 'plus' ? '+' : '';
}
