/** Words of the status block: which services answer, which wallet is connected. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const statusStrings = defineStrings('status', {
  block: { de: 'Status', en: 'Status' },
  services: { de: 'Dienste', en: 'Services' },
  'services.count': { de: '{{connected}}/{{total}} verbunden', en: '{{connected}}/{{total}} Connected' },
  'services.check': { de: 'Jetzt prüfen', en: 'Check now' },
  'services.privacy': {
    de: 'Fremde Dienste werden nur gefragt, wenn du es willst. Sie sehen dann deine IP-Adresse, keine Bestände.',
    en: 'Outside services are asked only when you want it. They then see your IP address, no holdings.',
  },
  'services.live': { de: 'Regelmäßig prüfen', en: 'Check regularly' },
  'services.live.note': { de: 'jede Minute, solange die App offen ist', en: 'every minute while the app is open' },
  'service.server': { de: 'Cryptax-Server', en: 'Cryptax server' },
  'service.prices': { de: 'Kursquelle', en: 'Price source' },
  'service.explorer': { de: 'Block-Explorer', en: 'Block explorer' },
  'state.connected': { de: 'verbunden', en: 'connected' },
  'state.warning': { de: 'langsam oder begrenzt', en: 'slow or limited' },
  'state.error': { de: 'keine Antwort', en: 'no answer' },
  'state.unchecked': { de: 'nicht geprüft', en: 'not checked' },
  'state.checking': { de: 'wird geprüft', en: 'checking' },
  'service.ms': { de: '{{ms}} ms', en: '{{ms}} ms' },
  'service.last': { de: 'Zuletzt {{when}}', en: 'Last {{when}}' },
  'service.never': { de: 'Noch nie erreicht', en: 'Never reached' },
  'effect.server.ok': { de: 'Konto und Cloud-Sync sind erreichbar.', en: 'Account and cloud sync are reachable.' },
  'effect.server.bad': {
    de: 'Import, Steuer und Berichte laufen weiter. Konto und Cloud-Sync nicht.',
    en: 'Import, tax and reports go on. Account and cloud sync do not.',
  },
  'effect.prices.ok': { de: 'Kurse lassen sich abrufen.', en: 'Prices can be fetched.' },
  'effect.prices.bad': {
    de: 'Gespeicherte Kurse gelten weiter, neue fehlen und werden als fehlend gezeigt.',
    en: 'Stored prices still count, new ones are missing and shown as missing.',
  },
  'effect.explorer.ok': { de: 'Wallet-Adressen lassen sich abrufen.', en: 'Wallet addresses can be read.' },
  'effect.explorer.bad': {
    de: 'Wallets lassen sich gerade nicht abrufen, Dateien schon.',
    en: 'Wallets cannot be read right now, files can.',
  },
  'effect.unchecked': { de: 'Wurde nicht gefragt.', en: 'Has not been asked.' },

  'wallet.none': { de: 'Keine Wallet', en: 'No wallet' },
  'wallet.title': { de: 'Wallet', en: 'Wallet' },
  'wallet.absent': {
    de: 'In diesem Browser ist keine Wallet-Erweiterung. Du kannst eine Adresse von Hand eingeben.',
    en: 'There is no wallet extension in this browser. You can enter an address by hand.',
  },
  'wallet.available': {
    de: 'Eine Wallet-Erweiterung ist da. Cryptax liest nur die Adresse, nie Schlüssel.',
    en: 'A wallet extension is there. Cryptax reads only the address, never keys.',
  },
  'wallet.refused': {
    de: 'Die Erweiterung hat die Verbindung nicht freigegeben.',
    en: 'The extension did not allow the connection.',
  },
  'wallet.connected': { de: 'Verbunden zum Lesen.', en: 'Connected for reading.' },
  'wallet.connect': { de: 'Wallet verbinden', en: 'Connect wallet' },
  'wallet.disconnect': { de: 'Trennen', en: 'Disconnect' },
  'wallet.manual': { de: 'Adresse eingeben', en: 'Enter an address' },
});
