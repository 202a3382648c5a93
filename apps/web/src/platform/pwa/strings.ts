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
    en: 'Another tab runs it already. Reload this one too when it suits you.',
  },
  'unsaved.line': {
    de: 'Auf dieser Seite steht noch eine Eingabe, die nicht gespeichert ist. Neu laden verwirft sie.',
    en: 'This page holds an input that is not saved. Reloading discards it.',
  },
  reload: { de: 'Neu laden', en: 'Reload' },
  'reload-anyway': { de: 'Trotzdem neu laden', en: 'Reload anyway' },
  version: { de: 'Über diese App', en: 'About this app' },
  'version.note': {
    de: 'App {{version}}, Rechenkern {{engine}}, Regelwerk {{rules}}',
    en: 'App {{version}}, engine {{engine}}, rule book {{rules}}',
  },
  offline: { de: 'Ohne Netz nutzen', en: 'Use without a network' },
  'state.none': {
    de: 'Dieser Browser hält die App nicht vor; sie braucht beim Öffnen das Netz.',
    en: 'This browser does not keep the app; opening it needs the network.',
  },
  'state.preparing': { de: 'Die Dateien der App werden gerade geladen.', en: 'The files of the app are being loaded.' },
  'state.ready': {
    de: 'Alle Dateien liegen in diesem Browser. Die App öffnet sich auch ohne Netz.',
    en: 'All files are kept in this browser. The app opens without a network too.',
  },
  'state.waiting': {
    de: 'Alle Dateien liegen in diesem Browser. Eine neuere Version wartet auf das nächste Neuladen.',
    en: 'All files are kept in this browser. A newer version waits for the next reload.',
  },
  'state.behind': {
    de: 'Eine neuere Version läuft schon in einem anderen Tab.',
    en: 'A newer version already runs in another tab.',
  },
});
