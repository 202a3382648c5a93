import { defineStrings } from '../../lib/i18n/strings.ts';

export const paymentSuccessStrings = defineStrings('payment-success', {
  intro: {
    de: 'die Bestätigung deiner Zahlung mit Tarif und Laufzeit.',
    en: 'the confirmation of your payment with plan and term.',
  },
});
