/** Texts of the landing page. Figures come from `landing-facts`; none is written here but those of the law and the plans. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const landingStrings = defineStrings('landing', {
  headline: { de: 'Deutsche Krypto-Steuer. Vereinfacht.', en: 'German crypto tax. Simplified.' },
  lead: {
    de: 'Cryptax liest deine Börsen und Wallets, rechnet nach deutschem Recht und zeigt zu jeder Zahl, woher sie kommt.',
    en: 'Cryptax reads your exchanges and wallets, calculates by German law and shows for every figure where it comes from.',
  },
  'start-private': { de: 'Privat starten, ohne Konto', en: 'Start privately, no account' },
  'start-sync': { de: 'Mit Konto synchronisieren', en: 'Sync with an account' },
  'start-demo': { de: 'Mit Beispiel ausprobieren', en: 'Try it with an example' },
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

  example: { de: 'Beispiel', en: 'Example' },
  'example.title': { de: 'Steuerbericht {{year}}', en: 'Tax report {{year}}' },
  'example.years': { de: 'Jahr des Beispiels', en: 'Year of the example' },
  'example.tax': { de: 'Voraussichtliche Mehrsteuer', en: 'Expected extra tax' },
  'example.rough': { de: 'überschlagen mit 26,375\u00a0%', en: 'roughly, at 26.375%' },
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
      one: 'Provisional: {{count}} sale is waiting for an answer',
      other: 'Provisional: {{count}} sales are waiting for answers',
    },
  },
  'example.why': { de: 'Woher kommen {{amount}}?', en: 'Where does {{amount}} come from?' },
  'example.sale': { de: 'Verkauf', en: 'Sale' },
  'example.lot': { de: 'Tranche', en: 'Lot' },
  'example.bought': { de: 'gekauft {{date}}', en: 'bought {{date}}' },
  'example.source': { de: 'Quelle', en: 'Source' },
  'example.line': { de: 'Zeile {{line}}', en: 'Line {{line}}' },
  'example.how': {
    de: 'Berechnet von Cryptax aus dem Beispielbestand der App.',
    en: 'Calculated by Cryptax from the app’s demo ledger.',
  },

  'fact.proof': { de: 'Jede Zahl belegt', en: 'Every figure proven' },
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
});
