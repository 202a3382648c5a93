/** What the guide says on each screen: one to three sentences on what to do there. Every screen of the table has its own. */
import { defineStrings, type Locale } from '../../../platform/i18n/strings.ts';
import type { ScreenId } from '../../../platform/navigation/paths.ts';

export const screenHelp = defineStrings('screen-help', {
  landing: {
    de: 'Du kannst sofort anfangen, ohne Konto: „Privat starten“ führt zum Import, und alles bleibt in diesem Browser.',
    en: 'You can begin at once, without an account: “Start privately” leads to the import, and everything stays in this browser.',
  },
  auth: {
    de: 'Ein Konto brauchst du nur, um mehrere Geräte abzugleichen oder einen Tarif zu buchen. Alles andere geht ohne.',
    en: 'You only need an account to sync several devices or to book a plan. Everything else works without one.',
  },
  authCallback: {
    de: 'Hierher führt der Link aus der Bestätigungs-Mail. Ist er abgelaufen, fordere beim Anmelden einen neuen an.',
    en: 'The link in the confirmation email leads here. If it has expired, ask for a new one when logging in.',
  },
  resetPassword: {
    de: 'Wähle ein neues Passwort mit mindestens acht Zeichen. Die Passphrase der Verschlüsselung ändert sich dadurch nicht.',
    en: 'Choose a new password of at least eight characters. This does not change your encryption passphrase.',
  },
  pricing: {
    de: 'Ausprobieren kostet nichts: Free rechnet bis 100 Transaktionen vollständig. Preise enthalten die Umsatzsteuer.',
    en: 'Trying it out costs nothing: Free covers up to 100 transactions in full. Prices include VAT.',
  },
  paymentSuccess: {
    de: 'Hier siehst du, ob die Zahlung angekommen ist. Rechnungen und Kündigung findest du in den Einstellungen unter Abo.',
    en: 'Here you see whether the payment arrived. Invoices and cancellation are in the settings under Billing.',
  },
  imprint: {
    de: 'Wer diese Installation betreibt und wie du ihn erreichst.',
    en: 'Who runs this installation and how to reach them.',
  },
  privacy: {
    de: 'Welche Daten wohin gehen und welche nie. Ohne Konto bleiben deine Dateien und Buchungen in deinem Browser.',
    en: 'Which data goes where, and which never does. Without an account your files and entries stay in your browser.',
  },
  terms: {
    de: 'Preise, Laufzeit, Kündigung und Haftung. Die Bedingungen gelten erst, wenn du ein Konto anlegst.',
    en: 'Prices, term, cancellation and liability. The terms apply only once you create an account.',
  },
  withdrawal: {
    de: 'Du hast 14 Tage Zeit. Der Rechner zeigt, was du zurückbekommst; das Formular kannst du ausdrucken.',
    en: 'You have 14 days. The calculator shows what you get back; the form can be printed.',
  },
  cancelContract: {
    de: 'Kündige hier, ohne dich anzumelden. Die Bestätigung kommt sofort per E-Mail; deine Daten bleiben.',
    en: 'Cancel here without logging in. The confirmation comes by email at once; your data stays.',
  },
  withdrawContract: {
    de: 'Widerrufe hier binnen 14 Tagen, ohne dich anzumelden. Die Eingangsbestätigung kommt sofort per E-Mail.',
    en: 'Withdraw here within 14 days without logging in. The acknowledgement comes by email at once.',
  },
  dashboard: {
    de: 'Hier läuft alles zusammen. Ohne Daten ist es leer: Beginne mit einem CSV-Export deiner Börse.',
    en: 'Everything comes together here. Without data it is empty: start with a CSV export from your exchange.',
  },
  portfolio: {
    de: 'Jeder Kauf ist eine Tranche mit eigener Haltefrist. Nach einem Jahr ist ihr Verkauf steuerfrei.',
    en: 'Every purchase is a lot with its own holding period. After one year selling it is tax-free.',
  },
  smartImport: {
    de: 'Lade bei deiner Börse den Export aller Transaktionen herunter und ziehe die Datei hierher.',
    en: 'Download the export of all transactions from your exchange and drop the file here.',
  },
  expertImport: {
    de: 'Für Dateien, die nicht automatisch erkannt werden: Du sagst, welche Spalte was bedeutet.',
    en: 'For files that are not recognised automatically: you say what each column means.',
  },
  transactions: {
    de: 'Was unklar ist, steht unter „Bitte prüfen“. Jede Antwort zeigt, welche Zahl sie ändert.',
    en: 'Whatever is unclear is under “Please review”. Every answer shows which figure it changes.',
  },
  wallets: {
    de: 'Trage alle deine Wallets und Börsen ein. Nur so werden Transfers zwischen ihnen als steuerfrei erkannt.',
    en: 'Enter all your wallets and exchanges. Only then are transfers between them recognised as tax-free.',
  },
  walletConnect: {
    de: 'Zum Lesen genügt die Adresse. Gib niemals deine Seed-Wörter ein, hier nicht und nirgends.',
    en: 'The address is enough for reading. Never enter your seed words, here or anywhere else.',
  },
  exchangeSettings: {
    de: 'Lege bei der Börse einen Schlüssel an, der nur lesen darf. Handeln und Auszahlen müssen aus sein.',
    en: 'Create a key at the exchange that may only read. Trading and withdrawals must be off.',
  },
  exchange: {
    de: 'Verbindung, Bestand und Buchungen einer einzelnen Börse.',
    en: 'Connection, holdings and entries of a single exchange.',
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
    de: 'Wähle Jahr und Format. FIFO und Durchschnitt nimmt das Finanzamt an.',
    en: 'Choose year and format. FIFO and average are what the tax office accepts.',
  },
  joint: {
    de: 'Wähle das Buch deines Ehegatten. Jede Person behält ihre Freigrenzen, die Steuer wird gemeinsam berechnet.',
    en: 'Choose the book of your spouse. Each person keeps their own limits; the tax is worked out together.',
  },
  pastYears: {
    de: 'Trage ein, was du erklärt hast. Cryptax vergleicht es mit deinen Buchungen und rechnet Steuer und Zinsen dazu.',
    en: 'Enter what you declared. Cryptax compares it with your entries and works out tax and interest.',
  },
  answerKit: {
    de: 'Kreuze an, was das Schreiben verlangt. Cryptax stellt genau das zusammen, mit Anschreiben und Anlagen, und sagt, was noch fehlt.',
    en: 'Tick what the letter asks for. Cryptax puts together exactly that, with cover letter and annexes, and says what is still missing.',
  },
  proofOfOrigin: {
    de: 'Wähle eine Auszahlung, eine Wallet oder einen Betrag. Cryptax zeigt den Weg zurück bis zum eingezahlten Geld und druckt ein Dossier für Bank oder Notariat.',
    en: 'Choose a payout, a wallet or a sum. Cryptax shows the way back to the money paid in and prints a dossier for bank or notary.',
  },
  secondOpinion: {
    de: 'Vergleiche den Bericht eines anderen Programms oder die Aufstellung einer Plattform mit deinen Zahlen. Jeder Unterschied hat einen Grund.',
    en: "Compare another program's report or a platform's statement with your figures. Every difference has a cause.",
  },
  reportCheck: {
    de: 'Ein Bericht als PDF trägt seine Daten in sich. Hier rechnet Cryptax ihn nach und sagt, ob er unverändert ist.',
    en: 'A PDF report contains its own data. Here Cryptax recalculates it and says whether it is unchanged.',
  },
  simulator: {
    de: 'Spiele einen Verkauf durch, bevor du verkaufst. Nichts davon ändert deine Daten.',
    en: 'Try out a sale before you sell. None of it changes your data.',
  },
  optimizer: {
    de: 'Nenne den Betrag, den du brauchst. Der Optimierer sucht die Tranchen, deren Verkauf am wenigsten Steuer kostet.',
    en: 'Enter the amount you need. The optimiser looks for the lots whose sale costs the least tax.',
  },
  whatIf: {
    de: 'Ein einzelner Verkauf: Betrag wählen, Steuer sehen, Alternativen vergleichen.',
    en: 'A single sale: choose the amount, see the tax, compare alternatives.',
  },
  strategies: {
    de: 'FIFO verkauft die ältesten Tranchen zuerst. Die anderen Methoden dienen der Planung.',
    en: 'FIFO sells the oldest lots first. The other methods are for planning.',
  },
  lossHarvesting: {
    de: 'Ein Verlust kann Gewinne desselben Jahres ausgleichen. Hier siehst du, welche Tranchen dafür taugen.',
    en: 'A loss can offset gains of the same year. Here you see which lots are suitable.',
  },
  taxIntelligence: {
    de: 'Welche Tranche wann steuerfrei wird, und was sich bis zum Jahresende lohnt.',
    en: 'Which lot becomes tax-free when, and what is worth doing before the year ends.',
  },
  defi: {
    de: 'Füge eine Transaktion ein, und du siehst, was der Vertrag getan hat und wie es besteuert wird.',
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
    de: 'Die Abschnitte: was in diesem Browser bleibt, und was zu deinem Konto gehört. Jede Änderung gilt sofort.',
    en: 'The sections: what stays in this browser, and what belongs to your account. Every change takes effect at once.',
  },
  settingsSection: {
    de: 'Ein Abschnitt der Einstellungen. Jede Änderung gilt sofort.',
    en: 'One section of the settings. Every change takes effect at once.',
  },
  tests: {
    de: 'Die Integrationsprüfungen: Rechnen, Import, Navigation und Bausteine zusammen. Deine Daten bleiben, wie sie sind.',
    en: 'The integration checks: computing, import, navigation and parts together. Your data stays as it is.',
  },
  testDashboard: {
    de: 'Die Prüfliste von Hand: abhaken, was du gesehen hast, und den Stand sichern.',
    en: 'The checklist by hand: tick what you have seen, and save the state.',
  },
  appTest: {
    de: 'Prüft die Teile der App einzeln. Jede Karte sagt, ob ihr Teil heil ist.',
    en: 'Checks the parts of the app one by one. Each card says whether its part is sound.',
  },
  autoTest: {
    de: 'Lässt alle Prüfungen nacheinander laufen, mit Protokoll, Zusammenfassung und Empfehlungen.',
    en: 'Runs all checks in turn, with a log, a summary and recommendations.',
  },
  dataTest: {
    de: 'Sieht nach, ob die Datenbank dieses Browsers heil ist und wie viel Platz sie braucht.',
    en: 'Checks whether this browser’s database is sound and how much room it takes.',
  },
  testWidget: { de: 'Das kleine Widget für Prüfungen zwischendurch.', en: 'The small widget for checks in passing.' },
  interactiveTest: {
    de: 'Prüfungen von Hand: Du führst einen Schritt aus und sagst, ob er stimmt.',
    en: 'Checks by hand: you take a step and say whether it is right.',
  },
  klausTests1: {
    de: 'Testreihe 001: der erste Weg von Klaus, vom Import bis zum Bericht.',
    en: 'Suite 001: Klaus’ first path, from import to report.',
  },
  klausTests2: {
    de: 'Testreihe 002: die Grenzen der Tarife und was an ihnen geschieht.',
    en: 'Suite 002: the limits of the plans and what happens at them.',
  },
  klausTests3: {
    de: 'Testreihe 003: die Rechenwege für erfahrene Nutzer.',
    en: 'Suite 003: the calculators for power users.',
  },
  uiCatalogue: {
    de: 'Jeder Baustein der Oberfläche in allen Zuständen, hell und dunkel.',
    en: 'Every building block of the interface in all states, light and dark.',
  },
} as const satisfies Record<ScreenId, Record<Locale, string>>);
