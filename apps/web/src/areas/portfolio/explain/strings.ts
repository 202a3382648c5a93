/**
 * Words around what is held: its value over time, and how a figure comes about, from sums over assets and years to the
 * way from a lot to today.
 */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const holdingStrings = defineStrings('explain.holdings', {
  'own.value': { de: 'Gesamtwert', en: 'Total value' },
  'own.open': { de: 'Nicht realisierter Gewinn', en: 'Unrealised gain' },
  'own.day': { de: 'Veränderung seit {{day}}', en: 'Change since {{day}}' },
  'own.free': { de: 'Heute steuerfrei verkaufbar', en: 'Can be sold tax-free today' },
  'own.done': { de: 'Realisierter Gewinn', en: 'Realised gain' },

  cost: { de: 'Anschaffungskosten', en: 'Cost' },
  'cost.priced': { de: 'Anschaffungskosten der bewerteten Assets', en: 'Cost of the assets with a price' },
  total: { de: 'Summe', en: 'Total' },
  doubtful: {
    de: 'Nicht mitgezählt: {{names}}. Offene Fragen entscheiden, wie viel davon außerhalb der Haltefrist ist.',
    en: 'Not counted: {{names}}. Open questions decide how much of it is outside the holding period.',
  },
  'lot.provisional': { de: 'vorläufig: {{state}}', en: 'provisional: {{state}}' },
  unpriced: {
    de: { one: 'Ohne {{names}}: kein Kurs bekannt.', other: 'Ohne {{names}}: keine Kurse bekannt.' },
    en: { one: 'Without {{names}}: no price known.', other: 'Without {{names}}: no prices known.' },
  },
  assets: {
    de: { one: 'Aus {{count}} Asset', other: 'Aus {{count}} Assets' },
    en: { one: 'From {{count}} asset', other: 'From {{count}} assets' },
  },
  sorted: { de: 'größte zuerst', en: 'largest first' },
  times: { de: '{{amount}} × {{price}} = {{value}}', en: '{{amount}} × {{price}} = {{value}}' },
  before: { de: 'am {{day}}: {{price}} ({{source}})', en: 'on {{day}}: {{price}} ({{source}})' },
  now: { de: 'zuletzt: {{price}} ({{source}}, {{time}})', en: 'latest: {{price}} ({{source}}, {{time}})' },
  'years.income': { de: 'Dazu Leistungen nach § 22 Nr. 3', en: 'Plus income under section 22 no. 3' },
  'years.inside': { de: '{{year}}, innerhalb der Haltefrist', en: '{{year}}, within the holding period' },
  'years.after': { de: '{{year}}, nach der Haltefrist', en: '{{year}}, after the holding period' },
  'years.none': { de: 'Noch nichts realisiert.', en: 'Nothing realised yet.' },
  'years.line': {
    de: 'Vor Freigrenzen. Jede Zahl öffnet die Herleitung ihres Jahres.',
    en: 'Before limits. Each figure opens the derivation of its year.',
  },

  lots: { de: 'Offene Tranchen: {{asset}}', en: 'Open lots: {{asset}}' },
  'lots.line': {
    de: 'Gewinn, wenn du heute zum Kurs {{price}} verkaufst, ohne Gebühren.',
    en: 'Gain if you sell today at {{price}}, without fees.',
  },
  'lots.noPrice': { de: 'Ohne Kurs lässt sich kein Gewinn nennen.', en: 'Without a price, no gain can be given.' },
  'lots.none': { de: 'Keine offene Tranche.', en: 'No open lot.' },
  'lots.free': { de: 'davon steuerfrei', en: 'of which tax-free' },
  'lots.taxable': { de: 'davon steuerpflichtig', en: 'of which taxable' },
  'lots.total': { de: 'Zusammen', en: 'Together' },
  'lots.more': { de: 'Weitere {{count}} anzeigen', en: 'Show {{count}} more' },
  'lot.since': { de: 'gehalten seit {{day}}', en: 'held since {{day}}' },
  'lot.free': { de: 'steuerfrei', en: 'tax-free' },
  'lot.freeFrom': { de: 'steuerfrei ab {{day}}', en: 'tax-free from {{day}}' },
  'lot.left': {
    de: {
      one: 'davon {{amount}} im Bestand, seit {{count}} Tag',
      other: 'davon {{amount}} im Bestand, seit {{count}} Tagen',
    },
    en: { one: '{{amount}} of it held, for {{count}} day', other: '{{amount}} of it held, for {{count}} days' },
  },
  'lot.title': { de: 'Tranche {{asset}} vom {{day}}', en: 'Lot of {{asset}} from {{day}}' },
  'lot.cost': { de: 'Kosten {{value}}', en: 'cost {{value}}' },
  'lot.noCost': { de: 'Kosten unbekannt', en: 'cost unknown' },
  'lot.arrived': { de: 'eingegangen am {{day}}, Herkunft offen', en: 'arrived on {{day}}, origin open' },
  'lot.freeLatest': { de: 'steuerfrei spätestens ab {{day}}', en: 'tax-free from {{day}} at the latest' },
  today: { de: 'Heute', en: 'Today' },
  'today.gain': {
    de: '{{value}} − Anschaffungskosten {{cost}} = {{gain}}',
    en: '{{value}} − cost {{cost}} = {{gain}}',
  },
  'today.none': { de: 'Kein Kurs bekannt, also kein Wert.', en: 'No price is known, so there is no value.' },
  allWallets: { de: 'alle Wallets', en: 'all wallets' },
});

export const curveStrings = defineStrings('value-curve', {
  title: { de: 'Wertentwicklung', en: 'Value over time' },
  value: { de: 'Wert', en: 'Value' },
  cost: { de: 'Anschaffungskosten', en: 'Cost' },
  entries: { de: 'Buchungen', en: 'Entries' },
  more: {
    de: { one: 'und eine weitere Buchung', other: 'und {{count}} weitere Buchungen' },
    en: { one: 'and one more entry', other: 'and {{count}} more entries' },
  },
  carried: { de: 'mit älteren Kursen', en: 'with older prices' },
  partial: { de: 'ohne Kurs: {{assets}}', en: 'no price: {{assets}}' },
  summary: {
    de: 'Wert vom {{from}} bis {{to}}: zuerst {{first}}, zuletzt {{last}}, niedrigster {{low}}, höchster {{high}}.',
    en: 'Value from {{from}} to {{to}}: first {{first}}, last {{last}}, lowest {{low}}, highest {{high}}.',
  },
  missing: {
    de: 'ohne {{coins}}: Aus einer Wallet ging mehr ab, als ankam.',
    en: 'without {{coins}}: more left a wallet than came in.',
  },
  none: { de: 'In diesem Zeitraum hat kein Bestand einen Kurs.', en: 'Nothing held in this range has a price.' },
});
