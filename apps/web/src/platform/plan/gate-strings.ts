/** Words before a feature of a paid plan: what it would open, what it costs, the way there. */
import { defineStrings } from '../i18n/strings.ts';

export const gateStrings = defineStrings('plan-gate', {
  'preview.premium': { de: 'Vorschau, gehört zu Premium.', en: 'Preview, part of Premium.' },
  'preview.pro': { de: 'Vorschau, gehört zu Pro.', en: 'Preview, part of Pro.' },
  'preview.line': {
    de: 'Du siehst deine Zahlen zur Ansicht. Zum Durchspielen brauchst du den Tarif. Mit den Beispieldaten ist alles offen.',
    en: 'Preview your own figures. You need the plan to work with them. With the demo data everything is available.',
  },
  open: { de: 'Freischalten', en: 'Unlock' },
  'eyebrow.premium': { de: 'Premium-Funktion', en: 'Premium feature' },
  'eyebrow.pro': { de: 'Pro-Funktion', en: 'Pro feature' },
  'title.what-if': { de: 'Vor dem Verkauf wissen, was er kostet', en: 'Know what a sale costs before you make it' },
  'title.optimiser': { de: 'Verkäufe über Jahre planen', en: 'Plan sales over years' },
  'title.harvesting': { de: 'Verluste gezielt nutzen', en: 'Put your losses to use' },
  'title.proposals': { de: 'Vorschläge deiner Steuerberatung übernehmen', en: 'Accept your adviser’s proposals' },
  'title.comparison': { de: 'Alle Methoden nebeneinander', en: 'All methods side by side' },
  'reason.what-if': {
    de: 'Der Simulator rechnet jeden Verkauf mit deinen echten Tranchen und deinem Tarif durch.',
    en: 'The simulator calculates every sale with your real lots and your own tax rate.',
  },
  'reason.optimiser': {
    de: 'Der Optimierer verteilt Verkäufe nach Tranche und Tag, mit beiden Freigrenzen und Verlustvortrag.',
    en: 'The optimiser spreads sales by lot and day, with both limits and carried losses.',
  },
  'reason.harvesting': {
    de: 'Die Analyse zeigt, welcher Verlust dir in diesem Jahr wirklich Steuer spart.',
    en: 'The analysis shows which loss really saves you tax this year.',
  },
  'reason.proposals': {
    de: 'Jeder Vorschlag zeigt vorher, was er an Bestand und Steuer ändert; du nimmst ihn mit einem Klick oder lehnst ihn ab.',
    en: 'Each proposal shows beforehand what it changes in holdings and tax; you accept it with one click or decline it.',
  },
  'reason.comparison': {
    de: 'Der Vergleich rechnet dein Jahr unter fünf Methoden.',
    en: 'The comparison calculates your year with five methods.',
  },
  'tick.premium.1': { de: 'Unbegrenzt viele Transaktionen und Börsen', en: 'Unlimited transactions and exchanges' },
  'tick.premium.2': {
    de: 'Vergleich von FIFO, LIFO, HIFO, LOFO und Durchschnitt',
    en: 'FIFO, LIFO, HIFO, LOFO and average compared',
  },
  'tick.premium.3': { de: 'PDF-Bericht ohne Vorschau-Vermerk', en: 'PDF report without the preview mark' },
  'tick.pro.1': {
    de: 'Simulator, Mehrjahresplan und mehrere Positionen',
    en: 'Simulator, multi-year plan and several positions',
  },
  'tick.pro.2': { de: 'Verluste nutzen mit Nutzen nach Kosten', en: 'Loss harvesting with the benefit after costs' },
  'tick.pro.3': { de: 'Alles aus Premium', en: 'Everything in Premium' },
  price: {
    de: '{{yearly}} im Jahr oder {{monthly}} im Monat, inkl. USt.',
    en: '{{yearly}} a year or {{monthly}} a month, VAT included.',
  },
  go: { de: 'Upgrade ansehen', en: 'See the upgrade' },
  later: { de: 'Später', en: 'Later' },
});
