/** Texts of the what-if screen. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const whatIfStrings = defineStrings('what-if', {
  context: {
    de: 'Was kostet ein Verkauf an Steuer? Gerechnet mit deinen Tranchen und deinem Tarif.',
    en: 'What does a sale cost in tax? Computed with your lots and your tariff.',
  },
  intro: {
    de: 'Sobald Buchungen da sind, spielst du hier jeden Verkauf durch, bevor du ihn machst.',
    en: 'Once there are entries you can play through any sale here before you make it.',
  },
  perPosition: { de: 'Jede Position für sich', en: 'Each position on its own' },
  'perPosition.line': {
    de: 'Steuer, wenn du nur diese Position ganz verkaufst.',
    en: 'Tax if you sell only this position, all of it.',
  },
  best: { de: 'Am günstigsten', en: 'Lowest' },
  saved: { de: 'Ersparnis', en: 'Saved' },
});
