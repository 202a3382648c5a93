/** The derivation as plain text for a letter or a chat with the adviser: title, formula lines, rules with their source. */
import { formatEuro } from '../../ui/format/euro.ts';
import { type Locale, translate } from '../i18n/strings.ts';
import type { Explanation, Term } from '../ledger/explain-api.ts';
import { citation } from './citation.ts';
import { RULE_SOURCES, ruleStrings } from './rules.data.ts';
import { figureStrings, termStrings } from './strings.ts';

export function derivationText(explanation: Explanation, locale: Locale): string {
  const { figure, year, value, blocks, rules } = explanation;
  const title = `${translate(figureStrings, locale, figure)}, ${year}: ${formatEuro(value, locale)}`;
  const formulas = blocks.map((terms) => terms.map((term) => termLine(term, locale)).join('\n'));
  const laws = rules.filter((id): id is RuleId => Object.hasOwn(RULE_SOURCES, id)).map((id) => ruleLine(id, locale));
  return [title, ...formulas, laws.join('\n')].filter((text) => text !== '').join('\n\n');
}

type RuleId = keyof typeof RULE_SOURCES;

const SIGNS: Readonly<Record<Term['op'], string>> = { plain: '  ', plus: '+ ', minus: '− ', total: '= ' };

function termLine({ id, value, op, unit }: Term, locale: Locale): string {
  const amount = unit === 'percent' ? `${value} %` : formatEuro(value, locale);
  return `${SIGNS[op]}${translate(termStrings, locale, id)}: ${amount}`;
}

function ruleLine(id: RuleId, locale: Locale): string {
  return `${id}: ${translate(ruleStrings, locale, id)} (${citation(RULE_SOURCES[id].paragraph, locale)})`;
}
