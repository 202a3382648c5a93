/**
 * The article `complete-history`: for every exchange with a plan of our own what a connection reads, how far back, and what
 * only a file brings. Written out of the catalogue of exchanges and the formats of the importers, so that it cannot grow old.
 */
import { connectableExchange, EXCHANGE_COVERAGE } from '@cryptax/api-contract';
import { FORMATS } from '@cryptax/importers';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import { type CoverageLine, coverageLines } from '../../../exchanges/parts/coverage-table.tsx';
import { helpForSource, rankOfSource } from '../../help-for-source.ts';
import { areaWords } from './article-parts.ts';
import { fileLabel } from './file-label.ts';

const TEXTS = {
  de: {
    head: `---
topic: data
words: Checkliste, vollständig, alles da, Lücke, fehlt etwas, Earn, Karte, Futures, Kleinstbeträge, Dust, Sparplan, P2P, Pay, Margin
screens: smartImport, exchangeSettings
---

# Habe ich alles? Checkliste je Börse

Was du je Börse brauchst, damit nichts fehlt: was eine Verbindung liest, wie weit sie zurückreicht und was nur eine Datei bringt.

## So gehst du vor

1. Gehe die Bereiche deiner Börse durch und überlege, was du je benutzt hast, auch nur einmal.
2. Hast du die Börse verbunden, fehlt noch, was unter „Nur per Datei“ steht, und was älter ist als die genannten Tage.
3. Lade die Dateien ab der Eröffnung des Kontos, nicht nur für ein Jahr. Was schon da ist, zählt nicht doppelt.
4. Vergleiche zum Schluss die Bestände mit denen der Börse.

Was bald nicht mehr zu haben ist, steht im [Rettungskalender](rescue-calendar.md).`,
    all: 'Verbindung, von Anfang an',
    last: (days: number) => `Verbindung, nur die letzten ${days} Tage; Älteres per Datei`,
    file: 'Nur per Datei, falls benutzt',
    absent: 'Gibt es dort nicht',
    files: 'Dateien, die Cryptax erkennt',
    guide: 'So kommst du an sie',
    none: 'Keine Datei bekannt: Ordne die Spalten im Expertenimport zu.',
    rest: `## Ohne geprüfte Verbindung

Bei diesen Börsen und Brokern ist die Datei der sichere Weg. Frage bei jeder nach allen Bereichen: Spot-Handel, Ein- und Auszahlungen, Earn, Staking, Karte, Futures, Kleinstbeträge.`,
  },
  en: {
    head: `---
topic: data
words: checklist, complete, everything, gap, missing, earn, card, futures, dust, small balances, recurring buy, P2P, Pay, margin
screens: smartImport, exchangeSettings
---

# Have I got everything? A checklist per exchange

What you need from each exchange so that nothing is missing: what a connection reads, how far back it goes, and what only a file brings.

## How to use it

1. Go through the areas of your exchange and think of what you have ever used, even once.
2. If the exchange is connected, you still need what is listed under “By file only”, and what is older than the days named.
3. Download the files from the opening of the account, not just for one year. What is already there does not count twice.
4. Compare the balances with those of the exchange at the end.

What will soon no longer be available is in the [rescue calendar](rescue-calendar.md).`,
    all: 'Connection, from the beginning',
    last: (days: number) => `Connection, the last ${days} days only; older by file`,
    file: 'By file only, if used',
    absent: 'Does not exist there',
    files: 'Files that Cryptax recognises',
    guide: 'How to get them',
    none: 'No file is known: map the columns in the expert import.',
    rest: `## Without a tested connection

For these exchanges and brokers the file is the safe way. Ask each of them for all areas: spot trades, deposits and withdrawals, earn, staking, card, futures, small balances.`,
  },
} as const;

export function completeArticle(locale: Locale): string {
  const texts = TEXTS[locale];
  const sections = companies().map(({ names, ids }) => `## ${names.join(', ')}\n\n${checklist(ids, locale)}`);
  const rest = fileSources().map((source) => `- [${source}](${helpForSource(source)}.md): ${filesOf([source])}`);
  return `${[texts.head, ...sections, texts.rest, rest.join('\n')].join('\n\n')}\n`;
}

interface Company {
  readonly ids: readonly [string, ...string[]];
  readonly names: readonly string[];
}

/** Companies of one exchange share a table and a section. */
function companies(): readonly Company[] {
  const ids = Object.keys(EXCHANGE_COVERAGE);
  const isFirst = (id: string) => ids.find((each) => EXCHANGE_COVERAGE[each] === EXCHANGE_COVERAGE[id]) === id;
  return ids.filter(isFirst).map((first) => {
    const others = ids.filter((id) => id !== first && EXCHANGE_COVERAGE[id] === EXCHANGE_COVERAGE[first]);
    return { ids: [first, ...others], names: [first, ...others].map(nameOf) };
  });
}

function checklist([id, ...more]: Company['ids'], locale: Locale): string {
  const texts = TEXTS[locale];
  const lines = coverageLines(id);
  const days = [...new Set(lines.flatMap((line) => line.days ?? []))].sort((a, b) => a - b);
  const isRead = (line: CoverageLine) => line.state === 'read';
  const sources = [...new Set([id, ...more].flatMap(sourcesOf))];
  const parts: readonly (readonly [string, string])[] = [
    [
      texts.all,
      areaWords(
        lines.filter((line) => isRead(line) && line.days === undefined),
        locale,
      ),
    ],
    ...days.map(
      (limit) =>
        [
          texts.last(limit),
          areaWords(
            lines.filter((line) => line.days === limit),
            locale,
          ),
        ] as const,
    ),
    [
      texts.file,
      areaWords(
        lines.filter(({ state }) => state === 'file'),
        locale,
      ),
    ],
    [
      texts.absent,
      areaWords(
        lines.filter(({ state }) => state === 'absent'),
        locale,
      ),
    ],
    [
      texts.files,
      sources.length === 0
        ? texts.none
        : `${filesOf(sources)}. [${texts.guide}](${helpForSource(sources[0] ?? '')}.md)`,
    ],
  ];
  return parts.flatMap(([label, words]) => (words === '' ? [] : `- **${label}:** ${words}`)).join('\n');
}

function nameOf(id: string): string {
  return connectableExchange(id)?.name ?? id;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const SOURCES = [
  ...new Set(
    FORMATS.filter(({ sourceKind }) => sourceKind === 'exchange' || sourceKind === 'broker').map(
      ({ source }) => source,
    ),
  ),
];

/** The files of an exchange: sources whose name begins with its name, Binance.US apart, which is an exchange of its own. */
function sourcesOf(id: string): readonly string[] {
  return SOURCES.filter((source) => plain(source).startsWith(plain(nameOf(id))) && source !== 'Binance.US');
}

function fileSources(): readonly string[] {
  const connected = new Set(Object.keys(EXCHANGE_COVERAGE).flatMap(sourcesOf));
  return SOURCES.filter((source) => !connected.has(source)).sort(
    (a, b) => rankOfSource(a) - rankOfSource(b) || a.localeCompare(b, 'en'),
  );
}

function filesOf(sources: readonly string[]): string {
  return FORMATS.filter(({ source }) => sources.includes(source))
    .map((format) => fileLabel(format))
    .join(', ');
}
