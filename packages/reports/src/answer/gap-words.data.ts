/** Why a point cannot be answered fully, in words that also stand in the letter; and what helps, for the screen only. */
import type { Text } from '../text/locale.ts';
import type { GapCode } from './answer-request.ts';

interface GapWords {
  readonly reason: Text;
  readonly remedy: Text;
}

/** `{count}` and `{names}` are filled in. */
export const GAP_WORDS: Readonly<Record<GapCode, GapWords>> = {
  'year-unknown': {
    reason: {
      de: 'Für dieses Jahr liegen keine Regeln vor, deshalb wurde nichts berechnet',
      en: 'No rules are known for this year, so nothing was calculated',
    },
    remedy: {
      de: 'Überlass dieses Jahr einer Steuerberatung.',
      en: 'Leave this year to a tax adviser.',
    },
  },
  'no-entries': {
    reason: { de: 'Für dieses Jahr liegen keine Buchungen vor', en: 'There are no entries for this year' },
    remedy: {
      de: 'Gab es in dem Jahr nichts, ist das die Antwort. Sonst fehlt eine Datei: importiere sie.',
      en: 'If nothing happened in that year, this is the answer. Otherwise a file is missing: import it.',
    },
  },
  'deadline-passed': {
    reason: { de: 'Die Frist des Schreibens ist abgelaufen', en: 'The deadline in the letter has passed' },
    remedy: {
      de: 'Ruf das Finanzamt an und bitte um Fristverlängerung (§ 109 AO), bevor du antwortest.',
      en: 'Call the tax office and ask for more time (section 109 AO) before you answer.',
    },
  },
  'sender-missing': {
    reason: { de: 'Name oder Anschrift der absendenden Person fehlt', en: 'Name or address of the sender is missing' },
    remedy: {
      de: 'Trage beides unter „Steuerprofil“ ein.',
      en: 'Enter both under “Tax profile”.',
    },
  },
  'unread-rows': {
    reason: {
      de: 'Noch nicht verarbeitete Zeilen aus Dateien: {count}',
      en: 'Rows of files not read yet: {count}',
    },
    remedy: { de: 'Ordne die Zeilen unter „Bitte prüfen“ zu.', en: 'Sort out the rows under “Please review”.' },
  },
  'open-movements': {
    reason: {
      de: 'Noch nicht erklärte Bewegungen: {count}',
      en: 'Movements not explained yet: {count}',
    },
    remedy: {
      de: 'Beantworte die Fragen unter „Bitte prüfen“.',
      en: 'Answer the questions under “Please review”.',
    },
  },
  shortfalls: {
    reason: {
      de: 'Abgänge ohne belegte Anschaffung: {count}',
      en: 'Departures without a documented acquisition: {count}',
    },
    remedy: {
      de: 'Importiere die Datei mit dem Kauf, auch aus früheren Jahren.',
      en: 'Import the file with the purchase, from earlier years too.',
    },
  },
  'missing-prices': {
    reason: { de: 'Buchungen ohne Kurs: {count}', en: 'Entries without a price: {count}' },
    remedy: { de: 'Trage die Kurse ein oder hole sie ab.', en: 'Enter the prices or fetch them.' },
  },
  'provisional-prices': {
    reason: { de: 'Buchungen mit vorläufigem Kurs: {count}', en: 'Entries with a provisional price: {count}' },
    remedy: {
      de: 'Hole die Kurse und erstelle die Antwort neu.',
      en: 'Fetch the prices and make the answer again.',
    },
  },
  blocked: {
    reason: { de: 'Nicht berechnete Buchungen: {count}', en: 'Entries that could not be calculated: {count}' },
    remedy: { de: 'Sieh sie unter „Bitte prüfen“ durch.', en: 'Look through them under “Please review”.' },
  },
  assumptions: {
    reason: {
      de: 'Angenommene, nicht belegte Anschaffungen: {count}',
      en: 'Acquisitions assumed, not documented: {count}',
    },
    remedy: {
      de: 'Ersetze die Annahme durch die Datei des Kaufs.',
      en: 'Replace the assumption with the file of the purchase.',
    },
  },
  silences: {
    reason: {
      de: 'Längere Zeit ohne Buchungen, eine Datei könnte fehlen: {names}',
      en: 'Long spans without entries, a file may be missing: {names}',
    },
    remedy: {
      de: 'Prüfe, ob du für diese Zeit eine Datei der Plattform hast.',
      en: 'Check whether you have a file from the platform for that period.',
    },
  },
  'undescribed-wallets': {
    reason: {
      de: 'Ob Plattform oder eigene Wallet, ist nicht angegeben: {names}',
      en: 'Not stated whether platform or own wallet: {names}',
    },
    remedy: { de: 'Gib unter „Wallets“ an, was es ist.', en: 'Say under “Wallets” what it is.' },
  },
  'no-address': {
    reason: { de: 'Ohne Adresse: {names}', en: 'Without an address: {names}' },
    remedy: {
      de: 'Trage die Adresse unter „Wallets“ ein. Bei einem Schlüssel (xpub) lies dort seinen Verlauf, dann sind die Adressen bekannt.',
      en: 'Enter the address under “Wallets”. For a key (xpub), read its history there; then its addresses are known.',
    },
  },
  'no-terms': {
    reason: {
      de: 'Laufzeit, Sperrfrist und Bedingungen stehen nicht in den Dateien der Anbieter: {names}',
      en: 'Duration, lock-up and terms are not in the files of the providers: {names}',
    },
    remedy: {
      de: 'Lege einen Ausdruck der Bedingungen bei (Rz. 102, 103).',
      en: 'Enclose a printout of the terms (Rz. 102, 103).',
    },
  },
  'balance-without-value': {
    reason: { de: 'Bestände ohne Kurs am 31.12.: {names}', en: 'Balances without a price on 31 December: {names}' },
    remedy: { de: 'Trage den Kurs des 31.12. ein.', en: 'Enter the price of 31 December.' },
  },
  'balance-below-zero': {
    reason: {
      de: 'Bestände unter null, es fehlen Zugänge: {names}',
      en: 'Balances below zero, acquisitions are missing: {names}',
    },
    remedy: { de: 'Importiere, was davor kam.', en: 'Import what came before.' },
  },
  'purchases-without-money': {
    reason: {
      de: 'Käufe ohne Einzahlung in den Dateien: {names}',
      en: 'Purchases without a deposit in the files: {names}',
    },
    remedy: {
      de: 'Lege Kontoauszüge bei oder importiere die Liste der Einzahlungen.',
      en: 'Enclose bank statements or import the list of deposits.',
    },
  },
  'typed-entries': {
    reason: {
      de: 'Buchungen ohne Datei, von Hand eingegeben: {count}',
      en: 'Entries without a file, typed in: {count}',
    },
    remedy: { de: 'Halte Belege bereit.', en: 'Keep documents ready.' },
  },
  'one-pool': {
    reason: {
      de: 'Die Tranchen werden über alle Wallets gemeinsam geführt und lassen sich nicht nach Wallets trennen',
      en: 'The lots are kept in one pool across all wallets and cannot be separated by wallet',
    },
    remedy: {
      de: 'Die Listen enthalten deshalb auch andere Wallets.',
      en: 'The lists therefore contain other wallets too.',
    },
  },
  'no-documents': {
    reason: {
      de: 'Zu den gefragten Buchungen, Beständen und Wallets sind noch keine Belege hinterlegt',
      en: 'No documents are stored yet for the entries, balances and wallets asked about',
    },
    remedy: {
      de: 'Hänge Belege in der App an Buchungen, Bestände oder Wallets an.',
      en: 'Attach documents to entries, balances or wallets in the app.',
    },
  },
  'address-not-told': {
    reason: {
      de: 'Buchungen nennen nur die Adresse der Gegenseite. Einzeln zuordnen lässt sich nur, was diese Adresse ausdrücklich nennt; Bestände lassen sich nicht je Adresse trennen: {names}',
      en: 'Entries name only the address of the other side. Only entries that name this address can be assigned to it; balances cannot be split by address: {names}',
    },
    remedy: {
      de: 'Kreuze die ganze Wallet an oder lege einen Auszug aus einem Block-Explorer bei.',
      en: 'Tick the whole wallet, or enclose an extract from a block explorer.',
    },
  },
  'no-files': {
    reason: { de: 'Keine Buchung stammt aus einer Datei', en: 'No entry comes from a file' },
    remedy: {
      de: 'Lade die Dateien der Plattformen und importiere sie.',
      en: 'Download the platforms’ files and import them.',
    },
  },
};
