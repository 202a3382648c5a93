/**
 * The result of a run as text that can be passed on. It names checks, states, counts and versions; where a check failed it
 * says how often, not with which coin or amount: the text shall tell nothing about the person.
 */
import { ENGINE_VERSION, RULE_BOOK_VERSION } from '@cryptax/tax-de';
import { type Locale, translate } from '../../platform/i18n/strings.ts';
import { formatInstant } from '../../ui/format/date.ts';
import { type CheckState, tallyOf } from './run-checks.ts';
import { checkStrings, selfTestStrings } from './self-test/strings.ts';

export interface ReportQuestion {
  readonly states: readonly CheckState[];
  readonly locale: Locale;
  readonly now: Date;
}

export function reportText({ states, locale, now }: ReportQuestion): string {
  const byId = new Map(states.map((state) => [state.id, state]));
  const { passed, failed, warning, total } = tallyOf([...byId.keys()], byId);
  const word = (key: 'text.title' | 'text.versions' | 'text.when') => translate(selfTestStrings, locale, key);
  const when = formatInstant(now.getTime(), locale);
  const versions = `Cryptax ${import.meta.env.VITE_APP_VERSION}, ${ENGINE_VERSION}, ${RULE_BOOK_VERSION}`;
  return [
    word('text.title'),
    `${word('text.when')}: ${when}`,
    `${word('text.versions')}: ${versions}`,
    translate(selfTestStrings, locale, 'tally', { done: passed + failed + warning, total, failed, warning }),
    '',
    ...states.map((state) => lineOf(state, locale)),
  ].join('\n');
}

const SIGNS = { passed: '+', failed: '!', warning: '~', pending: ' ', running: ' ' } as const;

function lineOf({ id, status, outcome }: CheckState, locale: Locale): string {
  const state = translate(selfTestStrings, locale, `status.${status}`);
  return `${SIGNS[status]} ${translate(checkStrings, locale, id)}: ${state}${plainDetail(outcome, locale)}`;
}

/** Counts and remarks only. */
function plainDetail(outcome: CheckState['outcome'], locale: Locale): string {
  if (outcome?.status === 'passed') {
    return ` (${translate(selfTestStrings, locale, 'passed.count', { count: outcome.checked })})`;
  }
  return outcome?.status === 'warning' ? ` (${translate(selfTestStrings, locale, `note.${outcome.note}`)})` : '';
}
