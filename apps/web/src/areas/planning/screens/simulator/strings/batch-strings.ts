/** Words of the batch: operations, result, history. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const batchStrings = defineStrings('simulator.batch', {
  batch: { de: 'Mehrere Positionen', en: 'Several positions' },
  'batch.line': {
    de: 'Mehrere Positionen auf einmal durchspielen. Alles bleibt Planung, deine Buchungen ändern sich nicht.',
    en: 'Try out several positions at once. It all stays a plan; your entries do not change.',
  },
  'batch.selected': {
    de: { one: '{{count}} Position gewählt', other: '{{count}} Positionen gewählt' },
    en: { one: '{{count}} position selected', other: '{{count}} positions selected' },
  },
  'batch.quick': { de: 'Schnell', en: 'Quick' },
  'batch.sell25': { de: '25\u00a0% verkaufen', en: 'Sell 25%' },
  'batch.sell50': { de: '50\u00a0% verkaufen', en: 'Sell 50%' },
  'batch.sell100': { de: 'Alles verkaufen', en: 'Sell all' },
  'batch.hold': { de: 'Halten bis steuerfrei', en: 'Hold until tax-free' },
  'batch.harvest': { de: 'Verluste realisieren', en: 'Realise losses' },
  'batch.advanced': { de: 'Genauer', en: 'Advanced' },
  'batch.percent': { de: 'Anteil verkaufen', en: 'Share to sell' },
  'batch.sell': { de: 'Verkauf planen', en: 'Plan the sale' },
  'batch.rebalance': { de: 'Umschichten planen', en: 'Plan rebalancing' },
  'batch.rebalance.line': {
    de: 'Zielanteile der fünf größten Positionen in Prozent. Bis 1 Punkt Abweichung passiert nichts, über 5 Punkte ist dringend.',
    en: 'Target shares of the five largest positions in percent. Up to 1 point nothing happens, more than 5 points is urgent.',
  },
  'batch.sum': {
    de: 'Zusammen {{sum}} der Auswahl. Was ein Coin dazubekommt, geht bei einem anderen ab.',
    en: '{{sum}} of the selection in total. What you add to one, you take from another.',
  },
  'batch.unbalanced': {
    de: 'Die Zielanteile ergeben {{sum}}, zusammen müssen es {{whole}} sein.',
    en: 'The targets add up to {{sum}}; they must add up to {{whole}}.',
  },
  'batch.target': { de: 'Zielanteil {{asset}}', en: 'Target share of {{asset}}' },
  'batch.result': { de: 'Ergebnis', en: 'Result' },
  'batch.added': {
    de: { one: '{{count}} Verkauf geplant', other: '{{count}} Verkäufe geplant' },
    en: { one: '{{count}} sale planned', other: '{{count}} sales planned' },
  },
  'batch.shown': { de: 'Die ersten {{shown}} von {{count}} Tranchen', en: 'The first {{shown}} of {{count}} lots' },
  'batch.taxable': { de: 'In der Haltefrist', en: 'Within the holding period' },
  'batch.tax': { de: 'Steuer dadurch', en: 'Resulting tax' },
  'batch.basis.in-force': {
    de: 'Verkauft in deiner Methode je Wallet, ohne einzelne Tranchen zu benennen.',
    en: 'Sold with your method for each wallet, without naming individual lots.',
  },
  'batch.basis.named-lots': {
    de: 'Dafür musst du die Tranchen beim Verkauf benennen und zeigen können (Rz. 61). Ohne Nachweis gilt deine Methode: {{tax}} Steuer.',
    en: 'You have to name these lots when you sell and be able to prove it (margin no. 61). Without proof your method applies: {{tax}} tax.',
  },
  'batch.urgent': { de: 'dringend', en: 'urgent' },
  'batch.trade.sell': { de: '{{asset}} verkaufen', en: 'Sell {{asset}}' },
  'batch.trade.buy': { de: '{{asset}} kaufen', en: 'Buy {{asset}}' },
  'batch.points': { de: '{{from}} auf {{to}}', en: '{{from}} to {{to}}' },
  'batch.history': { de: 'Verlauf', en: 'History' },
  'batch.history.none': {
    de: 'Noch keine Schritte. Bis zu 50 werden gemerkt.',
    en: 'No steps yet. Up to 50 are kept.',
  },
  'batch.undo': { de: 'Rückgängig', en: 'Undo' },
  'batch.redo': { de: 'Wiederholen', en: 'Redo' },
  'batch.goto': { de: 'Bis hier zurück', en: 'Back to here' },
  'batch.missing': { de: 'Operation nicht gefunden', en: 'Operation not found' },
  'batch.undone': { de: 'zurückgenommen', en: 'undone' },
  'batch.planned': {
    de: { one: 'Geplant: {{proceeds}} aus {{count}} Verkauf', other: 'Geplant: {{proceeds}} aus {{count}} Verkäufen' },
    en: { one: 'Planned: {{proceeds}} from {{count}} sale', other: 'Planned: {{proceeds}} from {{count}} sales' },
  },
  'op.sell': { de: 'Verkauf', en: 'Sale' },
  'op.share': { de: 'Verkauf {{share}}', en: 'Sale of {{share}}' },
  'op.hold-until-free': { de: 'Halten bis steuerfrei', en: 'Hold until tax-free' },
  'op.harvest': { de: 'Verluste realisieren', en: 'Realise losses' },
  'op.rebalance': { de: 'Umschichten', en: 'Rebalance' },
});
