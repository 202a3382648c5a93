/** Why one would give an answer: one sentence for beginners. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const answerWhyStrings = defineStrings('transactions.answer-why', {
  'own-wallet': {
    de: 'Du hast die Coins nur umgezogen. Das ist steuerfrei, die Haltefrist läuft weiter.',
    en: 'You only moved the coins. That is tax-free, and the holding period continues.',
  },
  spend: {
    de: 'Du hast damit bezahlt. Das zählt wie ein Verkauf zum Kurs des Tages.',
    en: 'You paid with them. That counts like a sale at the price of the day.',
  },
  sale: {
    de: 'Du hast die Coins verkauft. Gibst du nichts an, gilt der Kurs des Tages.',
    en: 'You sold the coins, at the price of the day unless you say otherwise.',
  },
  'gift.out': {
    de: 'Du hast sie verschenkt. Für dich entsteht kein Gewinn.',
    en: 'You gave them away. No gain arises for you.',
  },
  'gift.in': {
    de: 'Du hast sie geschenkt bekommen. Kosten und Datum des Schenkers gelten weiter.',
    en: 'They were a gift. The cost and date of the giver carry over.',
  },
  lost: {
    de: 'Diebstahl, Betrug oder verlorener Schlüssel. Die Coins sind weg, ein Verlust zählt steuerlich nicht.',
    en: 'Theft, fraud or a lost key. The coins are gone, the loss does not count for tax.',
  },
  income: {
    de: 'Lohn für etwas, etwa Staking oder Mining. Der Wert beim Zufluss zählt als Einkunft.',
    en: 'Reward for something, such as staking or mining. Its value on arrival counts as income.',
  },
  purchase: {
    de: 'Du hast sie anderswo gekauft. Gibst du nichts an, gilt der Kurs des Tages. Ab dann läuft die Haltefrist.',
    en: 'You bought them elsewhere, at the price of the day unless you say otherwise. The holding period starts then.',
  },
  'set-value': {
    de: 'Der Wert in Euro, wie du ihn belegen kannst.',
    en: 'The value in euro as you can prove it.',
  },
  'set-price': {
    de: 'Ein Kurs für alle diese Buchungen, wie du ihn belegen kannst.',
    en: 'One price for all these entries, as you can prove it.',
  },
  'assume-stated': {
    de: 'Kosten und Tag des Kaufs, wie du sie belegen kannst.',
    en: 'Cost and day of the purchase, as you can prove them.',
  },
  'assume-zero-cost': {
    de: 'Der ungünstigste Fall: Der ganze Erlös ist Gewinn. Er steht als Annahme im Bericht.',
    en: 'The worst case: all proceeds are gain. The report shows it as an assumption.',
  },
  'short-sale': {
    de: 'Du hast geliehene Coins verkauft. Der nächste Kauf deckt sie; dann zählt der Gewinn, egal wie viel Zeit dazwischen lag.',
    en: 'You sold borrowed coins. The next purchase covers them; the gain counts then, however long it took.',
  },
  'ignore-row': {
    de: 'Spam, Staub oder eine Zeile, die nichts bewegt. Sie bleibt vermerkt und zählt nicht.',
    en: 'Spam, dust or a row that moves nothing. It stays on record and does not count.',
  },
  'enter-row': {
    de: 'Du gibst ein, was in der Zeile steht. Datei und Zeile bleiben als Quelle.',
    en: 'You enter what the row says. File and line stay as the source.',
  },
  'choose-asset': {
    de: 'Du sagst, welcher Coin gemeint ist. Dann wird die Zeile neu gelesen.',
    en: 'You say which coin is meant. Then the row is read again.',
  },
  'remove-duplicate': {
    de: 'Es ist dieselbe Buchung. Eine zählt, die andere nicht.',
    en: 'It is the same entry. One counts, the other does not.',
  },
  'keep-both': { de: 'Es sind zwei Buchungen. Beide zählen.', en: 'They are two entries. Both count.' },
});
