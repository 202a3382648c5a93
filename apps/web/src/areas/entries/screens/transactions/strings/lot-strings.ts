/** Words of naming the lots of a sale. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const lotStrings = defineStrings('transactions.lots', {
  name: { de: 'Tranchen benennen', en: 'Name the lots' },
  'name.note': {
    de: 'Einzelbetrachtung (Rz. 61): Sie geht deiner Methode vor, du musst sie aber zeigen können.',
    en: 'Individual identification (margin no. 61): it takes precedence over your method, but you must be able to prove it.',
  },
  none: {
    de: 'Diese Wallet hält zu diesem Zeitpunkt nichts davon. Prüfe Wallet, Coin und Zeitpunkt.',
    en: 'This wallet holds none of it at that moment. Check wallet, coin and time.',
  },
  lot: { de: '{{what}}, angeschafft am {{day}}', en: '{{what}}, acquired on {{day}}' },
  cost: { de: 'Kosten {{cost}}', en: 'cost {{cost}}' },
  'cost.unknown': { de: 'Kosten unbekannt', en: 'cost unknown' },
  free: { de: 'steuerfrei ab {{day}}', en: 'tax-free from {{day}}' },
  sum: { de: 'Gewählt: {{held}}, verkauft werden {{sold}}.', en: 'Chosen: {{held}}; {{sold}} will be sold.' },
  'sum.short': {
    de: 'Gewählt: {{held}}. Das reicht nicht für {{sold}}; wähle weitere Tranchen.',
    en: 'Chosen: {{held}}. That is not enough for {{sold}}; choose further lots.',
  },
  gone: {
    de: {
      one: '{{count}} benannte Tranche liegt zu diesem Zeitpunkt nicht in dieser Wallet.',
      other: '{{count}} benannte Tranchen liegen zu diesem Zeitpunkt nicht in dieser Wallet.',
    },
    en: {
      one: '{{count}} named lot is not in this wallet at that moment.',
      other: '{{count}} named lots are not in this wallet at that moment.',
    },
  },
  'proof.before': {
    de: 'Der Verkauf steht noch bevor: Beim Speichern entsteht eine Veräußerungsanweisung mit Zeitpunkt und Prüfsumme. Sie steht in der Notiz, im Verlauf und im Bericht.',
    en: 'The sale is still to come: saving writes a dated instruction with a hash. It appears in the note, in the history and in the report.',
  },
  'proof.after': {
    de: 'Der Verkauf liegt zurück. Schreibe in die Notiz, wie du die Zuordnung zeigen kannst, zum Beispiel mit einer Transaktion auf der Blockchain. Festgehalten wird auch, wann du sie benannt hast.',
    en: 'The sale is in the past. Say in the note how you can prove which lots were sold, for example by a transaction on the blockchain. The time at which you named the lots is recorded as well.',
  },
  proof: { de: 'Nachweis der Tranchen', en: 'Proof of the lots' },
  'proof.missing': {
    de: 'Schreibe in die Notiz, wie du die Tranchen dieses Verkaufs zeigen kannst.',
    en: 'Say in the note how you can prove the lots of this sale.',
  },
  named: { de: 'Benannte Tranchen (Einzelbetrachtung)', en: 'Named lots (identification)' },
});
