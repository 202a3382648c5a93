/**
 * One voice on every screen, in every report, mail and help article and on the command line: the words of `docs/glossary.md` and no others for the
 * same thing, in every table of texts and in every term that the app explains.
 * Read from the tables themselves, so a new screen is held to it without being listed here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GLOSSARY } from '../../areas/learn/glossary/glossary.data.ts';
import type { Locale, StringTable } from './strings.ts';

const SOURCES = new URL('../../', import.meta.url);

/** Found at run time: a list that the compiler puts in would be kept with the compiled test and name files that are gone. */
const TABLES = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(strings|screen-titles|screen-help|action-texts)\.ts$/.test(name),
);
const MODULES: readonly (readonly [path: string, exported: Record<string, unknown>])[] = await Promise.all(
  TABLES.map(async (name) => [name, await import(/* @vite-ignore */ fileURLToPath(new URL(name, SOURCES)))] as const),
);

/** What no text says, and what it says instead. */
const NEVER: Readonly<Record<Locale, readonly (readonly [pattern: RegExp, instead: string])[]>> = {
  de: [
    [/\b(Ihr|Ihre|Ihren|Ihrem) (Konto|Daten|Wallet|Einstellungen|Passwort)/, 'du'],
    [/\b(eigenes|dieses|jedes|das|ein|im|vom|zum) Wallet\b/, 'die Wallet'],
    [/\b(welche|gleiche|diese|die|eine) Coin\b/, 'der Coin'],
    [/\b(der|dieser) Token (ist|wird|sieht|hat)\b/, 'das Token'],
    [/\bGeschenk/, 'Schenkung'],
    [/Steuerreport/, 'Steuerbericht'],
    [/\b(Vorg(ang|angs|änge|ängen)|Ereignis(se|sen|ses)?)\b/, 'Buchung'],
    [/\b(Wähl|Trag|Füg|Zieh|Leg|Such|Stell|Setz|Heb|Nenn) /, 'the imperative with -e'],
    [/\b(Plan FREE|Free-Plan|kostenlose[nr]? Plan)\b/, 'Tarif Free'],
    [/\b(Demo-Bestand|Zum Dashboard|Freibetrag von)\b/, 'Beispielbestand, Zur Übersicht, Freigrenze'],
    [/\d %|\}\} %/, 'a space that does not break before %'],
    [/hingetauscht|reißt die|Rate Limit|Session ID|\bHoppla\b|Schnelle Gewinne/, 'the word people use'],
    [/Freigrenze (fällt|reißt)|fällt die Freigrenze/, 'erreicht'],
    [/\bin der (\w+en )?Coin\b/, 'im Coin'],
    [/\b(Ein unbekannter|Der Wrapped|Ein Wrapped|jeder|kein) Token\b|Token, (den|der) /, 'das Token'],
    [/\bVerfahren\b/, 'Methode'],
    [/\b[Nn]och keiner\b/, 'what was not asked is not counted'],
    [
      /\b(Reports (und|oder)|Demo-Daten|Prüfmuster|einloggen|Journal)\b/,
      'Berichte, Beispieldaten, Hash, anmelden, Verlauf',
    ],
    [/\b(Schalt|Versuch|Schick|Zieh|versuch|schick|zieh) (es|die|das|den|immer)\b/, 'the imperative with -e'],
    [/\bohne Netz\b|\bkein Netz\b/, 'ohne Internet'],
    [/\bEinkunft\b/, 'Leistung'],
  ],
  en: [
    [/(?<!\{)\bevents?\b/i, 'entry'],
    [/\b(example|sample) data\b/i, 'demo data'],
    [/\btax free\b/i, 'tax-free'],
    [/\b(e-mail|sign in|sign up|optimizer)\b/i, 'email, log in, create an account, optimiser'],
    [/\bdata lies?\b/i, 'is'],
    [/\d\s%|\}\}\s%/, 'no space before %'],
    [/\bNo tax advice\b/, 'Not tax advice'],
    [/ \.\.\./, '…'],
    [
      /\b(take over|browser knows no|asked are|calls of the interface|check pattern)\b/i,
      'add, does not support, services asked, API calls, hash',
    ],
    [/\b(takes?|taken|took) (it |them |back |the (file|entries) )?(over|back)\b/i, 'add, undo, reverse'],
    [/\b(anew|afresh|dearest|unasked|unrequested|meanwhile)\b/i, 'again, most expensive, unsolicited, in the meantime'],
    [/\bstands? (in(?! for)|on|under|here|there|beside|above|behind|below|after)\b/i, 'is, appears'],
    [/\b(hands?|gives?) out\b/i, 'provides'],
    [/(?<!there )\b(?:is|are) no (?:number|table|signature|sale|purchase|currency|adviser|tax adviser)\b/i, 'is not a'],
    [/\b(a|the|this|no|by|new) mails?\b(?! server)/i, 'email'],
    [/\btravels? along\b|\bplay(s|ed)? (a sale )?through\b/i, 'carries over, try out'],
    [/\bcomput(e|es|ed|ing) (it )?again\b|\bnothing of it\b|\b(Own server|None asked)\b/, 'recalculate, none of it'],
    [/\bholds? (now|only if|in this)\b/i, 'applies, runs, is valid'],
    [/\bshall\b/i, 'should'],
    [/\btarget (wallet|unknown)\b/i, 'destination'],
    [/\bparagraphs? 6[12]\b/, 'margin no.'],
    [/\bholding year\b/i, 'holding period'],
    [/\b(the |your )?(account|data|entries|keys?|files?) lies?\b/i, 'is, are'],
  ],
};

