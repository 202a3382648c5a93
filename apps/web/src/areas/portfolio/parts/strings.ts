import { defineStrings } from '../../../platform/i18n/strings.ts';

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
