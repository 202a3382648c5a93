/** Texts of the error catalogue: what happened as title, what it means and what to do as line. */
import { defineStrings } from '../i18n/strings.ts';

export const noticeStrings = defineStrings('notices', {
  'offline.title': { de: 'Keine Internetverbindung verfügbar', en: 'No internet connection available' },
  'offline.line': {
    de: 'Sobald die Verbindung steht, geht es weiter. Deine Daten sind unverändert.',
    en: 'It continues as soon as the connection is back. Your data is unchanged.',
  },
  'unreachable.title': { de: 'Dienst nicht erreichbar', en: 'Service cannot be reached' },
  'unreachable.line': {
    de: 'Der Dienst antwortet nicht. Deine Daten sind unverändert.',
    en: 'The service does not answer. Your data is unchanged.',
  },
  'rate-limit.title': { de: 'Zu viele Anfragen', en: 'Too many requests' },
  'rate-limit.line': {
    de: 'Der Dienst nimmt gerade keine weiteren Anfragen an.',
    en: 'The service is not taking any more requests right now.',
  },
  'server.title': { de: 'Server-Fehler', en: 'Server error' },
  'server.line': {
    de: 'Der Dienst hat gerade ein Problem. Deine Daten sind unverändert.',
    en: 'The service has a problem right now. Your data is unchanged.',
  },
  'not-found.title': { de: 'Daten nicht gefunden', en: 'Data not found' },
  'not-found.line': {
    de: 'Der Dienst kennt diese Daten nicht. Prüfe, ob die Eingabe stimmt.',
    en: 'The service does not have this data. Check that what you entered is right.',
  },
  'refused.title': { de: 'Anfrage abgelehnt', en: 'Request refused' },
  'refused.line': {
    de: 'Der Dienst hat die Anfrage nicht angenommen. Prüfe die Eingabe und den Schlüssel.',
    en: 'The service did not accept the request. Check the input and the key.',
  },
  'unreadable.title': { de: 'Antwort nicht lesbar', en: 'Answer cannot be read' },
  'unreadable.line': {
    de: 'Der Dienst hat etwas anderes geschickt als erwartet. Es wurde nichts geändert.',
    en: 'The service sent something unexpected. Nothing was changed.',
  },
  'timeout.title': { de: 'Zeitüberschreitung', en: 'Timed out' },
  'timeout.line': { de: 'Der Dienst antwortet zu langsam.', en: 'The service is taking too long to answer.' },
  'invalid-input.title': { de: 'Eingabe ungültig', en: 'Invalid input' },
  'invalid-input.line': { de: 'Bitte prüfe deine Angaben.', en: 'Please check what you entered.' },
  'invalid-address.title': { de: 'Ungültige Wallet-Adresse', en: 'Invalid wallet address' },
  'invalid-address.line': {
    de: 'Bitte prüfe, ob die Adresse vollständig ist.',
    en: 'Please check that the address is complete.',
  },
  'chain.title': { de: 'Blockchain-Abfrage fehlgeschlagen', en: 'Blockchain query failed' },
  'chain.line': {
    de: 'Der Knoten hat die Abfrage nicht beantwortet. Deine Daten sind unverändert.',
    en: 'The node did not answer the query. Your data is unchanged.',
  },
  'unknown.title': { de: 'Unbekannter Fehler', en: 'Unknown error' },
  'unknown.line': {
    de: 'Das hat nicht geklappt. Deine Daten sind unverändert.',
    en: 'That did not work. Your data is unchanged.',
  },
  online: { de: 'Internetverbindung wiederhergestellt', en: 'Internet connection restored' },
  'went-offline.title': { de: 'Offline', en: 'Offline' },
  'went-offline.line': {
    de: 'Du bist offline. Ein Teil der App geht gerade nicht.',
    en: 'You are offline. Some features are not available.',
  },
  countdown: {
    de: { one: 'Nächster Versuch in {{count}} Sekunde.', other: 'Nächster Versuch in {{count}} Sekunden.' },
    en: { one: 'Next attempt in {{count}} second.', other: 'Next attempt in {{count}} seconds.' },
  },
  retry: { de: 'Erneut versuchen', en: 'Try Again' },
  'retry-now': { de: 'Jetzt', en: 'Now' },
});
