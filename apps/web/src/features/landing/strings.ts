/** Texts of the landing page. Figures come from `landing-facts`; none is written here but those of the law and the plans. */
import { defineStrings } from '../../lib/i18n/strings.ts';

export const landingStrings = defineStrings('landing', {
  headline: { de: 'Deutsche Krypto-Steuer. Vereinfacht.', en: 'German crypto tax. Simplified.' },
  lead: {
    de: 'Cryptax liest deine Börsen und Wallets, rechnet nach deutschem Recht und zeigt zu jeder Zahl, woher sie kommt.',
    en: 'Cryptax reads your exchanges and wallets, calculates by German law and shows for every figure where it comes from.',
  },
  'start-private': { de: 'Privat starten, ohne Konto', en: 'Start private, no account' },
  'start-sync': { de: 'Mit Konto synchronisieren', en: 'Sign up and sync' },
  free: { de: 'Kostenlos bis 100 Transaktionen.', en: 'Free for up to 100 transactions.' },
  'see-pricing': { de: 'Preise ansehen', en: 'See pricing' },
  'redirect.title': {
    de: 'Für diese Seite brauchst du eine Anmeldung.',
    en: 'You need to be logged in for that page.',
  },
  'redirect.action': { de: 'Jetzt anmelden', en: 'Log in now' },

  'quick-links': { de: 'Direkt zu', en: 'Go straight to' },
  'quick.import': { de: 'Smart-Import', en: 'Smart import' },
  'quick.strategies': { de: 'Steuerstrategien', en: 'Tax strategies' },
  'quick.dashboard': { de: 'Übersicht', en: 'Overview' },
  login: { de: 'Anmelden', en: 'Log in' },

  example: { de: 'Beispiel', en: 'Example' },
  'example.title': { de: 'Steuerbericht {{year}}', en: 'Tax report {{year}}' },
  'example.years': { de: 'Jahr des Beispiels', en: 'Year of the example' },
  'example.tax': { de: 'Voraussichtliche Mehrsteuer', en: 'Expected extra tax' },
  'example.rough': { de: 'überschlagen mit 26,375 %', en: 'roughly, at 26.375%' },
  limit: { de: 'Freigrenze', en: 'Limit' },
  'example.over': { de: 'Freigrenze erreicht, alles steuerpflichtig', en: 'Limit reached, all of it taxable' },
  'example.under': { de: 'Unter der Freigrenze, also steuerfrei', en: 'Below the limit, so tax-free' },
  'example.s23': { de: 'Private Veräußerungsgeschäfte', en: 'Private disposals' },
  'example.s23.note': { de: '§ 23 EStG, innerhalb eines Jahres', en: 'section 23 EStG, within one year' },
  'example.held': { de: 'Nach der Haltefrist', en: 'After the holding period' },
  'example.held.note': { de: 'länger als 1 Jahr gehalten', en: 'held for more than 1 year' },
  'example.income': { de: 'Staking und Farming', en: 'Staking and farming' },
  'example.income.note': { de: '§ 22 Nr. 3 EStG, Freigrenze {{limit}}', en: 'section 22 no. 3 EStG, limit {{limit}}' },
  taxable: { de: 'steuerpflichtig', en: 'taxable' },
  'tax-free': { de: 'steuerfrei', en: 'tax-free' },
  'no-effect': { de: 'ohne Wirkung', en: 'no effect' },
  'example.open': {
    de: {
      one: 'Vorläufig: {{count}} Verkauf wartet auf eine Antwort',
      other: 'Vorläufig: {{count}} Verkäufe warten auf Antworten',
    },
    en: {
      one: 'Provisional: {{count}} sale waits for an answer',
      other: 'Provisional: {{count}} sales wait for answers',
    },
  },
  'example.why': { de: 'Woher kommen {{amount}}?', en: 'Where do {{amount}} come from?' },
  'example.sale': { de: 'Verkauf', en: 'Sale' },
  'example.lot': { de: 'Tranche', en: 'Lot' },
  'example.bought': { de: 'gekauft {{date}}', en: 'bought {{date}}' },
  'example.source': { de: 'Quelle', en: 'Source' },
  'example.line': { de: 'Zeile {{line}}', en: 'Line {{line}}' },
  'example.how': {
    de: 'Gerechnet mit Cryptax aus dem Beispielbestand der App.',
    en: 'Computed by Cryptax from the demo ledger of the app.',
  },

  'fact.proof': { de: 'Jede Zahl belegt', en: 'Every figure has proof' },
  'fact.proof.line': {
    de: 'vom Formularfeld bis zur Zeile in deiner Datei',
    en: 'from the form field down to the line in your file',
  },
  'fact.law': { de: 'Recht je Steuerjahr', en: 'The law of each tax year' },
  'fact.law.line': { de: '§ 23 und § 22 Nr. 3 EStG', en: 'sections 23 and 22 no. 3 EStG' },
  'fact.sources': {
    de: '{{exchanges}} Börsen und Broker, {{chains}} Chains',
    en: '{{exchanges}} exchanges and brokers, {{chains}} chains',
  },
  'fact.sources.line': {
    de: '{{formats}} Dateiformate, dazu API und Adresse',
    en: '{{formats}} file formats, plus API and address',
  },
  'fact.guess': { de: 'Nichts wird geraten', en: 'Nothing is guessed' },
  'fact.guess.line': { de: 'fehlt etwas, fragen wir dich', en: 'if something is missing, we ask you' },

  'features.title': { de: 'Alles, was deine Steuererklärung braucht', en: 'Everything your tax return needs' },
  'features.note': {
    de: 'Zahlen in den Bildern rechnet Cryptax aus dem Beispielbestand.',
    en: 'Figures in the pictures are computed by Cryptax from the demo ledger.',
  },
  rows: { de: '{{count}} Zeilen', en: '{{count}} rows' },
  'methods.of': { de: 'Gewinn {{year}} je Verfahren', en: 'Gain of {{year}} by method' },
  'feature.import': { de: 'Import von vielen Börsen', en: 'Import from many exchanges' },
  'feature.import.line': {
    de: 'Zieh alle Dateien auf einmal hinein. Cryptax erkennt das Format und findet Duplikate und Transfers.',
    en: 'Drop all files at once. Cryptax recognises the format and finds duplicates and transfers.',
  },
  'feature.limit': { de: 'Freigrenze im Blick', en: 'The limit in view' },
  'feature.limit.line': {
    de: 'Du siehst das ganze Jahr, wie viel Gewinn noch steuerfrei ist und wann eine Tranche frei wird.',
    en: 'All year you see how much gain is still tax-free and when a lot becomes free.',
  },
  'feature.privacy': { de: 'Deine Daten bleiben deine', en: 'Your data stays yours' },
  'feature.privacy.line': {
    de: 'Ohne Konto liegt alles nur in deinem Browser. Mit Konto gilt die DSGVO: Auskunft, Export und Löschen mit einem Klick.',
    en: 'Without an account everything stays in your browser. With one the GDPR holds: look at it, export it, delete it with one click.',
  },
  'storage.local': { de: 'Nur auf diesem Gerät', en: 'Only on this device' },
  'storage.local.line': { de: 'ohne Konto', en: 'no account' },
  'storage.cloud': { de: 'Mit Konto synchronisieren', en: 'Sync with an account' },
  'storage.cloud.line': { de: 'auf mehreren Geräten', en: 'on several devices' },
  'feature.elster': { de: 'Werte für ELSTER', en: 'Values for ELSTER' },
  'feature.elster.line': {
    de: 'Anlage SO Zeile für Zeile, mit Jahr und Quelle. Dazu PDF, Excel, CSV und XML.',
    en: 'Anlage SO line by line, with year and source. Plus PDF, Excel, CSV and XML.',
  },
  'elster.proceeds': { de: 'Veräußerungspreis', en: 'Proceeds' },
  'elster.cost': { de: 'Anschaffungskosten', en: 'Acquisition cost' },
  'elster.gain': { de: 'Gewinn', en: 'Gain' },
  'feature.strategies': { de: 'Steuerstrategien', en: 'Tax strategies' },
  'feature.strategies.line': {
    de: 'Vergleiche FIFO, LIFO, HIFO und LOFO für einen Verkauf, bevor du verkaufst.',
    en: 'Compare FIFO, LIFO, HIFO and LOFO for a sale before you sell.',
  },
  'feature.prices': { de: 'Aktuelle Kurse', en: 'Current prices' },
  'feature.prices.line': {
    de: 'Jeder Kurs trägt Quelle und Zeit. Ist einer alt, steht es daneben.',
    en: 'Every price carries source and time. If one is old, it says so.',
  },
  'price.day': { de: 'Tageskurs {{day}}', en: 'Close of {{day}}' },

  'how.title': { de: 'Drei Schritte', en: 'Three steps' },
  'how.import': { de: 'Importieren', en: 'Import' },
  'how.import.line': {
    de: 'Dateien, API oder Adresse. Alles bleibt auf deinem Gerät.',
    en: 'Files, API or address. Everything stays on your device.',
  },
  'how.review': { de: 'Prüfen', en: 'Review' },
  'how.review.line': {
    de: 'Cryptax zeigt nur, was unklar ist, und was die Antwort ändert.',
    en: 'Cryptax shows only what is unclear, and what your answer changes.',
  },
  'how.file': { de: 'Abgeben', en: 'File' },
  'how.file.line': {
    de: 'PDF für das Finanzamt, Werte für Anlage SO, Belege dazu.',
    en: 'PDF for the tax office, values for Anlage SO, proof included.',
  },
  'end.title': { de: 'Fang mit einer Datei an.', en: 'Start with one file.' },
  'end.line': {
    de: 'Klaus führt dich durch den ersten Import. Ganz ohne Anmeldung.',
    en: 'Klaus guides you through the first import. No sign-up needed.',
  },
  'end.start': { de: 'Kostenlos starten', en: 'Start for free' },
});
