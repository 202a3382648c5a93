/** Texts of the simulator's head; those of its panels are in `strings/`. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

/** Words of the repurchase check. */
export const repurchaseStrings = defineStrings('simulator.repurchase', {
  repurchase: { de: 'Rückkauf-Prüfung', en: 'Repurchase check' },
  'repurchase.line': {
    de: 'Mit Verlust verkauft und in den 30 Tagen davor oder danach gekauft. Der Verlust zählt trotzdem in voller Höhe; was du zurückkaufst, beginnt aber eine neue Haltefrist.',
    en: 'Sold at a loss and bought in the 30 days before or after. The loss still counts in full; but what you buy back starts a new holding period.',
  },
  'repurchase.clean': { de: 'Unauffällig', en: 'Clean' },
  'repurchase.warning': { de: 'Muster erkannt', en: 'Pattern found' },
  'repurchase.error': { de: 'Kreisgeschäft möglich', en: 'Possibly circular' },
  'repurchase.none': {
    de: 'Bei keinem Verkauf mit Verlust liegt ein Kauf in den 30 Tagen davor oder danach.',
    en: 'No sale at a loss has a purchase in the 30 days before or after it.',
  },
  'repurchase.sales': { de: 'Verkäufe mit Verlust', en: 'Sales at a loss' },
  'repurchase.found': { de: 'Davon mit Kauf in der Nähe', en: 'Of which with a purchase close by' },
  'repurchase.loss': { de: 'Betroffener Verlust', en: 'Loss affected' },
  'repurchase.item': {
    de: '{{what}} am {{day}} verkauft, {{share}} davon zurückgekauft.',
    en: '{{what}} sold on {{day}}, {{share}} of it bought back.',
  },
  'repurchase.sold': {
    de: '{{what}} am {{day}} verkauft, danach nichts zurückgekauft.',
    en: '{{what}} sold on {{day}}, nothing bought back afterwards.',
  },
  'repurchase.before': {
    de: 'In den 30 Tagen davor gekauft: {{share}} der verkauften Menge. Das ist kein Rückkauf und verschiebt keine Haltefrist.',
    en: 'Bought in the 30 days before: {{share}} of the amount sold. That is not buying back and does not affect any holding period.',
  },
  'repurchase.cost': {
    de: {
      one: 'Haltefrist beginnt neu: steuerfrei erst ab {{now}} statt {{before}}, {{count}} Tag später.',
      other: 'Haltefrist beginnt neu: steuerfrei erst ab {{now}} statt {{before}}, {{count}} Tage später.',
    },
    en: {
      one: 'The holding period restarts: tax-free from {{now}} instead of {{before}}, {{count}} day later.',
      other: 'The holding period restarts: tax-free from {{now}} instead of {{before}}, {{count}} days later.',
    },
  },
  'repurchase.noCost': {
    de: 'Die neue Tranche ist ab {{now}} steuerfrei, nicht später als die alte ({{before}}).',
    en: 'The new lot is tax-free from {{now}}, not later than the old one ({{before}}).',
  },
  'repurchase.risk': {
    de: 'Am selben Tag zum gleichen Kurs: Hier kann das Finanzamt nach § 42 AO fragen.',
    en: 'On the same day at the same price: the tax office may ask about this (section 42 AO).',
  },
  'repurchase.advice': { de: 'So vermeidest du Rückfragen', en: 'How to avoid questions' },
  'repurchase.advice.1': {
    de: 'Nach einem Verlustverkauf mindestens 31 Tage mit dem Rückkauf warten.',
    en: 'Wait at least 31 days before buying back after a sale at a loss.',
  },
  'repurchase.advice.2': {
    de: 'Wenn du früher kaufst: zu einem anderen Kurs, mit echtem Marktrisiko dazwischen.',
    en: 'If you buy earlier: at another price, with real market risk in between.',
  },
  'repurchase.advice.3': {
    de: 'Belege aufheben, die zeigen, warum du verkauft und gekauft hast.',
    en: 'Keep records that show why you sold and bought.',
  },
  'repurchase.failed': { de: 'Fehler bei der Analyse', en: 'Analysis error' },
  'repurchase.optimise': { de: 'Verkäufe optimieren', en: 'Optimise sales' },
  'repurchase.details': {
    de: { one: '{{count}} Fall im Einzelnen', other: '{{count}} Fälle im Einzelnen' },
    en: { one: '{{count}} case in detail', other: '{{count}} cases in detail' },
  },
  'repurchase.shown': {
    de: 'Die ersten {{shown}} von {{count}} Fällen; alle stehen in der CSV-Datei.',
    en: 'The first {{shown}} of {{count}} cases; all of them are in the CSV file.',
  },
  'repurchase.export': { de: 'Prüfung als CSV', en: 'Check as CSV' },
  'repurchase.help': { de: 'Rechtslage', en: 'The law' },
  'repurchase.law': {
    de: 'Deutschland kennt keine Wash-Sale-Regel. Der Bundesfinanzhof hat Verkauf und Rückkauf am selben Tag zu verschiedenen Kursen anerkannt (25.08.2009, IX R 60/07). Kritisch bleiben Kreisgeschäfte ohne Marktrisiko (§ 42 AO).',
    en: 'Germany has no wash-sale rule. The Federal Fiscal Court accepted selling and buying back on the same day at different prices (25.08.2009, IX R 60/07). Circular trades without market risk remain risky (section 42 AO).',
  },
});

/** Words of the batch: operations, result, history. */
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
  'batch.missing': { de: 'Diesen Schritt gibt es nicht mehr', en: 'This step no longer exists' },
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

export const simulatorStrings = defineStrings('simulator', {
  context: {
    de: 'Verkäufe durchspielen, über Jahre planen, mehrere Positionen zusammen prüfen. Gerechnet mit deinen echten Buchungen.',
    en: 'Try out sales, plan over years, check several positions together. Calculated with your real entries.',
  },
  intro: {
    de: 'Sobald Buchungen da sind, spielst du hier Verkäufe durch und siehst die Steuer vorher.',
    en: 'Once there are entries, you can try out sales here and see the tax beforehand.',
  },
  'source.prices': { de: 'Kurse: {{words}}', en: 'Prices: {{words}}' },
  'source.live': { de: 'live', en: 'live' },
  'source.days': { de: 'Tageskurse bis {{day}}', en: 'daily prices up to {{day}}' },
  'source.none': { de: 'keine bekannt', en: 'none known' },
});
