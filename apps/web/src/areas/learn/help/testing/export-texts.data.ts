/** Sentences that all export guides share. */
export const EXPORT_TEXTS = {
  de: {
    head: (name: string) => `---
topic: export
words: CSV, Historie, herunterladen
screens: smartImport
---

# ${name}: Verlauf exportieren

So kommst du bei ${name} an die Datei, die Cryptax braucht. Menüs ändern sich: Heißt etwas anders, suche nach „Verlauf“, „Export“ oder „CSV“.`,
    steps: 'Schritte',
    rests: {
      service: (page: string, day: string) => `Namen der Menüs nach ${page}, nachgesehen am ${day}.`,
      others: (page: string, day: string) =>
        `Eine eigene Hilfeseite ließ sich nicht finden. Namen der Menüs nach der Anleitung von ${page}, nachgesehen am ${day}.`,
      none: (day: string) =>
        `Eine Anleitung mit den Namen der Menüs ließ sich nicht finden, gesucht am ${day}. Die Schritte sagen deshalb nur, welche Datei es sein muss.`,
    },
    asOf: (day: string) => `, Stand ${day}`,
    file: 'Die richtige Datei',
    all: 'Habe ich alles?',
    areas:
      'Gehe durch, was du dort je benutzt hast. Was davon nicht in der Datei steht, lade zusätzlich herunter oder trage es von Hand ein.',
    absent: (areas: string) => `Gibt es dort nicht: ${areas}.`,
    ofWallet:
      'Gehe alle Konten, Adressen und Netze durch, auch leere und alte, dazu Token, Staking und Tausch in der App. Fehlt ein Konto, sieht eine Überweisung dorthin wie ein Verkauf aus.',
    ofTool:
      'Das Programm kennt nur, was du ihm gegeben hast. Frage für jede Börse darin noch einmal nach Spot-Handel, Earn, Karte, Futures und Kleinstbeträgen.',
    more: 'Mehr dazu: [Habe ich alles? Checkliste je Börse](complete-history.md).',
    known: 'Was Cryptax erkennt',
    byHeader: 'Cryptax erkennt die Datei an ihrer Kopfzeile, nicht am Namen. So beginnt sie:',
    after: 'Danach',
    drop: 'Lege die Datei auf der Seite **Import** ab. Du siehst zuerst, was sie ändern würde; erst dann übernimmst du sie. Wird sie nicht erkannt, hilft [Datei wird nicht gelesen](file-not-read.md).',
    kinds: {
      exchange: 'Börsen',
      broker: 'Broker und Banken',
      wallet: 'Wallets',
      explorer: 'Block-Explorer',
      'tax-tool': 'Steuerprogramme',
    },
    others: {
      head: `---
topic: export
words: CSV, Historie, herunterladen, andere Börse, unbekannte Quelle
screens: smartImport, expertImport
---

# Alle weiteren Quellen

Diese Quellen erkennt Cryptax ebenfalls. Der Weg zur Datei ist fast überall derselbe.`,
      steps: [
        'Auf der Website anmelden und den Verlauf, die Transaktionen oder die Kontoauszüge suchen.',
        'Den vollständigen Verlauf als CSV oder Excel exportieren, ab Kontoeröffnung.',
        'Gibt es mehrere Arten (Handel, Ein- und Auszahlungen, Zinsen), lade alle herunter. Duplikate werden erkannt.',
      ],
      file: 'Der vollständigste Export, den es gibt; keine fertigen Steuerberichte. Hinter jeder Quelle steht, welche Dateien bekannt sind und wie ihre Kopfzeile beginnt.',
      missing: `## Deine Quelle fehlt?

Lege die Datei trotzdem ab. Der **Expertenimport** zeigt ihre Spalten, und du sagst, welche was bedeutet. Eine eigene Tabelle liest Cryptax auch: mit den Spalten \`Datum\`, \`Typ\`, \`Coin\`, \`Menge\` (oder \`date\`, \`type\`, \`asset\`, \`amount\`). Einzelne Buchungen trägst du unter **Transaktionen** von Hand ein.`,
    },
  },
  en: {
    head: (name: string) => `---
topic: export
words: CSV, history, download
screens: smartImport
---

# ${name}: export your history

How to get the file that Cryptax needs from ${name}. Menus change: if a name differs, look for “History”, “Export” or “CSV”.`,
    steps: 'Steps',
    rests: {
      service: (page: string, day: string) => `Names of the menus as given by ${page}, looked up on ${day}.`,
      others: (page: string, day: string) =>
        `No help page of the service itself could be found. Names of the menus as in the guide by ${page}, looked up on ${day}.`,
      none: (day: string) =>
        `No guide with the names of the menus could be found, searched on ${day}. The steps therefore only say which file it has to be.`,
    },
    asOf: (day: string) => `, as of ${day}`,
    file: 'The right file',
    all: 'Have I got everything?',
    areas: 'Go through what you have ever used there. Whatever is not in the file, download as well or enter by hand.',
    absent: (areas: string) => `Does not exist there: ${areas}.`,
    ofWallet:
      'Go through all accounts, addresses and networks, empty and old ones too, and tokens, staking and swaps in the app. If an account is missing, a transfer to it looks like a sale.',
    ofTool:
      'The program only knows what you gave it. For every exchange in it, ask once more for spot trades, earn, card, futures and small balances.',
    more: 'More on this: [Have I got everything? A checklist per exchange](complete-history.md).',
    known: 'What Cryptax recognises',
    byHeader: 'Cryptax knows the file by its header row, not by its name. It begins like this:',
    after: 'Then',
    drop: 'Drop the file on the **Import** page. You first see what it would change; only then do you add it. If it is not recognised, see [A file is not read](file-not-read.md).',
    kinds: {
      exchange: 'Exchanges',
      broker: 'Brokers and banks',
      wallet: 'Wallets',
      explorer: 'Block explorers',
      'tax-tool': 'Tax tools',
    },
    others: {
      head: `---
topic: export
words: CSV, history, download, other exchange, unknown source
screens: smartImport, expertImport
---

# All other sources

Cryptax recognises these sources too. The way to the file is nearly the same everywhere.`,
      steps: [
        'Log in on the website and look for history, transactions or statements.',
        'Export the full history as CSV or Excel, since the account was opened.',
        'If there are several kinds (trades, deposits and withdrawals, interest), download all. Duplicates are recognised.',
      ],
      file: 'The most complete export there is; no finished tax reports. After each source, the files that are known and how their header begins.',
      missing: `## Your source is missing?

Drop the file all the same. The **expert import** shows its columns, and you say which means what. Cryptax also reads a table of your own: with the columns \`date\`, \`type\`, \`asset\`, \`amount\` (or \`Datum\`, \`Typ\`, \`Coin\`, \`Menge\`). Single entries are added by hand under **Transactions**.`,
    },
  },
} as const;
