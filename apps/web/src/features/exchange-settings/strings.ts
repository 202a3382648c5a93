import { defineStrings } from '../../lib/i18n/strings.ts';

export const exchangeSettingsStrings = defineStrings('exchange-settings', {
  intro: { de: 'Börsen mit einem Nur-Lese-Schlüssel verbinden.', en: 'connecting exchanges with a read-only key.' },
});
