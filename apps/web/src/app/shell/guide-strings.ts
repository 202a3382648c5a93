/** What Klaus says on each screen: one or two sentences on what to do there. */
import { defineStrings, type Locale } from '../../lib/i18n/strings.ts';
import type { SCREENS, ScreenId } from '../paths.ts';

type AppScreen = {
  [Id in ScreenId]: (typeof SCREENS)[Id]['visibility'] extends 'app' ? Id : never;
}[ScreenId];

export const guideStrings = defineStrings('guide', {
  dashboard: {
    de: 'Hier läuft alles zusammen. Ohne Daten ist es leer: Beginn mit einem CSV-Export deiner Börse.',
    en: 'Everything comes together here. Without data it is empty: start with a CSV export from your exchange.',
  },
  portfolio: {
    de: 'Jeder Kauf ist eine Tranche mit eigener Haltefrist. Nach einem Jahr ist ihr Verkauf steuerfrei.',
    en: 'Every purchase is a lot with its own holding period. After one year selling it is tax-free.',
  },
  smartImport: {
    de: 'Lade bei deiner Börse den Export aller Transaktionen herunter und zieh die Datei hierher.',
    en: 'Download the export of all transactions from your exchange and drop the file here.',
  },
  expertImport: {
    de: 'Für Dateien, die nicht von selbst erkannt werden: Du sagst, welche Spalte was bedeutet.',
    en: 'For files that are not recognised by themselves: you say which column means what.',
  },
  transactions: {
    de: 'Was unklar ist, steht unter „Bitte prüfen“. Jede Antwort zeigt, welche Zahl sie ändert.',
    en: 'What is unclear stands under “Please review”. Every answer shows which figure it changes.',
  },
  wallets: {
    de: 'Trag alle deine Wallets und Börsen ein. Nur so werden Transfers zwischen ihnen als steuerfrei erkannt.',
    en: 'Enter all your wallets and exchanges. Only then are transfers between them recognised as tax-free.',
  },
  walletConnect: {
    de: 'Zum Lesen genügt die Adresse. Gib niemals deine Seed-Wörter ein, hier nicht und nirgends.',
    en: 'The address is enough for reading. Never enter your seed words, neither here nor anywhere.',
  },
  exchangeSettings: {
    de: 'Leg bei der Börse einen Schlüssel an, der nur lesen darf. Handeln und Auszahlen müssen aus sein.',
    en: 'Create a key at the exchange that may only read. Trading and withdrawals must be off.',
  },
  exchange: {
    de: 'Verbindung, Bestand und Vorgänge einer einzelnen Börse.',
    en: 'Connection, holdings and transactions of a single exchange.',
  },
  arbitrage: {
    de: 'Derselbe Coin kostet nicht überall gleich viel. Gebühren und Steuer fressen den Unterschied oft auf.',
    en: 'The same coin does not cost the same everywhere. Fees and tax often eat up the difference.',
  },
  taxReport: {
    de: 'Das Ergebnis des gewählten Steuerjahrs. Jede Zahl lässt sich bis zur Zeile in deiner Datei verfolgen.',
    en: 'The result of the chosen tax year. Every figure can be traced to the line in your file.',
  },
  reports: {
    de: 'Berichte fürs Finanzamt und für dich. Offene Punkte machen einen Bericht „vorläufig“.',
    en: 'Reports for the tax office and for you. Open points make a report “provisional”.',
  },
  reportExport: {
    de: 'Wähl Jahr und Format. Für FIFO und Durchschnitt gilt: So nimmt es das Finanzamt an.',
    en: 'Choose year and format. FIFO and average are what the tax office accepts.',
  },
  simulator: {
    de: 'Spiel einen Verkauf durch, bevor du verkaufst. Nichts davon ändert deine Daten.',
    en: 'Play through a sale before you sell. None of it changes your data.',
  },
  optimizer: {
    de: 'Spiel einen Verkauf durch, bevor du verkaufst. Nichts davon ändert deine Daten.',
    en: 'Play through a sale before you sell. None of it changes your data.',
  },
  whatIf: {
    de: 'Ein einzelner Verkauf: Betrag wählen, Steuer sehen, Alternativen vergleichen.',
    en: 'A single sale: choose the amount, see the tax, compare alternatives.',
  },
  strategies: {
    de: 'FIFO verkauft die ältesten Tranchen zuerst. Die anderen Verfahren dienen der Planung.',
    en: 'FIFO sells the oldest lots first. The other methods serve planning.',
  },
  lossHarvesting: {
    de: 'Ein Verlust kann Gewinne desselben Jahres ausgleichen. Hier siehst du, welche Tranchen dafür taugen.',
    en: 'A loss can offset gains of the same year. Here you see which lots are good for it.',
  },
  taxIntelligence: {
    de: 'Welche Tranche wann steuerfrei wird, und was sich bis zum Jahresende lohnt.',
    en: 'Which lot becomes tax-free when, and what pays off before the year ends.',
  },
  defi: {
    de: 'Füg einen Vorgang ein, und du siehst, was der Vertrag getan hat und wie es besteuert wird.',
    en: 'Paste a transaction and see what the contract did and how it is taxed.',
  },
  journey: {
    de: 'Alles von Anfang an, in einfachen Worten. Nimm dir Zeit.',
    en: 'Everything from the start, in plain words. Take your time.',
  },
  journeyAnalytics: {
    de: 'Was du in der geführten Reise geschafft hast. Die Auswertung bleibt in diesem Browser.',
    en: 'What you did on the guided journey. The figures stay in this browser.',
  },
  settings: {
    de: 'Sprache, Darstellung und Datenschutz. Jede Änderung gilt sofort.',
    en: 'Language, appearance and privacy. Every change takes effect at once.',
  },
} as const satisfies Record<AppScreen, Record<Locale, string>>);
