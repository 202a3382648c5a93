/** Terms of the glossary: Tax, forms and the tax office. */
import type { GlossaryEntry } from '../glossary-entry.ts';

export const TAX_TERMS: readonly GlossaryEntry[] = [
  {
    id: 'loss-carry',
    term: { de: 'Verlustvortrag', en: 'Loss carry-forward' },
    text: {
      de: 'Verluste aus § 23 mindern Gewinne aus § 23 in anderen Jahren.',
      en: 'Losses under section 23 reduce gains under section 23 in other years.',
    },
    example: {
      de: '2.000\u00a0€ Verlust 2022 gegen 3.000\u00a0€ Gewinn 2024.',
      en: 'A loss of €2,000 in 2022 against a gain of €3,000 in 2024.',
    },
  },
  {
    id: 'loss-harvesting',
    term: { de: 'Verluste nutzen', en: 'Tax-loss harvesting' },
    text: {
      de: 'Verluste verwirklichen, um Gewinne desselben Jahres auszugleichen.',
      en: 'Realising losses to offset gains of the same year.',
    },
    example: { de: 'Vor Silvester mit Verlust verkaufen.', en: 'Selling at a loss before New Year.' },
  },
  {
    id: 'repurchase',
    term: { de: 'Rückkauf', en: 'Repurchase' },
    text: {
      de: 'Verkaufen und gleich wieder kaufen. In Deutschland nicht verboten, aber die Haltefrist beginnt neu.',
      en: 'Selling and buying back at once. Not forbidden in Germany, but the holding period starts again.',
    },
    example: { de: 'Verkauf am Montag, Kauf am Dienstag.', en: 'Sale on Monday, purchase on Tuesday.' },
  },
  {
    id: 'marginal-rate',
    term: { de: 'Grenzsteuersatz', en: 'Marginal tax rate' },
    text: {
      de: 'So viel Steuer kostet der nächste verdiente Euro.',
      en: 'How much tax you pay on the next euro you earn.',
    },
    example: { de: 'Bei 42\u00a0% bleiben von 100\u00a0€ 58\u00a0€.', en: 'At 42%, €58 of €100 remain.' },
  },
  {
    id: 'soli',
    term: { de: 'Solidaritätszuschlag', en: 'Solidarity surcharge' },
    text: {
      de: '5,5\u00a0% auf die Einkommensteuer, erst bei höherer Steuer.',
      en: '5.5% on top of income tax, only from a higher amount of tax.',
    },
    example: { de: 'Bei 30.000\u00a0€ Einkommen fällt er nicht an.', en: 'It is not due at an income of €30,000.' },
  },
  {
    id: 'church-tax',
    term: { de: 'Kirchensteuer', en: 'Church tax' },
    text: { de: '8 oder 9\u00a0% der Einkommensteuer für Mitglieder.', en: '8 or 9% of income tax for members.' },
    example: { de: 'In Bayern 8\u00a0%.', en: '8% in Bavaria.' },
  },
  {
    id: 'anlage-so',
    term: { de: 'Anlage SO', en: 'Anlage SO' },
    text: {
      de: 'Das Formular der Steuererklärung für private Verkäufe und sonstige Einkünfte.',
      en: 'The form in the German tax return for private sales and other income.',
    },
    example: { de: 'Der Bericht nennt dir die Zeilen.', en: 'The report names the lines.' },
  },
  {
    id: 'elster',
    term: { de: 'ELSTER', en: 'ELSTER' },
    text: { de: 'Das Portal des Finanzamts für die Steuererklärung.', en: "The tax office's portal for tax returns." },
    example: { de: 'Du tippst die Werte aus dem Bericht ab.', en: 'You type in the values from the report.' },
  },
  {
    id: 'bmf-letter',
    term: { de: 'BMF-Schreiben', en: 'Ministry letter' },
    text: {
      de: 'Das Schreiben des Finanzministeriums zu Krypto vom 6. März 2025. Daran hält sich das Finanzamt.',
      en: "The finance ministry's letter on crypto of 6 March 2025. Tax offices follow it.",
    },
    example: { de: 'Randziffer 48 regelt Staking.', en: 'Paragraph 48 deals with staking.' },
  },
  {
    id: 'dac8',
    term: { de: 'DAC8', en: 'DAC8' },
    text: {
      de: 'EU-Regel: Plattformen melden deine Umsätze ab dem Jahr 2026, zum ersten Mal bis 31. Juli 2027, an das Bundeszentralamt für Steuern (BZSt).',
      en: 'EU rule: platforms report your transactions of 2026 and later, for the first time by 31 July 2027, to the Federal Central Tax Office (BZSt).',
    },
    example: { de: 'Cryptax zeigt dir die Summen je Börse.', en: 'Cryptax shows you the sums per exchange.' },
  },
  {
    id: 'extra-tax',
    term: { de: 'Mehrsteuer', en: 'Extra tax' },
    text: {
      de: 'Was du wegen Krypto mehr zahlst: deine Steuer mit Krypto minus deine Steuer ohne.',
      en: 'What you pay on top because of crypto: your tax with crypto minus your tax without it.',
    },
    example: { de: '12.400\u00a0€ statt 12.000\u00a0€: 400\u00a0€.', en: '€12,400 instead of €12,000: €400.' },
  },
  {
    id: 'taxable-income',
    term: { de: 'Zu versteuerndes Einkommen', en: 'Taxable income' },
    text: {
      de: 'Dein Einkommen nach allen Abzügen. Daraus ergibt sich dein Steuersatz. Die Zahl steht im Steuerbescheid.',
      en: 'Your income after all deductions. It decides your tax rate. The figure is in your tax assessment.',
    },
    example: {
      de: '52.000\u00a0€ Lohn, nach Abzügen 45.300\u00a0€.',
      en: '€52,000 of wages, €45,300 after deductions.',
    },
  },
  {
    id: 'joint-assessment',
    term: { de: 'Zusammenveranlagung', en: 'Joint assessment' },
    text: {
      de: 'Ehepaare geben eine gemeinsame Steuererklärung ab. Die Freigrenze für Verkäufe hat trotzdem jeder für sich.',
      en: 'Married couples file one tax return together. Each still has their own limit for sales.',
    },
    example: { de: 'Zwei Personen, zweimal 1.000\u00a0€ Freigrenze.', en: 'Two people, twice a limit of €1,000.' },
  },
  {
    id: 'flat-tax',
    term: { de: 'Abgeltungsteuer', en: 'Flat tax' },
    text: {
      de: '25\u00a0% auf Kapitalerträge, mit Solidaritätszuschlag 26,375\u00a0%. Für den Verkauf von Coins gilt sie nicht.',
      en: '25% on capital income, 26.375% with the solidarity surcharge. It does not apply to selling coins.',
    },
    example: { de: 'Auf den Gewinn aus einem Future.', en: 'On the gain from a futures contract.' },
  },
  {
    id: 'savings-allowance',
    term: { de: 'Sparer-Pauschbetrag', en: 'Savings allowance' },
    text: {
      de: 'So viel Kapitalertrag im Jahr bleibt frei: seit 2023 1.000\u00a0€, für Paare das Doppelte.',
      en: 'This much capital income a year stays free: €1,000 since 2023, twice that for couples.',
    },
    example: { de: 'Zinsen der Bank verbrauchen ihn mit.', en: 'Interest from your bank uses it up too.' },
  },
  {
    id: 'carry-back',
    term: { de: 'Verlustrücktrag', en: 'Loss carry-back' },
    text: {
      de: 'Das Finanzamt verrechnet einen Verlust von sich aus mit Gewinnen des Vorjahrs, der Rest geht in spätere Jahre. Darauf verzichten kannst du nur ganz.',
      en: 'The tax office offsets a loss against gains of the previous year of its own accord; the rest goes into later years. You can only waive it as a whole.',
    },
    example: { de: 'Verlust 2025 mindert den Gewinn 2024.', en: 'A loss of 2025 lowers the gain of 2024.' },
  },
  {
    id: 'margin-number',
    term: { de: 'Randziffer (Rz.)', en: 'Margin number' },
    text: {
      de: 'Die Nummer eines Absatzes im BMF-Schreiben.',
      en: 'The number of a paragraph in the ministry letter.',
    },
    example: { de: 'Rz. 61 nennt FIFO und den Durchschnitt.', en: 'No. 61 names FIFO and the average.' },
  },
  {
    id: 'section-42',
    term: { de: '§ 42 AO', en: 'Section 42 AO' },
    text: {
      de: 'Wählt jemand einen ungewöhnlichen Weg nur der Steuer wegen, kann das Finanzamt so besteuern, als wäre der übliche gewählt worden.',
      en: 'If somebody chooses an unusual way for tax reasons alone, the tax office may tax as if the usual way had been taken.',
    },
    example: {
      de: 'Verkauf und Rückkauf in derselben Minute zum selben Kurs.',
      en: 'Selling and buying back in the same minute at the same price.',
    },
  },
];
