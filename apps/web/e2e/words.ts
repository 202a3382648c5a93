/**
 * A journey is written in one language and runs in both. `npm test` runs it in its own; `E2E_LANGUAGE=de npm run e2e -- <name>`
 * (or `en`) in the one that is asked for: every word it looks for is then exchanged by the app's own tables of texts. A word
 * that no table has, or that has two meanings, ends the run: it is never looked for in the wrong language.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../src/platform/i18n/strings.ts';

interface Pair {
  readonly de: string;
  readonly en: string;
}

type Values = Readonly<Record<string, string | number>>;
/** As it is in the journey's language; with its German and English where that alone has several meanings. */
type Text = string | readonly [de: string, en: string];

export interface Words {
  readonly locale: Locale;
  /** The whole text, its names in {{braces}} filled in. */
  readonly say: (text: Text, values?: Values) => string;
  /** The same as a pattern: a name without a value stands for anything. */
  readonly like: (text: Text, values?: Values) => RegExp;
  /** `1234.50` as the app prints an amount of euros. */
  readonly euro: (amount: string) => string;
}

/** `own` is the language that the journey is written in. */
export function wordsIn(own: Locale): Words {
  const locale = languageOfRun() ?? own;
  const exchange = locale === own ? (text: string) => text : exchanging(own);
  const other = (text: Text) => (typeof text === 'string' ? exchange(text) : text[locale === 'de' ? 0 : 1]);
  return {
    locale,
    say: (text, values = {}) => filledIn(other(text), values),
    like: (text, values = {}) => {
      const parts = filledIn(other(text), values).split(/\{\{\w+\}\}/);
      return new RegExp(parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.+'));
    },
    euro: (amount) => {
      const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(amount as `${number}`);
      return locale === 'de' ? `${written}\u00a0€` : `€${written}`;
    },
  };
}

function languageOfRun(): Locale | undefined {
  const asked = process.env.E2E_LANGUAGE;
  if (asked === undefined || asked === 'de' || asked === 'en') return asked;
  throw new Error(`E2E_LANGUAGE is de or en, not ${asked}.`);
}

const filledIn = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Read once, and only for another language. */
let texts: readonly Pair[] | undefined;

function exchanging(own: Locale): (text: string) => string {
  const known = new Map<string, Set<string>>();
  texts ??= [...allTexts()];
  for (const { de, en } of texts) {
    const [from, to] = own === 'de' ? [de, en] : [en, de];
    known.set(from, (known.get(from) ?? new Set()).add(to));
  }
  return (text) => {
    const [found, ...more] = known.get(text) ?? [];
    if (found === undefined) throw new Error(`No table of texts has "${text}" (${own}).`);
    if (more.length > 0) throw new Error(`"${text}" has several meanings: ${[found, ...more].join(' / ')}.`);
    return found;
  };
}

const QUOTED = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const PAIR = new RegExp(String.raw`\bde:\s*${QUOTED},\s*en:\s*${QUOTED}`, 'g');
const FORMS = String.raw`\{\s*one:\s*${QUOTED},\s*other:\s*${QUOTED},?\s*\}`;
const COUNTED = new RegExp(String.raw`\bde:\s*${FORMS},\s*en:\s*${FORMS}`, 'g');

/** Read from the sources, because a part of the app keeps its few words to itself. Of a text with a count, both forms. */
function* allTexts(): Generator<Pair> {
  const folder = join(import.meta.dirname, '..', 'src');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const source = readFileSync(join(folder, name), 'utf8');
    for (const [, de = '', en = ''] of source.matchAll(PAIR)) yield { de: unquoted(de), en: unquoted(en) };
    for (const [, one = '', other = '', enOne = '', enOther = ''] of source.matchAll(COUNTED)) {
      yield { de: unquoted(one), en: unquoted(enOne) };
      yield { de: unquoted(other), en: unquoted(enOther) };
    }
  }
}

function unquoted(literal: string): string {
  const inner = literal.slice(1, -1);
  return inner
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replaceAll(/\\(.)/g, '$1');
}
