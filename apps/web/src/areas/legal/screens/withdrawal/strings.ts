/** Texts of the withdrawal calculator and the model form. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const withdrawalStrings = defineStrings('withdrawal', {
  plan: { de: 'Tarif', en: 'Plan' },
  'plan.premium.yearly': { de: 'Premium, jährlich', en: 'Premium, yearly' },
  'plan.premium.monthly': { de: 'Premium, monatlich', en: 'Premium, monthly' },
  'plan.pro.yearly': { de: 'Pro, jährlich', en: 'Pro, yearly' },
  'plan.pro.monthly': { de: 'Pro, monatlich', en: 'Pro, monthly' },
  days: { de: 'Genutzte Tage', en: 'Days used' },
  'days.hint': { de: '0 bis 14', en: '0 to 14' },
  keep: { de: 'Wir behalten', en: 'We keep' },
  refund: { de: 'Du bekommst zurück', en: 'You get back' },
  'form.to': { de: 'An', en: 'To' },
  'form.provider': { de: 'den Anbieter (siehe Impressum)', en: 'the provider (see imprint)' },
  'form.statement': {
    de: 'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung: Cryptax.',
    en: 'I hereby withdraw from my contract for the provision of the following service: Cryptax.',
  },
  'form.plan': { de: 'Tarif', en: 'Plan' },
  'form.ordered': { de: 'Bestellt am', en: 'Ordered on' },
  'form.name': { de: 'Name', en: 'Name' },
  'form.address': { de: 'Anschrift', en: 'Address' },
  'form.date': {
    de: 'Datum und Unterschrift (nur bei Mitteilung auf Papier)',
    en: 'Date and signature (only on paper)',
  },
});
