/** What was wrong with the address a link led to; the English texts are those of the specification. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const linkStrings = defineStrings('link', {
  'missing-code': { de: 'In dieser Adresse fehlt der Code aus der E-Mail.', en: 'No code detected.' },
  'no-session': {
    de: 'In dieser Adresse steht keine vollständige Anmeldung.',
    en: 'No session defined in URL.',
  },
  'not-pkce': {
    de: 'Dieser Link gehört zu einer anderen Art der Anmeldung.',
    en: 'Not a valid PKCE flow url.',
  },
  'other-mailbox': {
    de: 'Die Änderung deiner E-Mail-Adresse ist hier bestätigt. Öffne jetzt noch den Link im anderen Postfach, in dem Browser, in dem du angemeldet bist.',
    en: 'The change of your email address is confirmed here. Now open the link in the other mailbox too, in the browser you are logged in with.',
  },
  unspecified: {
    de: 'In dieser Adresse steht ein Fehler, aber nicht, welcher.',
    en: 'Error in URL with unspecified error_description',
  },
});
