/**
 * One language per file: a German file has no English word and an English one no German word, and neither shows a name of
 * the program. The words are taken from the tables of texts, so new ones are held to it without being listed here.
 * JSON and the file for WISO are for other programs, which ask for English, and not read here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GOLDEN_NAMES, type GoldenName, goldenUrl } from './testing/golden.ts';
import { workbookRows } from './testing/workbook-rows.ts';
import { zipTexts } from './testing/zip-texts.ts';
import type { Locale } from './text/locale.ts';

const PACKAGES = new URL('../../', import.meta.url);
const WORD = /\p{L}{3,}/gu;

/** Words of one language that the other one never uses. */
const WORDS = { de: wordsOf('de'), en: wordsOf('en') } as const;
const ALIEN: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set([...WORDS.en].filter((word) => !WORDS.de.has(word))),
  en: new Set([...WORDS.de].filter((word) => !WORDS.en.has(word))),
};

/** Names that are the same in both, and what a form is to be filled with, whatever the language of the report. */
const SHARED = new Set(['kryptowerte', 'laut', 'aufstellung', 'kap', 'anlage', 'ctx', 'crypto', 'creation', 'elster']);

const FOLDERS = GOLDEN_NAMES.map((name) => [name, 'de'] as const);
const ENGLISH = [['beginner', 'en']] as const;

test('the words of both languages are found', () => {
  for (const word of ['disposal', 'wallets', 'without', 'acquisition']) expect(WORDS.en).toContain(word);
  for (const word of ['veräußerung', 'anschaffungskosten', 'ohne']) expect(ALIEN.en).toContain(word);
  expect(ALIEN.de.size).toBeGreaterThan(500);
});

test.each([...FOLDERS, ...ENGLISH])(
  '[REC-03] no other language and no program code in files of %s, %s',
  (name, locale) => {
    const own = usersWords(name);
    for (const [file, whole] of filesOf(name, locale)) {
      const text = withoutSources(whole);
      const words = [...text.toLowerCase().matchAll(WORD)].map(([word]) => word);
      const alien = words.filter((word) => ALIEN[locale].has(word) && !own.has(word) && !SHARED.has(word));
      expect([...new Set(alien)], file).toEqual([]);
      expect(/\b(undefined|NaN)\b|\[object|[{}]/.exec(text)?.[0], file).toBeUndefined();
      // English joins words by hyphens as the program does.
      if (locale === 'de' && !file.endsWith('.xml')) expect(codesIn(text, own), file).toEqual([]);
    }
  },
);

/** What joins small letters by points, hyphens or capitals: `missing-value`, `fee.valueEur`. */
function codesIn(text: string, own: ReadonlySet<string>): readonly string[] {
  const joined = text.match(/(?<![\p{L}\d.-])[a-z]+(?:[.-][a-z]+)+(?![\p{L}\d])|\b[a-z]+[A-Z]\w+/gu) ?? [];
  const parts = (code: string) => code.toLowerCase().split(/[.-]/);
  return joined.filter((code) => /[a-z]/.test(code) && !parts(code).some((part) => own.has(part)) && !PLAIN.has(code));
}

/** Words with a hyphen, and the typing of a coin. */
const PLAIN: ReadonlySet<string> = new Set([
  'tax-free',
  'carry-back',
  'lock-up',
  'security-like',
  'rETH',
  'u.a',
  'z.b',
]);

/** Names and notes that came with the user's data. */
function usersWords(name: GoldenName): ReadonlySet<string> {
  const texts = ['ledger.json', 'frame.json'].map((file) => readFileSync(goldenUrl(name, file), 'utf8'));
  const values = texts.flatMap((text) => [
    ...text.matchAll(/"((?:file|note|name|reason|wallet|asset|id|txHash)|source)":\s*"([^"]*)"/g),
  ]);
  return new Set(values.flatMap(([, , value = '']) => [...value.toLowerCase().matchAll(WORD)].map(([word]) => word)));
}

/** Ids of rules, files and transactions are names. */
function withoutSources(text: string): string {
  const withoutRules = text.replaceAll(/\b[A-Z][A-Z\d]+-\d\d\b/g, ' ');
  return withoutRules.replace(/[\p{L}\d.-]+\.\s?csv(:[\d,]+)?/gu, ' ').replace(/\b0x[\da-f…]+|\b[\da-f]{16,}\b/gi, ' ');
}

/** Every golden file as a reader sees it; golden.test.ts keeps them equal to what is written. */
function filesOf(name: GoldenName, folder: string): readonly (readonly [file: string, text: string])[] {
  const files = readdirSync(goldenUrl(name, folder)).filter((file) => !/\.(json|pdf)$|^WISO/.test(file));
  expect(files.length).toBeGreaterThanOrEqual(3);
  return files.map((file) => [
    `${name}/${folder}/${file}`,
    textOf(file, readFileSync(goldenUrl(name, `${folder}/${file}`))),
  ]);
}

function textOf(file: string, bytes: Uint8Array): string {
  if (file.endsWith('.xlsx')) return [...workbookRows(bytes)].flat(3).join('\n');
  // The names of attributes belong to the schema.
  if (file.endsWith('.xml')) return new TextDecoder().decode(bytes).replaceAll(/ [\w:]+=/g, ' ');
  if (!file.endsWith('.zip')) return new TextDecoder().decode(bytes);
  return Object.entries(zipTexts(bytes))
    .flatMap(([inner, text]) => [inner.replaceAll(/[_.]|csv$/g, ' '), text])
    .join('\n');
}

function wordsOf(locale: Locale): ReadonlySet<string> {
  const texts = ['reports/src/', 'messages/src/', 'tax-de/src/'].flatMap((folder) =>
    readdirSync(new URL(folder, PACKAGES), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(new URL(folder + file, PACKAGES), 'utf8').matchAll(
          /\b(de|en):\s*(['"`])((?:(?!\2)[^\\\n]|\\.)*)\2/g,
        ),
      ]),
  );
  return new Set(
    texts
      .filter(([, language]) => language === locale)
      .flatMap(([, , , text = '']) =>
        [
          ...text
            .replaceAll(/\$?\{\w+\}/g, ' ')
            .toLowerCase()
            .matchAll(WORD),
        ].map(([word]) => word),
      ),
  );
}
