/** A step of the journal in words: what it was, what of it changed, and why. */
import { changeReason } from '@cryptax/reports/words';
import { formatDay } from '../../ui/format/date.ts';
import { formatExact } from '../../ui/format/quantity.ts';
import { readable } from '../i18n/readable.ts';
import { type Locale, translate } from '../i18n/strings.ts';
import { reasonOf } from './change-reason.ts';
import { journalStrings, stepStrings } from './journal-strings.ts';
import type { JournalEntry } from './ledger-state.ts';

type Step = Pick<JournalEntry, 'kind' | 'why' | 'subjects'>;

/** Kinds whose subjects are names; those of all others are ids of entries, or codes. */
const NAMED: ReadonlySet<string> = new Set(['import', 'presets', 'seal', 'unseal', 'evidence', 'connection']);

/** A step this program does not know is called a change. */
export function entryName({ kind, why }: Pick<Step, 'kind' | 'why'>, locale: Locale): string {
  const key = [`${kind}.${why}`, kind].find((name) => name in stepStrings.table) ?? 'other';
  return translate(stepStrings, locale, key as keyof typeof stepStrings.table);
}

/** Files, names, or the choices that differ; empty where the step says it all. */
export function entryFacts({ kind, why, subjects }: Step, locale: Locale): string {
  // Behind the file stand entries of other files that it was merged with.
  if (kind === 'remove-import') return subjects[0] ?? '';
  if (NAMED.has(kind)) return subjects.join(', ');
  if (kind === 'trim') return subjects.map((subject) => trimFact(subject, locale)).join('');
  if (kind !== 'settings') return '';
  if (why.startsWith('price.manual')) return subjects.map((subject) => priceFact(subject, locale)).join(', ');
  return subjects.map((subject) => choiceFact(subject, locale)).join(', ');
}

/** Why an entry was changed, as the report says it. Nothing for steps that are no change by hand. */
export function entryReason({ kind, why }: Pick<Step, 'kind' | 'why'>, locale: Locale): string {
  if (`${kind}.${why}` in stepStrings.table || !HAND.has(kind)) return '';
  return changeReason({ at: '', eventId: '', action: 'edited', ...reasonOf({ kind, why }) }, locale);
}

const HAND: ReadonlySet<string> = new Set([
  'add',
  'mend-rows',
  'answer',
  'edit',
  'bulk-edit',
  'split',
  'merge',
  'label',
  'delete',
]);

/** `BTC 2021-05-03 48000 EUR`, the price only where one was entered. */
function priceFact(subject: string, locale: Locale): string {
  const [asset = '', day = '', ...rest] = subject.split(' ');
  const [price, currency] = rest.length > 1 ? rest : [undefined, undefined];
  const when = `${readable(asset)}, ${formatDay(day, locale)}`;
  return price === undefined ? when : `${when}: ${formatExact(price, locale)} ${currency}`;
}

/** `steps:12`; none where only abandoned steps gave back their room. */
function trimFact(subject: string, locale: Locale): string {
  const count = Number(subject.split(':')[1]);
  return count > 0 ? translate(journalStrings, locale, 'fact.steps', { count }) : '';
}

function choiceFact(subject: string, locale: Locale): string {
  const [field = '', from = '', ...rest] = subject.split(':');
  const to = rest.join(':');
  switch (field) {
    case 'method':
      return translate(journalStrings, locale, 'fact.method', {
        from: methodName(from, locale),
        to: methodName(to, locale),
      });
    case 'scope':
      return translate(journalStrings, locale, 'fact.scope', {
        from: scopeName(from, locale),
        to: scopeName(to, locale),
      });
    case 'poolMethods':
      return translate(journalStrings, locale, 'fact.poolMethods', { pool: to, method: methodName(from, locale) });
    case 'year':
      return translate(journalStrings, locale, 'fact.year', { year: from });
    case 'transferFee':
    case 'wrapping':
    case 'liquidStaking':
    case 'liquidityPool':
    case 'freeAirdrops':
    case 'spotMargin':
    case 'spentOutputs':
    case 'on':
    case 'off':
      return translate(journalStrings, locale, `fact.${field}`);
    default:
      return subject;
  }
}

/** FIFO and the like are names in both languages. */
function methodName(method: string, locale: Locale): string {
  return method === 'AVERAGE' ? translate(journalStrings, locale, 'method.AVERAGE') : method;
}

function scopeName(scope: string, locale: Locale): string {
  return translate(journalStrings, locale, scope === 'global' ? 'scope.global' : 'scope.wallet');
}