test('no table of texts uses another word for the same thing', () => {
  const found = allTexts().flatMap(({ where, locale, text }) =>
    NEVER[locale].flatMap(([pattern, instead]) => (pattern.test(text) ? [`${where}: ${text} (${instead})`] : [])),
  );
  expect(found).toEqual([]);
});

test('the tables are read: more than a thousand texts of each language, reports, command line, help, legal pages and mails among them', () => {
  const texts = allTexts();
  expect(reportTexts().length).toBeGreaterThan(500);
  expect(commandLineTexts().length).toBeGreaterThan(100);
  expect(helpTexts().length).toBeGreaterThan(500);
  expect(looseTexts().filter(({ where }) => where.includes('legal/screens')).length).toBeGreaterThan(50);
  expect(mailTexts().length).toBeGreaterThan(40);
  for (const locale of ['de', 'en'] as const) {
    expect(texts.filter((one) => one.locale === locale).length).toBeGreaterThan(1_000);
  }
});

interface FoundText {
  readonly where: string;
  readonly locale: Locale;
  readonly text: string;
}

function allTexts(): readonly FoundText[] {
  const screens = MODULES.flatMap(([path, exported]) =>
    Object.values(exported).flatMap((value) => (isStrings(value) ? textsOf(path, value.table) : [])),
  );
  return [
    ...screens,
    ...reportTexts(),
    ...commandLineTexts(),
    ...helpTexts(),
    ...looseTexts(),
    ...mailTexts(),
    ...GLOSSARY.flatMap(({ id, text, example }) => textsOf(`term ${id}`, { text, example })),
  ];
}

const REPOSITORY = new URL('../../../../../', import.meta.url);

/** Reports and messages have their texts side by side in many small tables, which only their sources know. */
function reportTexts(): readonly FoundText[] {
  return sourcesIn(['packages/reports/src/', 'packages/messages/src/', 'packages/tax-de/src/']).flatMap(
    ([path, source]) => sideBySide(path, source),
  );
}

function sideBySide(where: string, source: string): readonly FoundText[] {
  return [...source.matchAll(/\b(de|en):\s*(['"])((?:(?!\2)[^\\\n]|\\.)*)\2/g)].map(([, locale, , text = '']) => ({
    where,
    locale: locale === 'de' ? ('de' as const) : ('en' as const),
    text,
  }));
}

/** Texts beside a component or in a file of data, and the legal pages, whose paragraphs are lists. */
function looseTexts(): readonly FoundText[] {
  const sources = sourcesIn(['apps/web/src/']).filter(([path]) => !path.includes('/internal/'));
  return [
    ...sources.flatMap(([path, source]) => sideBySide(path, source)),
    ...sources.flatMap(([path, source]) =>
      [...source.matchAll(/\b(de|en): \[([^\]]*)\]/g)].flatMap(([, locale, list = '']) =>
        [...list.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, text = '']) => ({
          where: path,
          locale: locale === 'de' ? ('de' as const) : ('en' as const),
          text,
        })),
      ),
    ),
  ];
}

/** A mail says everything twice, German first: a line is German if it has a letter or word that only German has. */
function mailTexts(): readonly FoundText[] {
  return sourcesIn(['apps/server/src/'])
    .filter(([path]) => /mails?\.ts$/.test(path))
    .flatMap(([path, source]) =>
      literals(source).map((text) => ({
        where: path,
        locale: /[äöüß]|\b(der|die|das|und|ist|dein|deine|du|bitte)\b/i.test(text) ? ('de' as const) : ('en' as const),
        text,
      })),
    );
}

/** The command line speaks English: every text of several words in it. */
function commandLineTexts(): readonly FoundText[] {
  return sourcesIn(['apps/cli/src/']).flatMap(([path, source]) =>
    literals(source).map((text) => ({ where: path, locale: 'en' as const, text })),
  );
}

/** Every text of several words, without what is filled in. */
function literals(source: string): readonly string[] {
  return [...source.matchAll(/(['`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, ''))
    .filter((text) => /[a-z] [a-z]/.test(text));
}

/** The articles, line by line, without their search words: those hold what a reader might type. */
function helpTexts(): readonly FoundText[] {
  return (['de', 'en'] as const).flatMap((locale) =>
    readdirSync(new URL(`docs/help/${locale}/`, REPOSITORY)).flatMap((name) =>
      readFileSync(new URL(`docs/help/${locale}/${name}`, REPOSITORY), 'utf8')
        .split('\n')
        .filter((text) => /[a-z] [a-z]/i.test(text) && !text.startsWith('words:') && !/`[\w-]*events?`/.test(text))
        .map((text) => ({ where: `docs/help/${locale}/${name}`, locale, text })),
    ),
  );
}

function sourcesIn(folders: readonly string[]): readonly (readonly [path: string, source: string])[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(folder, REPOSITORY), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('testing/'))
      .map((name) => [folder + name, readFileSync(new URL(folder + name, REPOSITORY), 'utf8')] as const),
  );
}

function textsOf(path: string, table: StringTable): readonly FoundText[] {
  return Object.entries(table).flatMap(([key, entry]) =>
    (['de', 'en'] as const).flatMap((locale) => {
      const text = entry[locale];
      const forms = typeof text === 'string' ? [text] : [text.one, text.other];
      return forms.map((form) => ({ where: `${path} ${key}`, locale, text: form }));
    }),
  );
}

function isStrings(value: unknown): value is { readonly table: StringTable } {
  return typeof value === 'object' && value !== null && 'table' in value && 'namespace' in value;
}
