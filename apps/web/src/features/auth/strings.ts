import { defineStrings } from '../../lib/i18n/strings.ts';

export const authStrings = defineStrings('auth', {
  intro: {
    de: 'Anmelden und Registrieren mit E-Mail und Passwort. Ohne Konto kannst du schon jetzt alles auf diesem Gerät nutzen.',
    en: 'log-in and sign-up with e-mail and password. Without an account you can already use everything on this device.',
  },
});
