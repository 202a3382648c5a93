/** Texts after the checkout; the reasons of a failure are the specification's. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const paymentSuccessStrings = defineStrings('payment-success', {
  verifying: { de: 'Deine Zahlung wird geprüft …', en: 'Verifying your payment …' },
  title: { de: 'Willkommen bei {{plan}}', en: 'Welcome to {{plan}}' },
  plan: { de: 'Tarif', en: 'Plan' },
  price: { de: 'Preis', en: 'Price' },
  status: { de: 'Status', en: 'Status' },
  active: { de: 'Aktiv', en: 'Active' },
  'per.Jahr': { de: '{{price}} pro Jahr', en: '{{price}} per year' },
  'per.Monat': { de: '{{price}} pro Monat', en: '{{price}} per month' },
  next: { de: 'So geht es weiter', en: 'What comes next' },
  'next.1': {
    de: 'Weitere Börsen und Wallets einlesen, ohne Grenze.',
    en: 'Read in more exchanges and wallets, without a limit.',
  },
  'next.2': { de: 'Prüfliste durchgehen, bis sie leer ist.', en: 'Work through the review list until it is empty.' },
  'next.3': { de: 'Bericht ohne Vorschau-Vermerk herunterladen.', en: 'Download the report without the preview mark.' },
  dashboard: { de: 'Zur Übersicht', en: 'Go to the overview' },
  settings: { de: 'Abo verwalten', en: 'Manage subscription' },
  failed: { de: 'Die Zahlung ließ sich nicht bestätigen', en: 'The payment could not be confirmed' },
  'no-session': { de: 'Die Zahlungsbestätigung fehlt', en: 'The payment confirmation is missing' },
  'not-verified': { de: 'Zahlung konnte nicht verifiziert werden', en: 'The payment could not be verified' },
  offline: {
    de: 'Der Server ist nicht erreichbar. Ist die Verbindung wieder da, prüfe noch einmal.',
    en: 'The server cannot be reached. Check again once the connection is back.',
  },
  error: { de: 'Ein Fehler ist aufgetreten', en: 'An error occurred' },
  causes: { de: 'Mögliche Ursachen', en: 'Possible causes' },
  'cause.1': { de: 'Die Zahlung wurde abgebrochen.', en: 'The payment was cancelled.' },
  'cause.2': { de: 'Die Karte wurde abgelehnt.', en: 'The card was declined.' },
  'cause.3': { de: 'Die Sitzung an der Kasse ist abgelaufen.', en: 'The checkout session has expired.' },
  safe: {
    de: 'Deine Daten sind davon nicht betroffen. Wurde etwas abgebucht, melden wir uns von selbst.',
    en: 'Your data is not affected. If you were charged, we will get in touch.',
  },
  pricing: { de: 'Zurück zu den Tarifen', en: 'Back to pricing' },
  support: { de: 'Support schreiben', en: 'Contact support' },
  again: { de: 'Noch einmal prüfen', en: 'Check again' },
});
