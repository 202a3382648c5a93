/** Texts of the simulator's head; those of its panels are in `strings/`. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const simulatorStrings = defineStrings('simulator', {
  context: {
    de: 'Verkäufe durchspielen, über Jahre planen, mehrere Positionen zusammen prüfen. Gerechnet mit deinen echten Buchungen.',
    en: 'Try out sales, plan over years, check several positions together. Calculated with your real entries.',
  },
  intro: {
    de: 'Sobald Buchungen da sind, spielst du hier Verkäufe durch und siehst die Steuer vorher.',
    en: 'Once there are entries, you can try out sales here and see the tax beforehand.',
  },
  'source.prices': { de: 'Kurse: {{words}}', en: 'Prices: {{words}}' },
  'source.live': { de: 'live', en: 'live' },
  'source.days': { de: 'Tageskurse bis {{day}}', en: 'daily prices up to {{day}}' },
  'source.none': { de: 'keine bekannt', en: 'none known' },
});
