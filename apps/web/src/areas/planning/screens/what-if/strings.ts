/** Texts of the what-if screen. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const whatIfStrings = defineStrings('what-if', {
  context: {
    de: 'Was kostet ein Verkauf an Steuer? Gerechnet mit deinen Tranchen und deinem Tarif.',
    en: 'How much tax does a sale cost? Calculated with your lots and your tax rate.',
  },
  intro: {
    de: 'Sobald Buchungen da sind, spielst du hier jeden Verkauf durch, bevor du ihn machst.',
    en: 'Once there are entries, you can try out any sale here before you make it.',
  },
  perPosition: { de: 'Jede Position für sich', en: 'Each position on its own' },
  'perPosition.line': {
    de: 'Steuer, wenn du nur diese Position ganz verkaufst.',
    en: 'Tax if you sell only this position, all of it.',
  },
  'perPosition.planned': {
    de: 'Nur Planung, weil nicht deine Methode: {{orders}}.',
    en: 'Planning only, as it is not your method: {{orders}}.',
  },
  scenarios: { de: 'Wenn sich das Gesetz ändert', en: 'If the law changes' },
  'scenarios.line': {
    de: 'Was die gewählten Positionen am {{day}} nach Steuern wert wären, zu den Kursen oben. Keine dieser Regeln ist Gesetz; Tage und Beträge sind Beispiele.',
    en: 'What the chosen positions would be worth after tax on {{day}}, at the prices above. None of these rules is law; days and amounts are examples.',
  },
  'scenarios.law': { de: 'Rechtslage', en: 'Law' },
  'scenarios.mark': { de: 'Szenario', en: 'Scenario' },
  'scenarios.tax': { de: 'Steuer', en: 'Tax' },
  'scenarios.after': { de: 'Nach Steuern', en: 'After tax' },
  'scenarios.change': { de: 'Gegenüber heute', en: 'Compared with today' },
  'scenarios.plan': { de: 'Den Verkauf oben unter jeder Rechtslage planen', en: 'Plan the sale above under each law' },
  'scenarios.planned': {
    de: 'Verkauf von {{amount}} mit der kleinsten Steuer; die Tranchen müssen dafür benannt und nachgewiesen werden (Rz. 61).',
    en: 'A sale of {{amount}} at the lowest tax; its lots have to be named and proven (margin no. 61).',
  },
  'scenarios.named': { de: 'Steuer mit benannten Tranchen', en: 'Tax with named lots' },
  'scenarios.inForce': { de: 'Steuer nach deiner Methode', en: 'Tax by your method' },
  'scenarios.sells': { de: 'Was verkauft wird', en: 'What is sold' },
  'scenario.today': { de: 'Wie heute', en: 'As today' },
  'scenario.no-period-new': {
    de: 'Keine Haltefrist mehr für Coins, die ab 2027 gekauft werden',
    en: 'No holding period for coins bought from 2027 on',
  },
  'scenario.no-period-all': {
    de: 'Keine Haltefrist mehr, auch für alte Coins',
    en: 'No holding period any more, not for old coins either',
  },
  'scenario.flat-rate': {
    de: 'Pauschal 26,375\u00A0% ohne Freigrenze, keine Haltefrist für Käufe ab 2027',
    en: '26.375% flat without a limit, no holding period for purchases from 2027 on',
  },
  'scenario.higher-limit': { de: 'Freigrenze von 2.000\u00A0€', en: 'Limit of €2,000' },
  best: { de: 'Am günstigsten', en: 'Lowest' },
  saved: { de: 'Ersparnis', en: 'Saved' },
});
