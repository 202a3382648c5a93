/** Words of the shell: navigation groups, top bar, status block. Titles of the screens are in screen-titles.ts. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const shellStrings = defineStrings('shell', {
  home: { de: 'Cryptax, Startseite', en: 'Cryptax, home' },
  side: { de: 'Seitenleiste', en: 'Sidebar' },
  nav: { de: 'Hauptnavigation', en: 'Main navigation' },
  'section-nav': { de: 'Bereich', en: 'Section' },
  'group.data': { de: 'Daten', en: 'Data' },
  'group.tax': { de: 'Steuern', en: 'Tax' },
  'group.plan': { de: 'Planen', en: 'Plan' },
  'group.learn': { de: 'Verstehen', en: 'Understand' },
  'group.foot': { de: 'App', en: 'App' },
  'group.dev': { de: 'Entwicklung', en: 'Development' },
  search: { de: 'Suchen oder springen', en: 'Search or jump' },
  'search.key': { de: 'Strg K', en: 'Ctrl K' },
  'tax-year': { de: 'Steuerjahr', en: 'Tax year' },
  'year.running': { de: 'läuft', en: 'running' },
  dev: { de: 'DEV', en: 'DEV' },
  'dev.to-user': { de: 'In den Nutzermodus wechseln', en: 'Switch to user mode' },
  'dev.to-dev': { de: 'In den Entwicklermodus wechseln', en: 'Switch to dev mode' },
  'bar.import': { de: 'Import', en: 'Import' },
  'bar.review': { de: 'Prüfen', en: 'Review' },
  'review.open': { de: '{{count}} offen', en: '{{count}} open' },
  'bar.tax': { de: 'Steuern', en: 'Tax' },
  'bar.more': { de: 'Mehr', en: 'More' },
  'more.title': { de: 'Alle Bereiche', en: 'All sections' },

  'user.menu': { de: 'Konto und Einstellungen', en: 'Account and settings' },
  'user.none': {
    de: 'Kein Konto. Deine Daten liegen nur in diesem Browser.',
    en: 'No account. Your data stays in this browser.',
  },
  'user.settings': { de: 'Einstellungen', en: 'Settings' },
  'user.login': { de: 'Anmelden oder Konto anlegen', en: 'Log in or create an account' },
  'user.logout': { de: 'Abmelden', en: 'Log out' },
  'user.logout.done': {
    de: 'Du bist abgemeldet. Deine Daten in diesem Browser bleiben.',
    en: 'You are logged out. Your data in this browser stays.',
  },
  'user.logout.failed': {
    de: 'Die Abmeldung hat nicht geklappt. Versuche es noch einmal.',
    en: 'Failed to logout. Try again.',
  },
});
