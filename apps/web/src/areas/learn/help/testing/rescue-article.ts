/**
 * The article `rescue-calendar`, written out of its data and the catalogue of exchanges: what drops out soonest comes first,
 * then closed services, the latest first.
 */
import { FORMATS } from '@cryptax/importers';
import type { Locale } from '../../../../platform/i18n/strings.ts';
import { formatDay } from '../../../../ui/format/date.ts';
import { coverageLines } from '../../../exchanges/parts/coverage-table.tsx';
import { CLOSED_SERVICES, type ClosedService, RESCUE_WINDOWS, type RescueWindow } from '../rescue-calendar.data.ts';
import { areaWords, table } from './article-parts.ts';

const TEXTS = {
  de: {
    head: `---
topic: data
words: Frist, gelöscht, Löschung, geschlossen, insolvent, Verlauf weg, zu spät, retten, alte Börse, 90 Tage, Celsius, FTX, Nuri, BlockFi
screens: smartImport, exchangeSettings
---

# Rettungskalender: was Börsen nicht mehr herausgeben

Manche Dienste geben über ihre Schnittstelle nur die letzten Monate heraus, andere haben geschlossen. Hier steht, was du zuerst sichern solltest, das Dringendste oben.

## Jeden Tag fällt ein Tag weg

Was älter ist, bekommt eine Verbindung nicht mehr. Auf der Website gibt es Älteres oft noch als Datei: Lade sie jetzt und hebe sie auf. Was du je Börse brauchst, sagt [die Checkliste](complete-history.md).`,
    windows: ['Dienst', 'Was wegfällt', 'Es bleiben', 'Quelle und Stand'],
    days: (days: number) => `${days} Tage`,
    middle: `## Geschlossen

Kommst du noch ins Konto, lade den ganzen Verlauf. Sonst frage den Support oder die Insolvenzverwaltung danach. Dateien, die du noch hast, liest Cryptax auch heute.`,
    closed: ['Dienst', 'Was geschah', 'Wann', 'Dateien in Cryptax', 'Quelle und Stand'],
    what: {
      'trading-ended': 'Handel beendet',
      'last-withdrawals': 'letzter Tag für Auszahlungen',
      insolvent: 'Insolvenz beantragt',
      frozen: 'Konten eingefroren, Verlauf endet',
      closed: 'geschlossen',
    },
    known: 'werden erkannt',
    unknown: 'Spalten selbst zuordnen',
    catalogue: 'Katalog von Cryptax',
    tail: `## Wenn nichts mehr zu bekommen ist

- Suche in alten E-Mails nach Bestätigungen von Käufen, Ein- und Auszahlungen.
- Kontoauszüge der Bank belegen, was du eingezahlt hast und was zurückkam.
- Was dann noch fehlt, gibst du als Annahme an: [Ein Kauf fehlt](missing-acquisition.md).

> Die Liste nennt nur, was sich nachlesen ließ. Fehlt ein Dienst, heißt das nicht, dass er alles aufhebt: Lade jedes Jahr den ganzen Verlauf.`,
  },
  en: {
    head: `---
topic: data
words: deadline, deleted, deletion, closed, insolvent, history gone, too late, rescue, old exchange, 90 days, Celsius, FTX, Nuri, BlockFi
screens: smartImport, exchangeSettings
---

# Rescue calendar: what exchanges no longer provide

Some services only provide the last few months through their API, others have closed. This is what to save first, the most urgent at the top.

## Every day one more day is gone

A connection no longer gets what is older. The website often still has it as a file: download it now and keep it. What you need from each exchange is in [the checklist](complete-history.md).`,
    windows: ['Service', 'What is lost', 'What remains', 'Source, as of'],
    days: (days: number) => `${days} days`,
    middle: `## Closed

If you can still log in, download the whole history. Otherwise ask support or the insolvency administrator for it. Cryptax still reads the files you have.`,
    closed: ['Service', 'What happened', 'When', 'Files in Cryptax', 'Source, as of'],
    what: {
      'trading-ended': 'trading ended',
      'last-withdrawals': 'last day for withdrawals',
      insolvent: 'filed for insolvency',
      frozen: 'accounts frozen, history ends',
      closed: 'closed',
    },
    known: 'are recognised',
    unknown: 'map the columns yourself',
    catalogue: 'Cryptax catalogue',
    tail: `## When there is nothing left to get

- Search old emails for confirmations of purchases, deposits and withdrawals.
- Bank statements show what you paid in and what came back.
- Enter what is still missing as an assumption: [A purchase is missing](missing-acquisition.md).

> The list names only what could be looked up. A service that is not listed may still not keep everything: download the whole history every year.`,
  },
} as const;

export function rescueArticle(locale: Locale): string {
  const texts = TEXTS[locale];
  const windows = [...RESCUE_WINDOWS].sort((a, b) => a.days - b.days || a.service.localeCompare(b.service, 'en'));
  const closed = [...CLOSED_SERVICES].sort((a, b) => b.when.localeCompare(a.when));
  return `${[
    texts.head,
    table(
      texts.windows,
      windows.map((each) => [each.service, lostWords(each, locale), texts.days(each.days), sourceCell(each, locale)]),
    ),
    texts.middle,
    table(
      texts.closed,
      closed.map((each) => [
        each.service,
        texts.what[each.what],
        each.when.length === 4 ? each.when : formatDay(each.when, locale),
        FORMATS.some(({ source }) => source === each.service) ? texts.known : texts.unknown,
        sourceCell(each, locale),
      ]),
    ),
    texts.tail,
  ].join('\n\n')}\n`;
}

/** Areas of an exchange that are handed out for so many days only. */
function lostWords({ lost, days }: RescueWindow, locale: Locale): string {
  if (!('exchange' in lost)) return lost[locale];
  return areaWords(
    coverageLines(lost.exchange).filter((line) => line.days === days),
    locale,
  );
}

function sourceCell({ source, lookedUp }: RescueWindow | ClosedService, locale: Locale): string {
  const name = source === undefined ? TEXTS[locale].catalogue : `[${new URL(source).hostname}](${source})`;
  return `${name}, ${formatDay(lookedUp, locale)}`;
}
