/** Texts of suite 002. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const klaus002TestsStrings = defineStrings('klaus-002-tests', {
  context: {
    de: 'Grenzen der Tarife: was sie öffnen, was sie schließen, und dass nichts verloren geht.',
    en: 'Limits of the plans: what they open, what they close, and that nothing is lost.',
  },
  gates: { de: 'Schranken ausprobieren', en: 'Try the gates' },
  simulation: { de: 'nur Simulation', en: 'simulation only' },
  tier: { de: 'Tarif', en: 'Plan' },
  'tier.free': { de: 'Free', en: 'Free' },
  'tier.premium': { de: 'Premium', en: 'Premium' },
  used: { de: 'Buchungen', en: 'Transactions' },
  'used.of': { de: '{{used}} von {{limit}} frei', en: '{{used}} of {{limit}} free' },
  prompt: { de: 'Hinweis auf Premium gesehen', en: 'Upgrade prompt seen' },
  price: { de: 'Preis in der Simulation', en: 'Price in the simulation' },
  'price.value': { de: '{{eur}} € im Monat', en: '€{{eur}} a month' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  'gate.premium': { de: 'Premium-Funktionen', en: 'Premium features' },
  'gate.harvesting': { de: 'Verluste nutzen', en: 'Tax-loss harvesting' },
  'gate.transactions': { de: 'Weitere Buchungen', en: 'Further transactions' },
  open: { de: 'offen', en: 'open' },
  closed: { de: 'geschlossen', en: 'closed' },
  add: { de: 'Buchung hinzufügen', en: 'Add transaction' },
  upgrade: { de: 'Premium simulieren', en: 'Simulate upgrade' },
  upgraded: { de: 'Premium in der Simulation aktiv', en: 'Premium active in the simulation' },
  reset: { de: 'Simulation zurücksetzen', en: 'Reset simulation' },
});
