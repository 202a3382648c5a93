/** Words of the catalogue's charts. */
export const CHART_WORDS = {
  charts: { de: 'Diagramme', en: 'Charts' },
  lineTitle: { de: 'Wert und Anschaffungskosten', en: 'Value and cost' },
  lineSummary: {
    de: 'Von 61.020 Euro im September 2025 auf 44.756 Euro im September 2026; niedrigster Wert 18.840 Euro im Februar 2026.',
    en: 'From 61,020 euros in September 2025 to 44,756 euros in September 2026; lowest value 18,840 euros in February 2026.',
  },
  value: { de: 'Wert', en: 'Value' },
  soldBtc: { de: 'Verkauf 0,30 BTC', en: 'Sold 0.30 BTC' },
  donutTitle: { de: 'Anteile', en: 'Shares' },
  donutSummary: { de: 'Sechs Assets, BTC mit 45,8\u00a0% am größten.', en: 'Six assets, BTC the largest with 45.8%.' },
  sixAssets: { de: '6 Assets', en: '6 assets' },
  heatTitle: { de: 'Korrelation', en: 'Correlation' },
  heatSummary: { de: 'Alle Paare bewegen sich gemeinsam.', en: 'All pairs move together.' },
  heatDivergingTitle: { de: 'Korrelation mit Gegenläufern', en: 'Correlation with opposites' },
  heatDivergingSummary: { de: 'BTC und ETH laufen gegeneinander.', en: 'BTC and ETH move against each other.' },
  barsTitle: { de: 'Gewinn je Jahr', en: 'Gain by year' },
  barsSummary: { de: 'Höchster Gewinn 2024, Verlust 2022.', en: 'Highest gain in 2024, a loss in 2022.' },
  calendarTitle: { de: 'Steuer-Kalender, Dezember 2026', en: 'Tax calendar, December 2026' },
} as const;
