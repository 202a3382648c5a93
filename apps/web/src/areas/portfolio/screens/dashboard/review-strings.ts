/** Titles of open questions, one per kind of card. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const reviewKindStrings = defineStrings('dashboard-review', {
  'missing-acquisition': { de: 'Kauf fehlt', en: 'Purchase missing' },
  'spare-assumption': { de: 'Annahme nicht mehr nötig', en: 'Assumption no longer needed' },
  'missing-price': { de: 'Kurs fehlt', en: 'Price missing' },
  'doubtful-price': { de: 'Kurs zweifelhaft', en: 'Doubtful price' },
  'unmatched-transfer': { de: 'Transfer ohne Gegenstück', en: 'Transfer without counterpart' },
  'unreadable-row': { de: 'Zeile nicht lesbar', en: 'Unreadable line' },
  'ambiguous-asset': { de: 'Coin nicht eindeutig', en: 'Ambiguous coin' },
  'possible-duplicate': { de: 'Mögliches Duplikat', en: 'Possible duplicate' },
  'airdrop-service': { de: 'Airdrop: Leistung erbracht?', en: 'Airdrop: service given?' },
});
