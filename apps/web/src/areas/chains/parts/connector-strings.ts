/** Words of the wallet connector; the alerts are those of the specification. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

/** Text of the screen that connects a wallet. */
export const walletConnectStrings = defineStrings('wallet-connect', {
  context: {
    de: 'Nur lesen: Adresse, Guthaben und Verlauf. Schlüssel und Seed-Phrase fragen wir nie ab.',
    en: 'Read only: address, balance and history. Keys and seed phrases are never asked for.',
  },
});

export const connectorStrings = defineStrings('wallet.connector', {
  choose: { de: 'Wallet dieses Browsers', en: 'Wallet in this browser' },
  'choose.text': {
    de: 'Cryptax liest Adresse, Netzwerk und Guthaben. Es kann nichts senden und nichts unterschreiben.',
    en: 'Cryptax reads address, network and balance. It cannot send anything and cannot sign anything.',
  },
  'none.title': { de: 'MetaMask ist nicht installiert.', en: 'MetaMask is not installed.' },
  none: {
    de: 'Bitte installiere MetaMask und versuche es erneut, oder gib eine Adresse von Hand ein.',
    en: 'Please install MetaMask and try again, or enter an address by hand.',
  },
  refused: {
    de: 'Verbindung fehlgeschlagen: Die Erweiterung hat es nicht erlaubt.',
    en: 'Connection failed: the extension did not allow it.',
  },
  connect: { de: 'Mit {{name}} verbinden', en: 'Connect with {{name}}' },
  elsewhere: { de: 'Wallet auf dem Telefon', en: 'Wallet on your phone' },
  'elsewhere.text': {
    de: 'Über WalletConnect, zum Lesen. Die Verbindung läuft verschlüsselt über den Dienst von WalletConnect.',
    en: 'Read-only, via WalletConnect. The connection is encrypted and runs through the WalletConnect service.',
  },
  'pair.start': { de: 'Mit WalletConnect verbinden', en: 'Connect with WalletConnect' },
  'pair.title': { de: 'Wallet verbinden', en: 'Connect a wallet' },
  'pair.text': {
    de: 'Öffne deine Wallet-App, wähle dort „WalletConnect“ oder „Scannen“ und halte sie auf den Code. Cryptax fragt nur nach Adresse und Netzwerk.',
    en: 'Open your wallet app, choose “WalletConnect” or “Scan” there and point it at the code. Cryptax only asks for address and network.',
  },
  'pair.code': { de: 'Code zum Scannen mit der Wallet-App', en: 'Code to scan with the wallet app' },
  'pair.starting': { de: 'Der Code wird geholt …', en: 'Fetching the code …' },
  'pair.waiting': { de: 'Warte auf deine Wallet …', en: 'Waiting for your wallet …' },
  'pair.copy': { de: 'Link kopieren', en: 'Copy link' },
  'pair.copied': { de: 'Link kopiert!', en: 'Link copied!' },
  'pair.open': { de: 'In der Wallet-App öffnen', en: 'Open in the wallet app' },
  'pair.cancel': { de: 'Abbrechen', en: 'Cancel' },
  'pair.again': { de: 'Neuer Code', en: 'New code' },
  'pair.refused': {
    de: 'Deine Wallet hat abgelehnt. Es wurde nichts verbunden.',
    en: 'Your wallet declined. Nothing was connected.',
  },
  'pair.expired': {
    de: 'Der Code ist abgelaufen. Er gilt fünf Minuten.',
    en: 'The code has expired. It is valid for five minutes.',
  },
  'pair.unreachable': {
    de: 'WalletConnect antwortet nicht. Prüfe die Verbindung; eine Adresse eintippen kannst du immer.',
    en: 'WalletConnect does not answer. Check the connection; you can always enter an address by hand.',
  },
  'manual.label': { de: 'Öffentliche Adresse', en: 'Public address' },
  'manual.hint': {
    de: 'Ethereum (0x…) oder eine andere bekannte Chain.',
    en: 'Ethereum (0x…) or another known chain.',
  },
  'manual.wrong': { de: 'Ungültige Ethereum-Adresse', en: 'Invalid Ethereum address' },
  'manual.unknown': { de: 'Unbekanntes Wallet-Format', en: 'Unknown wallet format' },
  'manual.add': { de: 'Adresse verwenden', en: 'Use address' },
  'via.browser': { de: 'Browser-Wallet', en: 'Browser wallet' },
  'via.walletconnect': { de: 'WalletConnect', en: 'WalletConnect' },
  'via.manual': { de: 'Adresse von Hand', en: 'Address by hand' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  address: { de: 'Adresse', en: 'Address' },
  network: { de: 'Netzwerk', en: 'Network' },
  'network.unknown': { de: 'Unbekanntes Netzwerk ({{id}})', en: 'Unknown network ({{id}})' },
  'network.unread': {
    de: 'Dieses Netzwerk kann Cryptax nicht lesen. Wechsle in der Wallet das Netzwerk.',
    en: 'Cryptax cannot read this network. Switch the network in the wallet.',
  },
  balance: { de: 'Guthaben', en: 'Balance' },
  'balance.unknown': { de: 'nicht bekannt', en: 'not known' },
  disconnect: { de: 'Trennen', en: 'Disconnect' },
  load: { de: 'Transaktionen laden', en: 'Load transactions' },
  'load.note': {
    de: 'Die Adresse kommt in deine Wallet-Liste und wird über öffentliche Dienste gelesen.',
    en: 'The address goes into your wallet list and is read through public services.',
  },
  loading: {
    de: { one: '{{count}} Transaktion gelesen', other: '{{count}} Transaktionen gelesen' },
    en: { one: '{{count}} transaction read', other: '{{count}} transactions read' },
  },
  stop: { de: 'Anhalten', en: 'Stop' },
  'load.failed': { de: 'Transaktionen konnten nicht geladen werden', en: 'Transactions could not be loaded' },
  found: {
    de: { one: '{{count}} Transaktion gefunden', other: '{{count}} Transaktionen gefunden' },
    en: { one: '{{count}} transaction found', other: '{{count}} transactions found' },
  },
  'preview.counts': {
    de: 'Neue Buchungen: {{events}}, zu prüfen: {{open}}, schon bekannt: {{duplicates}}, nicht von Belang: {{ignored}}',
    en: 'New entries: {{events}}, to review: {{open}}, already known: {{duplicates}}, not relevant: {{ignored}}',
  },
  import: { de: 'Buchungen übernehmen', en: 'Add entries' },
  'import.done': {
    de: 'Alles davon steht in deinen Buchungen. Was noch eine Antwort braucht, findest du unter „Bitte prüfen“.',
    en: 'All of it is among your entries. What still needs an answer is under “Please review”.',
  },
  export: { de: 'Als Datei exportieren', en: 'Export as a file' },
  report: { de: 'Zum Steuerbericht', en: 'To the tax report' },
  'help.address': { de: 'Wo finde ich meine Adresse?', en: 'Where do I find my address?' },
  'help.address.text': {
    de: 'In MetaMask: oben auf den Kontonamen tippen, die Adresse wird kopiert. In Ledger Live: Konto wählen, „Empfangen“. Im Block-Explorer steht sie in der Adresszeile. Eine Adresse ist öffentlich; wer sie kennt, sieht deine Transaktionen, kann aber nichts bewegen.',
    en: 'In MetaMask: tap the account name at the top, the address is copied. In Ledger Live: choose the account, “Receive”. In a block explorer it is in the address bar. An address is public; whoever knows it sees your transactions but cannot move anything.',
  },
  'help.security': { de: 'Ist das sicher?', en: 'Is this safe?' },
  'help.security.text': {
    de: 'Cryptax fragt nie nach Seed-Phrase, privatem Schlüssel oder Passwort und löst keine Transaktion und keine Unterschrift aus. Gelesen wird nur, was ohnehin öffentlich ist. Wer dich nach deiner Seed-Phrase fragt, will dich bestehlen. Die Verbindung trennst du hier; die Freigabe ziehst du in der Erweiterung unter „Verbundene Websites“ zurück.',
    en: 'Cryptax never asks for a seed phrase, private key or password and triggers no transaction and no signature. Only what is public anyway is read. Whoever asks for your seed phrase wants to rob you. Disconnect here; withdraw the permission in the extension under “Connected sites”.',
  },
  close: { de: 'Verstanden', en: 'Understood' },
});
