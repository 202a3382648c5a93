/** Words for ending a contract and for changing it; the labels of its buttons are those that the law asks for. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const billingStrings = defineStrings('account.billing', {
  'manage.here': {
    de: 'Dieser Server hat keinen Zahlungsdienst. Alles, was du ändern kannst, steht auf dieser Seite.',
    en: 'This server has no payment service. Everything you can change is on this page.',
  },
  'cancel.stay': { de: 'Nicht kündigen', en: 'Keep the plan' },
  'cancel.confirm': { de: 'Jetzt kündigen', en: 'Cancel now' },
  withdraw: { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  'withdraw.text': {
    de: 'Für die genutzten Tage berechnen wir {{charge}}, {{refund}} bekommst du zurück. Danach gilt der Tarif {{after}}; deine Daten bleiben.',
    en: 'The days used cost {{charge}}; you get {{refund}} back. You will then be on the {{after}} plan; your data stays.',
  },
  'withdraw.confirm': { de: 'Widerruf bestätigen', en: 'Confirm withdrawal' },
  'money-back': { de: 'Geld zurück', en: 'Money back' },
  'money-back.question': { de: 'Den vollen Preis zurückbekommen?', en: 'Get the full price back?' },
  'money-back.text': {
    de: 'Du bekommst {{refund}} zurück, ohne Abzug für genutzte Tage. Danach gilt der Tarif {{after}}; deine Daten bleiben.',
    en: 'You get {{refund}} back, with no deduction for the days used. You will then be on the {{after}} plan; your data stays.',
  },
  'money-back.confirm': { de: 'Geld zurückverlangen', en: 'Request a refund' },
  'end-now': { de: 'Sofort beenden', en: 'End now' },
  'end-now.question': { de: 'Vertrag sofort beenden?', en: 'End the contract now?' },
  'end-now.text': {
    de: 'Für die nicht genutzten Tage bekommst du {{refund}} zurück. Danach gilt der Tarif {{after}}; deine Daten bleiben.',
    en: 'For the days not used you get {{refund}} back. You will then be on the {{after}} plan; your data stays.',
  },
  'mail.sent': {
    de: 'Die Bestätigung ist per Mail unterwegs.',
    en: 'The confirmation is on its way by email.',
  },
  'mail.outbox': { de: 'Die Bestätigung ist geschrieben.', en: 'The confirmation is written.' },
  'mail.none': { de: 'Dieser Server verschickt keine Mails.', en: 'This server does not send emails.' },
  'done.end-now': {
    de: '{{plan}} ist beendet. Du bekommst {{refund}} zurück; jetzt gilt {{after}}.',
    en: '{{plan}} has ended. You get {{refund}} back; you are now on {{after}}.',
  },
  'done.cancel': {
    de: 'Gekündigt. {{plan}} gilt noch bis {{day}}.',
    en: 'Cancelled. {{plan}} runs until {{day}}.',
  },
  'done.resume': {
    de: 'Die Kündigung ist zurückgenommen. {{plan}} läuft weiter, nächste Abrechnung am {{day}}.',
    en: 'The cancellation is undone. {{plan}} continues, next billing on {{day}}.',
  },
  'done.withdraw': {
    de: '{{plan}} ist widerrufen. Du bekommst {{refund}} zurück; jetzt gilt {{after}}.',
    en: 'You have withdrawn from {{plan}}. You get {{refund}} back; you are now on {{after}}.',
  },
  'done.money-back': {
    de: 'Du bekommst {{refund}} für {{plan}} zurück; jetzt gilt {{after}}.',
    en: 'You get {{refund}} back for {{plan}}; you are now on {{after}}.',
  },
});
