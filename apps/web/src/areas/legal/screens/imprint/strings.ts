/** Names of the provider's details. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const imprintStrings = defineStrings('imprint', {
  missing: {
    de: 'Das ist eine private Instanz: Wer sie betreibt, hat keine Angaben hinterlegt (Datei site.json). Läuft sie nur für dich auf deinem Rechner, braucht sie kein Impressum.',
    en: 'This is a private instance: whoever runs it has not filled in any details (file site.json). If it runs only for you on your own machine, it needs no imprint.',
  },
  operator: { de: 'Anbieter', en: 'Provider' },
  address: { de: 'Anschrift', en: 'Address' },
  represented: { de: 'Vertreten durch', en: 'Represented by' },
  email: { de: 'E-Mail', en: 'Email' },
  phone: { de: 'Telefon', en: 'Phone' },
  register: { de: 'Registereintrag', en: 'Register entry' },
  vatId: { de: 'Umsatzsteuer-ID', en: 'VAT id' },
  responsible: {
    de: 'Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV)',
    en: 'Responsible for content (section 18 (2) MStV)',
  },
});
