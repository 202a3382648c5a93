/** The derivation as plain text for a letter or a chat with the adviser: title, formula lines, rules with their source. */
import { type Locale, translate } from '../../../platform/i18n/strings.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { formatRate } from '../../../ui/format/percent.ts';
import { figureStrings, termStrings } from '../explain-strings.ts';
import type { Explanation, Term } from '../explain-types.ts';
import { citation } from './citation.ts';
import { isKnownRule, RULE_SOURCES, type RuleId, ruleStrings } from './rules.data.ts';
import { termSign } from './term-sign.ts';

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
