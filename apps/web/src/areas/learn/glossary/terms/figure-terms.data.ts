/** Terms of the glossary: Figures and words of this app. */
import type { GlossaryEntry } from '../glossary-entry.ts';

export const FIGURE_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'completeness',
    term: { de: 'Vollständigkeit', en: 'Completeness' },
    text: {
      de: 'Alle Quellen müssen dabei sein, sonst fehlen Käufe zu den Verkäufen.',
      en: 'All sources must be included, or sales will be missing their purchases.',
    },
    example: {
      de: 'Ein Verkauf ohne Kauf landet auf der Prüfliste.',
      en: 'A sale without a purchase ends up on the review list.',
    },
  },
  {
    id: 'review-list',
    term: { de: 'Prüfliste', en: 'Review list' },
    text: {
      de: 'Was Cryptax nicht sicher weiß, mit Ursache, Wirkung und Vorschlag.',
      en: 'What Cryptax does not know for sure, with cause, effect and proposal.',
    },
    example: { de: 'Drei Überweisungen ohne Gegenstück.', en: 'Three transfers without a counterpart.' },
  },
  {
    id: 'source-line',
    term: { de: 'Herkunft', en: 'Origin' },
    text: { de: 'Jede Zahl führt zurück zu Datei und Zeile.', en: 'Every figure leads back to file and line.' },
    example: { de: 'binance.csv, Zeile 214.', en: 'binance.csv, line 214.' },
  },
  {
    id: 'price-source',
    term: { de: 'Kursquelle', en: 'Price source' },
    text: {
      de: 'Woher ein Euro-Wert stammt: aus dem Handel selbst, aus Tageskursen oder von dir.',
      en: 'Where a euro value comes from: the trade itself, daily prices or you.',
    },
    example: { de: 'Tageskurs vom 3. März.', en: 'Daily price of 3 March.' },
  },
  {
    id: 'ecb-rate',
    term: { de: 'EZB-Kurs', en: 'ECB rate' },
    text: {
      de: 'Der Referenzkurs der Europäischen Zentralbank für Fremdwährungen.',
      en: "The European Central Bank's reference rate for foreign currencies.",
    },
    example: { de: '1\u00a0€ = 1,09 USD.', en: '€1 = 1.09 USD.' },
  },
  {
    id: 'drawdown',
    term: { de: 'Maximaler Rückgang', en: 'Maximum drawdown' },
    text: {
      de: 'Der größte Verlust vom Hoch bis zum folgenden Tief.',
      en: 'The largest loss from a high to the low after it.',
    },
    example: { de: 'Von 10.000\u00a0€ auf 6.000\u00a0€ sind 40\u00a0%.', en: 'From €10,000 to €6,000 is 40%.' },
  },
  {
    id: 'volatility',
    term: { de: 'Schwankung', en: 'Volatility' },
    text: { de: 'Wie stark der Wert im Jahr auf und ab geht.', en: 'How much the value goes up and down in a year.' },
    example: { de: '60\u00a0% sind bei Bitcoin üblich.', en: '60% is usual for Bitcoin.' },
  },
  {
    id: 'sealed-report',
    term: { de: 'Versiegelter Bericht', en: 'Sealed report' },
    text: {
      de: 'Ein Bericht mit Prüfsumme. Ändert sich später etwas, siehst du die Differenz.',
      en: 'A report with a checksum. If something changes later you see the difference.',
    },
    example: { de: '2024 versiegelt am 3. Mai.', en: '2024 sealed on 3 May.' },
  },
  {
    id: 'provisional',
    term: { de: 'Vorläufig', en: 'Provisional' },
    text: {
      de: 'Noch fehlt etwas, ein Kauf oder ein Kurs. Die Zahl kann sich ändern, wenn du es ergänzt.',
      en: 'Something is still missing, a purchase or a price. The figure may change once you add it.',
    },
    example: {
      de: 'Bericht 2025, vorläufig: ein Kauf fehlt.',
      en: 'Report 2025, provisional: one purchase is missing.',
    },
  },
  {
    id: 'derivation',
    term: { de: 'Herleitung', en: 'Derivation' },
    text: {
      de: 'Der Weg von einer Zahl zurück zu den Tranchen, den Buchungen und der Zeile in deiner Datei.',
      en: 'The way from a figure back to the lots, the entries and the line in your file.',
    },
    example: {
      de: 'Ein Klick auf eine gestrichelt unterstrichene Zahl.',
      en: 'A click on a figure with a dashed underline.',
    },
  },
  {
    id: 'unrealised',
    term: { de: 'Nicht realisierter Gewinn', en: 'Unrealised gain' },
    text: {
      de: 'Gewinn auf dem Papier: Du hältst die Coins noch. Steuer fällt erst beim Verkauf an.',
      en: 'A gain on paper: you still hold the coins. Tax is only due when you sell.',
    },
    example: { de: 'Gekauft für 1.000\u00a0€, heute 1.400\u00a0€ wert.', en: 'Bought for €1,000, worth €1,400 today.' },
  },
  {
    id: 'realised',
    term: { de: 'Realisierter Gewinn', en: 'Realised gain' },
    text: { de: 'Gewinn aus einem abgeschlossenen Verkauf oder Tausch.', en: 'A gain from a completed sale or swap.' },
    example: { de: 'Gekauft für 1.000\u00a0€, verkauft für 1.400\u00a0€.', en: 'Bought for €1,000, sold for €1,400.' },
  },
  {
    id: 'sweet-spot',
    term: { de: 'Sweet Spot', en: 'Sweet spot' },
    text: {
      de: 'Der Bereich kurz hinter der Freigrenze, in dem ein etwas kleinerer Verkauf viel Steuer spart.',
      en: 'The range just past the limit, where a slightly smaller sale saves a lot of tax.',
    },
    example: {
      de: '999\u00a0€ Gewinn: 0\u00a0€ Steuer. 1.000\u00a0€: alles steuerpflichtig.',
      en: 'A gain of €999: no tax. €1,000: all of it taxable.',
    },
  },
  {
    id: 'rebalancing',
    term: { de: 'Umschichten', en: 'Rebalancing' },
    text: {
      de: 'Verkaufen und kaufen, bis jeder Coin wieder den Anteil hat, den du willst.',
      en: 'Selling and buying until every coin has the share you want again.',
    },
    example: { de: 'Von 70\u00a0% auf 50\u00a0% Bitcoin.', en: 'From 70% to 50% Bitcoin.' },
  },
  {
    id: 'diversification',
    term: { de: 'Streuung', en: 'Diversification' },
    text: {
      de: 'Wie gleichmäßig dein Vermögen verteilt ist. 0 heißt: alles in einem Coin.',
      en: 'How evenly your money is spread. 0 means: all in one coin.',
    },
    example: {
      de: 'Zwei gleich große Coins ergeben 50 von 100.',
      en: 'Two coins of the same size give 50 out of 100.',
    },
  },
  {
    id: 'time-weighted',
    term: { de: 'Zeitgewichtete Rendite', en: 'Time-weighted return' },
    text: {
      de: 'Wie gut sich deine Coins entwickelt haben, egal wann du Geld eingezahlt hast.',
      en: 'How well your coins did, no matter when you put money in.',
    },
    example: { de: 'Gut für den Vergleich mit anderen Anlagen.', en: 'Good for a comparison with other investments.' },
  },
  {
    id: 'money-weighted',
    term: { de: 'Geldgewichtete Rendite', en: 'Money-weighted return' },
    text: {
      de: 'Dein persönlicher Zinssatz: Er zählt mit, wann du wie viel eingezahlt hast.',
      en: 'Your personal rate: it takes into account when you paid in how much.',
    },
    example: { de: 'Viel gekauft vor dem Absturz drückt ihn.', en: 'Buying a lot before a fall pulls it down.' },
  },
  {
    id: 'sharpe',
    term: { de: 'Sharpe-Ratio', en: 'Sharpe ratio' },
    text: {
      de: 'Ertrag im Verhältnis zum Auf und Ab. Je höher, desto besser wurde das Risiko bezahlt.',
      en: 'Return in relation to the ups and downs. The higher it is, the better the risk paid off.',
    },
    example: { de: '1,0 ist ordentlich, unter 0 war es ein Verlust.', en: '1.0 is fair, below 0 it was a loss.' },
  },
  {
    id: 'beta',
    term: { de: 'Beta', en: 'Beta' },
    text: {
      de: 'Wie stark dein Portfolio mit Bitcoin schwankt. 1 heißt: genauso.',
      en: 'How much your portfolio moves with Bitcoin. 1 means: just as much.',
    },
    example: {
      de: 'Beta 0,5: Bitcoin fällt 10\u00a0%, du etwa 5\u00a0%.',
      en: 'Beta 0.5: Bitcoin falls 10%, you about 5%.',
    },
  },
  {
    id: 'correlation',
    term: { de: 'Korrelation', en: 'Correlation' },
    text: {
      de: 'Ob zwei Coins im Gleichschritt laufen: 1 ja, 0 gar nicht, −1 genau entgegengesetzt.',
      en: 'Whether two coins move in step: 1 yes, 0 not at all, −1 exactly opposite.',
    },
    example: { de: 'BTC und ETH liegen oft bei 0,8.', en: 'BTC and ETH are often around 0.8.' },
  },
  {
    id: 'bid-ask',
    term: { de: 'Geld- und Briefkurs', en: 'Bid and ask' },
    text: {
      de: 'Zum Geldkurs kannst du verkaufen, zum Briefkurs kaufen. Der Briefkurs ist höher; der Unterschied heißt Spread.',
      en: 'You can sell at the bid and buy at the ask. The ask is higher; the difference is called the spread.',
    },
    example: { de: 'Geld 59.990\u00a0€, Brief 60.010\u00a0€.', en: 'Bid €59,990, ask €60,010.' },
  },
  {
    id: 'taker-fee',
    term: { de: 'Taker-Gebühr', en: 'Taker fee' },
    text: {
      de: 'Die Gebühr der Börse, wenn du ein vorhandenes Angebot sofort annimmst.',
      en: 'The exchange’s fee when you take an existing offer immediately.',
    },
    example: { de: '0,26\u00a0% von 1.000\u00a0€ sind 2,60\u00a0€.', en: '0.26% of €1,000 is €2.60.' },
  },
];
