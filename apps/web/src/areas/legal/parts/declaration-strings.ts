/** Words of the pages that cancel a contract or withdraw from it without logging in. The buttons' words are those of sections 312k (2) and 356a (3) BGB. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const declarationStrings = defineStrings('legal.declaration', {
  'cancel.title': { de: 'Verträge hier kündigen', en: 'Cancel contracts here' },
  'cancel.intro': {
    de: 'Hier kündigst du einen kostenpflichtigen Vertrag, ohne dich anzumelden. Deine Daten bleiben erhalten.',
    en: 'Here you cancel a paid contract without logging in. Your data stays.',
  },
  'proof.sent': {
    de: 'Du bekommst sofort eine Bestätigung per E-Mail, mit dem Inhalt deiner Erklärung, Datum und Uhrzeit.',
    en: 'You get a confirmation by email straight away, with the content of your declaration, the date and the time.',
  },
  'proof.kept': {
    de: 'Du bekommst sofort eine Bestätigung auf dem Bildschirm, die du speichern kannst, mit dem Inhalt deiner Erklärung, Datum und Uhrzeit. Dieser Server verschickt keine Mails.',
    en: 'You get a confirmation on the screen straight away that you can save, with the content of your declaration, the date and the time. This server does not send emails.',
  },
  received: { de: 'Eingegangen am {{when}}.', en: 'Received on {{when}}.' },
  'done.outbox': {
    de: 'Dieser Server verschickt keine Mails. Die Bestätigung an {{email}} liegt auf dieser Maschine im Postausgang.',
    en: 'This server does not send emails. The confirmation to {{email}} is in this machine’s outbox.',
  },
  'done.none': {
    de: 'Dieser Server verschickt keine Mails. Speichere die Erklärung: Sie nennt Datum und Uhrzeit.',
    en: 'This server does not send emails. Save the declaration: it names the date and the time.',
  },
  outbox: { de: 'Postausgang öffnen', en: 'Open the outbox' },
  kind: { de: 'Art der Kündigung', en: 'Kind of cancellation' },
  'kind.ordinary': { de: 'Ordentlich', en: 'Ordinary' },
  'kind.ordinary.note': { de: 'Ohne Angabe von Gründen', en: 'Without giving reasons' },
  'kind.extraordinary': { de: 'Aus wichtigem Grund', en: 'For good cause' },
  'kind.extraordinary.note': { de: 'Mit Angabe des Grundes', en: 'Stating the reason' },
  reason: { de: 'Grund der Kündigung', en: 'Reason for cancelling' },
  name: { de: 'Dein Name', en: 'Your name' },
  email: { de: 'E-Mail-Adresse des Kontos', en: 'Email address of the account' },
  'email.hint': {
    de: 'An ihr erkennen wir deinen Vertrag.',
    en: 'We use it to find your contract.',
  },
  contract: { de: 'Vertrag', en: 'Contract' },
  'contract.premium': { de: 'Cryptax Premium', en: 'Cryptax Premium' },
  'contract.pro': { de: 'Cryptax Pro', en: 'Cryptax Pro' },
  'contract.hint': {
    de: 'Rechnungsnummer oder Tarif, etwa „Cryptax Premium“.',
    en: 'Invoice number or plan, such as “Cryptax Premium”.',
  },
  when: { de: 'Beenden zum', en: 'End on' },
  'when.hint': {
    de: 'Leer: zum frühestmöglichen Zeitpunkt.',
    en: 'Empty: at the earliest possible date.',
  },
  'cancel.submit': { de: 'Jetzt kündigen', en: 'Cancel now' },
  'missing.name': { de: 'Trage deinen Namen ein.', en: 'Enter your name.' },
  'missing.email': { de: 'Trage eine gültige E-Mail-Adresse ein.', en: 'Enter a valid email address.' },
  'missing.contract': { de: 'Trage Rechnungsnummer oder Tarif ein.', en: 'Enter the invoice number or the plan.' },
  'missing.reason': { de: 'Nenne den Grund.', en: 'State the reason.' },
  'cancel.offline': {
    de: 'Der Server ist nicht erreichbar, deine Kündigung ist nicht angekommen. Versuche es noch einmal.',
    en: 'The server cannot be reached; your cancellation has not arrived. Try again.',
  },
  'cancel.rate-limited': {
    de: 'Für diese Adresse ist gerade erst eine Kündigung eingegangen. Versuche es in einer Minute noch einmal.',
    en: 'A cancellation for this address has only just arrived. Try again in a minute.',
  },
  'cancel.done': { de: 'Deine Kündigung ist eingegangen', en: 'Your cancellation has arrived' },
  'cancel.done.sent': {
    de: 'Die Bestätigung ist an {{email}} unterwegs und nennt das Ende des Vertrags.',
    en: 'The confirmation is on its way to {{email}} and names the end of the contract.',
  },
  'cancel.save': { de: 'Kündigung speichern', en: 'Save the cancellation' },
  'cancel.signed-in': {
    de: 'Du bist angemeldet: Unter Abo und Rechnungen siehst du deinen Vertrag und kündigst ihn mit einem Klick.',
    en: 'You are logged in: in Billing you see your contract and cancel it with one click.',
  },
  'withdraw.title': { de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  'withdraw.intro': {
    de: 'Hier widerrufst du einen kostenpflichtigen Vertrag binnen 14 Tagen, ohne dich anzumelden und ohne Gründe zu nennen. Deine Daten bleiben erhalten.',
    en: 'Here you withdraw from a paid contract within 14 days, without logging in and without giving reasons. Your data stays.',
  },
  'withdraw.submit': { de: 'Widerruf bestätigen', en: 'Confirm withdrawal' },
  'withdraw.offline': {
    de: 'Der Server ist nicht erreichbar, dein Widerruf ist nicht angekommen. Versuche es noch einmal.',
    en: 'The server cannot be reached; your withdrawal has not arrived. Try again.',
  },
  'withdraw.rate-limited': {
    de: 'Für diese Adresse ist gerade erst ein Widerruf eingegangen. Versuche es in einer Minute noch einmal.',
    en: 'A withdrawal for this address has only just arrived. Try again in a minute.',
  },
  'withdraw.done': { de: 'Dein Widerruf ist eingegangen', en: 'Your withdrawal has arrived' },
  'withdraw.done.sent': {
    de: 'Die Eingangsbestätigung ist an {{email}} unterwegs und sagt, wie es weitergeht.',
    en: 'The acknowledgement is on its way to {{email}} and says what comes next.',
  },
  'withdraw.save': { de: 'Widerruf speichern', en: 'Save the withdrawal' },
  'withdraw.signed-in': {
    de: 'Du bist angemeldet: Unter Abo und Rechnungen siehst du vor dem Widerruf, was du zurückbekommst.',
    en: 'You are logged in: in Billing you see what you get back before you withdraw.',
  },
  billing: { de: 'Abo und Rechnungen', en: 'Billing' },
});
