/** Words of the portfolio: head, key figures, holdings, chains, what stands out, lots. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const portfolioStrings = defineStrings('portfolio', {
  context: {
    de: 'Bestand, Tranchen und Kennzahlen aus deinen Buchungen.',
    en: 'Holdings, lots and key figures from your entries.',
  },
  intro: {
    de: 'Nach dem ersten Import siehst du hier jeden Bestand mit Wert, Tranchen und Kennzahlen.',
    en: 'After the first import you see every holding with its value, lots and key figures here.',
  },
  prices: { de: 'Kurse: {{sources}}.', en: 'Prices: {{sources}}.' },
  'prices.until': { de: '{{source}} bis {{day}}', en: '{{source}} until {{day}}' },
  views: { de: 'Ansichten des Portfolios', en: 'Views of the portfolio' },
  'tab.holdings': { de: 'Bestand', en: 'Holdings' },
  'tab.lots': { de: 'Tranchen', en: 'Lots' },
  'tab.analysis': { de: 'Analyse', en: 'Analysis' },
  'tab.rebalance': { de: 'Umschichten', en: 'Rebalance' },

  export: { de: 'Exportieren', en: 'Export' },
  'export.positions': { de: 'Bestand (CSV)', en: 'Holdings (CSV)' },
  'export.lots': { de: 'Offene Tranchen (CSV)', en: 'Open lots (CSV)' },
  'export.series': { de: 'Wertentwicklung (CSV)', en: 'Value over time (CSV)' },
  'export.statistics': { de: 'Kennzahlen (CSV)', en: 'Key figures (CSV)' },
  taxReport: { de: 'Steuerbericht', en: 'Tax report' },
  optimise: { de: 'Optimieren', en: 'Optimise' },
  simulate: { de: 'Umschichtung simulieren', en: 'Simulate rebalancing' },

  value: { de: 'Gesamtwert', en: 'Total value' },
  'value.cost': { de: 'angeschafft für {{cost}}', en: 'acquired for {{cost}}' },
  'value.cost.part': {
    de: 'angeschafft für {{cost}}, soweit bekannt',
    en: 'acquired for {{cost}}, as far as known',
  },
  'value.unpriced': { de: 'ohne {{coins}}: kein Kurs', en: 'without {{coins}}: no price' },
  'value.none': { de: 'kein Bestand hat einen Kurs', en: 'nothing held has a price' },
  change: { de: 'Veränderung zum Vortag', en: 'Change on the day' },
  'change.since': { de: 'seit {{day}}', en: 'since {{day}}' },
  'change.none': { de: 'Kurse zweier Tage fehlen', en: 'prices of two days are missing' },
  unrealised: { de: 'Nicht realisiert', en: 'Unrealised' },
  'unrealised.without': { de: 'ohne {{coins}}: Anschaffung unbekannt', en: 'without {{coins}}: cost unknown' },
  realised: { de: 'Realisiert', en: 'Realised' },
  'realised.unknown': { de: 'unbekannt', en: 'unknown' },
  'realised.pending': {
    de: { one: 'ohne 1 Veräußerung: Ergebnis unbekannt', other: 'ohne {{count}} Veräußerungen: Ergebnis unbekannt' },
    en: { one: 'without 1 disposal: result unknown', other: 'without {{count}} disposals: result unknown' },
  },
  'realised.income': { de: 'dazu Leistungen {{income}}', en: 'plus income {{income}}' },
  wallets: { de: 'Wallets', en: 'Wallets' },
  'wallets.note': {
    de: { one: '{{count}} Asset', other: '{{count}} Assets' },
    en: { one: '{{count}} asset', other: '{{count}} assets' },
  },
  'wallets.in': {
    de: { one: 'in {{count}} Wallet', other: 'in {{count}} Wallets' },
    en: { one: 'in {{count}} wallet', other: 'in {{count}} wallets' },
  },
  chains: { de: 'Blockchains', en: 'Blockchains' },
  'chains.venue': { de: '{{share}} auf Börsen', en: '{{share}} on exchanges' },
  unpriced: {
    de: {
      one: 'Für {{assets}} fehlt der Kurs. Der Wert zählt nicht mit, die Anschaffungskosten auch nicht.',
      other: 'Für {{assets}} fehlen Kurse. Ihr Wert zählt nicht mit, ihre Anschaffungskosten auch nicht.',
    },
    en: {
      one: 'There is no price for {{assets}}. Neither its value nor its cost is counted.',
      other: 'There are no prices for {{assets}}. Neither their value nor their cost is counted.',
    },
  },

  allocation: { de: 'Verteilung', en: 'Allocation' },
  'allocation.by': { de: 'Verteilung nach', en: 'Allocation by' },
  'allocation.look': { de: 'Darstellung', en: 'Shown as' },
  'look.tiles': { de: 'Kacheln', en: 'Tiles' },
  'look.ring': { de: 'Ring', en: 'Ring' },
  'by.asset': { de: 'Asset', en: 'Asset' },
  'by.wallet': { de: 'Wallet', en: 'Wallet' },
  'by.chain': { de: 'Chain', en: 'Chain' },
  'allocation.summary': {
    de: 'Größter Anteil: {{name}} mit {{share}}.',
    en: 'Largest share: {{name}} with {{share}}.',
  },
  'allocation.none': { de: 'Ohne Kurse gibt es keine Verteilung.', en: 'Without prices there is no allocation.' },
  total: { de: 'Summe', en: 'Total' },
  venue: { de: 'Börsen', en: 'Exchanges' },
  unknownChain: { de: 'Nicht zugeordnet', en: 'Not assigned' },

  positions: { de: 'Assets', en: 'Assets' },
  'positions.none': { de: 'Zurzeit ist nichts im Bestand.', en: 'Nothing is held at the moment.' },
  asset: { de: 'Asset', en: 'Asset' },
  amount: { de: 'Menge', en: 'Amount' },
  price: { de: 'Kurs', en: 'Price' },
  worth: { de: 'Wert', en: 'Value' },
  share: { de: 'Anteil', en: 'Share' },
  cost: { de: 'Anschaffungskosten', en: 'Cost' },
  result: { de: 'Nicht realisiert', en: 'Unrealised' },
  'age.days': {
    de: { one: 'Kurs von gestern', other: 'Kurs {{count}} Tage alt' },
    en: { one: 'price from yesterday', other: 'price {{count}} days old' },
  },
  'age.today': { de: 'Kurs von heute', en: 'price from today' },

  chainCards: { de: 'Chains und Börsen', en: 'Chains and exchanges' },
  'chain.filter': { de: 'Chains filtern', en: 'Filter chains' },
  'filter.all': { de: 'Alle', en: 'All' },
  'filter.evm': { de: 'EVM', en: 'EVM' },
  'filter.non-evm': { de: 'Nicht EVM', en: 'Non-EVM' },
  'filter.layer2': { de: 'Layer 2', en: 'Layer 2' },
  'filter.venue': { de: 'Börsen', en: 'Exchanges' },
  'filter.none': { de: 'Keine Chain dieser Art im Bestand.', en: 'No chain of this kind is held.' },
  'family.evm': { de: 'EVM', en: 'EVM' },
  'family.non-evm': { de: 'Nicht EVM', en: 'Non-EVM' },
  'family.venue': { de: 'Börse', en: 'Exchange' },
  'family.unknown': { de: 'Chain unbekannt', en: 'Chain unknown' },
  'category.layer0': { de: 'Layer 0', en: 'Layer 0' },
  'category.layer1': { de: 'Layer 1', en: 'Layer 1' },
  'category.layer2': { de: 'Layer 2', en: 'Layer 2' },
  'category.parachain': { de: 'Parachain', en: 'Parachain' },
  'chain.fee': {
    de: 'Ø Netzwerkgebühr {{fee}} aus deinen Transfers',
    en: 'Avg. network fee {{fee}} from your transfers',
  },
  'chain.pick': { de: 'Nur {{name}} zeigen', en: 'Show only {{name}}' },
  'chain.assign': { de: 'Chain in der Wallet eintragen', en: 'Enter the chain in the wallet' },

  insights: { de: 'Was auffällt', en: 'What stands out' },
  'insights.none': { de: 'Gerade fällt nichts Besonderes auf.', en: 'Nothing in particular stands out.' },
  'insight.concentration': {
    de: '{{asset}} macht {{share}} des Werts aus. Fällt der Kurs, fällt fast alles.',
    en: '{{asset}} makes up {{share}} of the value. If it falls, nearly everything falls.',
  },
  'insight.unpriced': {
    de: {
      one: 'Für {{assets}} fehlt der Kurs. Trage ihn nach, sonst bleibt der Gesamtwert zu niedrig.',
      other: 'Für {{assets}} fehlen Kurse. Trage sie nach, sonst bleibt der Gesamtwert zu niedrig.',
    },
    en: {
      one: 'There is no price for {{assets}}. Enter one, or the total stays too low.',
      other: 'There are no prices for {{assets}}. Enter them, or the total stays too low.',
    },
  },
  'insight.stale-prices': {
    de: {
      one: 'Der jüngste Kurs von {{assets}} ist {{count}} Tag alt. Live-Kurse oder eine Kursdatei helfen.',
      other: 'Die jüngsten Kurse von {{assets}} sind bis zu {{count}} Tage alt. Live-Kurse oder eine Kursdatei helfen.',
    },
    en: {
      one: 'The latest price of {{assets}} is {{count}} day old. Live prices or a price file help.',
      other: 'The latest prices of {{assets}} are up to {{count}} days old. Live prices or a price file help.',
    },
  },
  'insight.free-soon': {
    de: '{{amount}} mit {{gain}} Gewinn sind ab {{day}} steuerfrei. Warten spart die Steuer darauf.',
    en: '{{amount}} with a gain of {{gain}} is tax-free from {{day}}. Waiting saves the tax on it.',
  },
  'insight.free-gain': {
    de: '{{gain}} Gewinn könntest du heute steuerfrei realisieren.',
    en: 'You could realise a gain of {{gain}} tax-free today.',
  },
  'insight.losses': {
    de: {
      one: '{{assets}} steht innerhalb der Haltefrist {{loss}} im Minus. Realisierte Verluste mindern Gewinne desselben Jahres.',
      other:
        '{{assets}} stehen innerhalb der Haltefrist {{loss}} im Minus. Realisierte Verluste mindern Gewinne desselben Jahres.',
    },
    en: {
      one: '{{assets}} is down {{loss}} within the holding period. Realised losses reduce gains of the same year.',
      other: '{{assets}} are down {{loss}} within the holding period. Realised losses reduce gains of the same year.',
    },
  },
  'insight.drawdown': {
    de: 'Vom {{peak}} bis zum {{trough}} ist das Portfolio um {{depth}} gefallen.',
    en: 'From {{peak}} to {{trough}} the portfolio fell by {{depth}}.',
  },
  'insight.correlated': {
    de: '{{a}} und {{b}} bewegen sich fast gleich (Korrelation {{value}}). Beide zu halten streut kaum.',
    en: '{{a}} and {{b}} move almost alike (correlation {{value}}). Holding both adds little diversification.',
  },
  'insight.one-place': {
    de: '{{share}} des Werts liegen bei {{wallet}}.',
    en: '{{share}} of the value is held at {{wallet}}.',
  },
  toHarvest: { de: 'Verluste ansehen', en: 'View losses' },
  toRadar: { de: 'Steuer-Radar', en: 'Tax radar' },
  toSettings: { de: 'Kurse einrichten', en: 'Set up prices' },

  lots: { de: 'Offene Tranchen', en: 'Open lots' },
  'lots.line': {
    de: 'Jede Tranche mit Anschaffungstag, dem Tag, ab dem ein Verkauf steuerfrei ist, und dem Gewinn bei Verkauf zum letzten Kurs, vor Gebühren.',
    en: 'Each lot with its acquisition day, the day from which a sale is tax-free, and the gain if sold at the last price, before fees.',
  },
  'lots.count': {
    de: { one: '{{count}} Tranche', other: '{{count}} Tranchen' },
    en: { one: '{{count}} lot', other: '{{count}} lots' },
  },
  'lots.since': { de: 'gehalten seit {{day}}', en: 'held since {{day}}' },
  'lots.allFree': { de: 'alles steuerfrei', en: 'all tax-free' },
  'lots.more': { de: '{{share}} frei, mehr ab {{day}}', en: '{{share}} free, more from {{day}}' },
  'lots.gain': { de: 'Gewinn bei Verkauf jetzt', en: 'Gain if sold now' },
  'lots.gain.free': { de: 'davon steuerfrei', en: 'of which tax-free' },
  'lots.gain.taxable': { de: 'davon in der Haltefrist', en: 'of which within the holding period' },
  'lots.acquired': { de: 'Angeschafft', en: 'Acquired' },
  'lots.provisional': { de: 'vorläufig: {{state}}', en: 'provisional: {{state}}' },
  'lots.free': { de: 'steuerfrei', en: 'tax-free' },
  'lots.from': { de: 'Steuerfrei ab', en: 'Tax-free from' },
  'lots.days': {
    de: { one: '{{count}} Tag', other: '{{count}} Tage' },
    en: { one: '{{count}} day', other: '{{count}} days' },
  },
  'lots.show': { de: 'Weitere {{count}} zeigen', en: 'Show {{count}} more' },
  'lots.way': { de: 'Herleitung der Tranche vom {{day}}', en: 'Derivation of the lot from {{day}}' },
  'positions.lots': { de: 'Offene Tranchen von {{asset}} anzeigen', en: 'Show open lots of {{asset}}' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  'wallet.all': { de: 'alle Wallets', en: 'all wallets' },
});
