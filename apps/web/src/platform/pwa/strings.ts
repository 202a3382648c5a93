/** Texts of the offline app and its updates. */
import { defineStrings } from '../i18n/strings.ts';

export const pwaStrings = defineStrings('pwa', {
  'waiting.title': { de: 'Neue Version bereit', en: 'New version ready' },
  'waiting.line': {
    de: 'Sie ist geladen und startet, wenn du neu lädst. Deine Daten bleiben.',
    en: 'It is loaded and starts when you reload. Your data stays.',
  },
  'behind.line': {
    de: 'In einem anderen Tab läuft sie schon. Lade auch diesen neu, sobald es dir passt.',
    en: 'It is already running in another tab. Reload this one too when it suits you.',
  },
  'unsaved.line': {
    de: 'Auf dieser Seite steht noch eine Eingabe, die nicht gespeichert ist. Neu laden verwirft sie.',
    en: 'This page has unsaved input. Reloading discards it.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
  'reload-anyway': { de: 'Trotzdem neu laden', en: 'Reload anyway' },
  version: { de: 'Über diese App', en: 'About this app' },
  'version.note': {
    de: 'App {{version}}, Rechenkern {{engine}}, Regelwerk {{rules}}',
    en: 'App {{version}}, engine {{engine}}, rule book {{rules}}',
  },
  offline: { de: 'Offline nutzen', en: 'Use offline' },
  'state.none': {
    de: 'Dieser Browser speichert die App nicht; zum Öffnen brauchst du Internet.',
    en: 'This browser does not store the app; you need to be online to open it.',
  },
  'state.preparing': { de: 'Die Dateien der App werden gerade geladen.', en: 'The app’s files are being loaded.' },
  'state.ready': {
    de: 'Alle Dateien liegen in diesem Browser. Die App öffnet sich auch ohne Internet.',
    en: 'All files are stored in this browser. The app also opens offline.',
  },
  'state.waiting': {
    de: 'Alle Dateien liegen in diesem Browser. Eine neuere Version wartet auf das nächste Neuladen.',
    en: 'All files are stored in this browser. A newer version will start with the next reload.',
  },
  'state.behind': {
    de: 'Eine neuere Version läuft schon in einem anderen Tab.',
    en: 'A newer version is already running in another tab.',
  },
});
