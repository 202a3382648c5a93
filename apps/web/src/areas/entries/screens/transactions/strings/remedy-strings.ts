/** Words of what settles many questions at once. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const remedyStrings = defineStrings('transactions.remedies', {
  prices: {
    de: { one: 'Ein Kurs fehlt', other: '{{shown}} Kurse fehlen' },
    en: { one: 'One price is missing', other: '{{shown}} prices are missing' },
  },
  'prices.line': {
    de: 'Öffentliche Kursdienste erfahren nur Coin und Tag, sonst nichts.',
    en: 'Public price services are asked about the coin and the day, and nothing else.',
  },
  'prices.do': { de: 'Kurse aus dem Netz holen', en: 'Fetch prices online' },

  addresses: {
    de: {
      one: 'Eine Bewegung mit einer Adresse, die du schon kennst',
      other: '{{count}} Bewegungen mit Adressen, die du schon kennst',
    },
    en: {
      one: 'One movement with an address you already know',
      other: '{{count}} movements with addresses you already know',
    },
  },
  'addresses.line': { de: '{{address}}: {{answer}} ({{count}})', en: '{{address}}: {{answer}} ({{count}})' },
  'addresses.more': {
    de: { one: 'und eine weitere', other: 'und {{count}} weitere' },
    en: { one: 'and one more', other: 'and {{count}} more' },
  },
  'addresses.do': { de: 'Wie zuletzt beantworten', en: 'Answer as last time' },
  tokens: {
    de: { one: 'Ein unbekanntes Token kam ungefragt', other: '{{count}} unbekannte Token kamen ungefragt' },
    en: { one: 'One unknown token arrived unsolicited', other: '{{count}} unknown tokens arrived unsolicited' },
  },
  'tokens.line': {
    de: 'Für keines davon ist ein Kurs bekannt, oft sind es Köder. Ausgelassen zählen sie nicht mit.',
    en: 'None of them has a known price, and they are often bait. Left out, they do not count.',
  },
  'tokens.years': {
    de: 'Bis dahin haben die Leistungen nach § 22 Nr. 3 EStG nach oben keine Grenze ({{years}}).',
    en: 'Until then, income under section 22 no. 3 has no upper limit ({{years}}).',
  },
  'tokens.do': { de: 'Alle auslassen', en: 'Leave all out' },
  internal: {
    de: {
      one: 'Die Datei der internen Transaktionen von {{wallet}} fehlt: Eine Buchung gibt mehr aus, als da ist.',
      other:
        'Die Datei der internen Transaktionen von {{wallet}} fehlt: {{count}} Buchungen geben mehr aus, als da ist.',
    },
    en: {
      one: 'The internal transactions file for {{wallet}} is missing: one entry spends more than is there.',
      other: 'The internal transactions file for {{wallet}} is missing: {{count}} entries spend more than is there.',
    },
  },
  'internal.line': {
    de: 'Es fehlen mindestens {{amount}}, die ein Vertrag ausgezahlt hat. Etherscan: Adresse öffnen, „Internal Transactions“, „Download CSV Export“.',
    en: 'At least {{amount}} paid out by a contract is missing. Etherscan: open the address, “Internal Transactions”, “Download CSV Export”.',
  },
  'internal.do': { de: 'Datei hinzufügen', en: 'Add the file' },
  'zone.berlin': {
    de: {
      one: 'Zeitzone: Eine Bewegung findet ihre Gegenseite, wenn {{file}} in Berliner Zeit steht',
      other: 'Zeitzone: {{count}} Bewegungen finden ihre Gegenseite, wenn {{file}} in Berliner Zeit steht',
    },
    en: {
      one: 'Time zone: one movement finds its other side if {{file}} is in Berlin time',
      other: 'Time zone: {{count}} movements find their other side if {{file}} is in Berlin time',
    },
  },
  'zone.utc': {
    de: {
      one: 'Zeitzone: Eine Bewegung findet ihre Gegenseite, wenn {{file}} in UTC steht',
      other: 'Zeitzone: {{count}} Bewegungen finden ihre Gegenseite, wenn {{file}} in UTC steht',
    },
    en: {
      one: 'Time zone: one movement finds its other side if {{file}} is in UTC',
      other: 'Time zone: {{count}} movements find their other side if {{file}} is in UTC',
    },
  },
  'zone.later': {
    de: {
      one: 'Zeitzone: Eine Bewegung findet ihre Gegenseite, wenn die Zeiten in {{file}} um {{hours}} h später sind',
      other:
        'Zeitzone: {{count}} Bewegungen finden ihre Gegenseite, wenn die Zeiten in {{file}} um {{hours}} h später sind',
    },
    en: {
      one: 'Time zone: one movement finds its other side if the times in {{file}} are {{hours}} h later',
      other: 'Time zone: {{count}} movements find their other side if the times in {{file}} are {{hours}} h later',
    },
  },
  'zone.earlier': {
    de: {
      one: 'Zeitzone: Eine Bewegung findet ihre Gegenseite, wenn die Zeiten in {{file}} um {{hours}} h früher sind',
      other:
        'Zeitzone: {{count}} Bewegungen finden ihre Gegenseite, wenn die Zeiten in {{file}} um {{hours}} h früher sind',
    },
    en: {
      one: 'Time zone: one movement finds its other side if the times in {{file}} are {{hours}} h earlier',
      other: 'Time zone: {{count}} movements find their other side if the times in {{file}} are {{hours}} h earlier',
    },
  },
  'zone.line': {
    de: 'Dann passen {{fits}} von {{pairs}} Umbuchungen zwischen dieser Datei und den anderen. Alle Zeiten der Datei ändern sich in einem Schritt, den du rückgängig machen kannst.',
    en: 'Then {{fits}} of {{pairs}} transfers between this file and the others match. All times in the file change in one step, which you can undo.',
  },
  'zone.do': { de: 'Zeitzone übernehmen', en: 'Use this time zone' },
  'zone.keep': { de: 'Zeiten stimmen', en: 'The times are right' },
  rules: {
    de: {
      one: 'Deine Regeln beantworten eine Frage',
      other: 'Deine Regeln beantworten {{count}} Fragen',
    },
    en: { one: 'Your rules answer one question', other: 'Your rules answer {{count}} questions' },
  },
  'rules.line': { de: '{{name}}: {{count}}', en: '{{name}}: {{count}}' },
  'rules.do': { de: 'Regeln anwenden', en: 'Apply rules' },
});
