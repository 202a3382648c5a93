/** Words of the screen and its list. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const transactionsStrings = defineStrings('transactions', {
  context: { de: 'Prüfen, bearbeiten und zuordnen.', en: 'Review, edit and assign.' },
  intro: {
    de: 'Nach dem ersten Import stehen hier alle Buchungen, und was noch unklar ist.',
    en: 'After the first import you find all entries here, and what is still unclear.',
  },
  events: {
    de: { one: '{{count}} Buchung', other: '{{shown}} Buchungen' },
    en: { one: '{{count}} entry', other: '{{shown}} entries' },
  },
  files: {
    de: { one: 'aus {{count}} Datei', other: 'aus {{count}} Dateien' },
    en: { one: 'from {{count}} file', other: 'from {{count}} files' },
  },
  connections: {
    de: { one: 'aus {{count}} Anbindung', other: 'aus {{count}} Anbindungen' },
    en: { one: 'from {{count}} connection', other: 'from {{count}} connections' },
  },
  byHand: { de: 'von Hand erfasst', en: 'entered by hand' },
  needYou: {
    de: { one: 'Eine braucht dich.', other: '{{count}} brauchen dich.' },
    en: { one: 'One needs you.', other: '{{count}} need you.' },
  },
  allClear: { de: 'Nichts offen.', en: 'Nothing open.' },
  zone: { de: 'Zeiten in Berlin.', en: 'Times in Berlin.' },

  tabs: { de: 'Ansichten der Buchungen', en: 'Views of the entries' },
  'tab.all': { de: 'Alle', en: 'All' },
  'tab.review': { de: 'Bitte prüfen', en: 'Please review' },
  'tab.taxable': { de: 'Steuerpflichtig', en: 'Taxable' },
  'tab.transfers': { de: 'Transfers', en: 'Transfers' },
  openReviews: {
    de: { one: '{{count}} offene Frage', other: '{{count}} offene Fragen' },
    en: { one: '{{count}} open question', other: '{{count}} open questions' },
  },

  list: { de: 'Buchungen', en: 'Entries' },
  time: { de: 'Zeit', en: 'Time' },
  kind: { de: 'Typ', en: 'Type' },
  event: { de: 'Buchung', en: 'Entry' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  gain: { de: 'Gewinn/Verlust', en: 'Gain/loss' },
  trace: { de: 'Gegenseite, Transaktion', en: 'Other side, transaction' },
  status: { de: 'Status', en: 'Status' },
  rowsShown: { de: 'Zeilen {{from}}–{{to}} von {{total}}', en: 'Rows {{from}}–{{to}} of {{total}}' },
  sortedNewest: { de: 'Sortiert: neueste zuerst', en: 'Sorted: newest first' },
  sortedOldest: { de: 'Sortiert: älteste zuerst', en: 'Sorted: oldest first' },
  sortedBy: { de: 'Sortiert nach {{name}}', en: 'Sorted by {{name}}' },
  'trace.address': { de: 'Gegenseite', en: 'other side' },
  'trace.hash': { de: 'Transaktion', en: 'transaction' },
  'trace.link': { de: 'Im Explorer ansehen', en: 'View in the explorer' },
  unknownTarget: { de: 'Ziel unbekannt', en: 'target unknown' },
  ownWallet: { de: 'eigene Wallet ({{name}})', en: 'own wallet ({{name}})' },
  keyLabel: { de: 'zuordnen', en: 'label' },
  keySearch: { de: 'suchen', en: 'search' },
  keyClose: { de: 'schließen', en: 'close' },
  rowLoading: { de: 'Zeile wird geladen', en: 'row is loading' },

  'status.taxable': { de: 'steuerpflichtig', en: 'taxable' },
  'status.free': { de: 'steuerfrei', en: 'tax-free' },
  'status.partly-free': { de: 'teils steuerfrei', en: 'partly tax-free' },
  'status.income': { de: 'Leistung §\u00a022', en: 'income §\u00a022' },
  'status.none': { de: 'nicht steuerbar', en: 'not taxable' },
  'status.open': { de: 'offen', en: 'open' },
  'status.unreadable-row': { de: 'nicht lesbar', en: 'unreadable' },
  'status.unmatched-transfer': { de: 'zuordnen', en: 'assign' },
  'status.missing-acquisition': { de: 'Kauf fehlt', en: 'no purchase' },
  'status.spare-assumption': { de: 'Annahme prüfen', en: 'check assumption' },
  'status.missing-price': { de: 'Kurs fehlt', en: 'price missing' },
  'status.doubtful-price': { de: 'Kurs prüfen', en: 'check price' },
  'status.possible-duplicate': { de: 'doppelt?', en: 'duplicate?' },
  'status.ambiguous-asset': { de: 'welcher Coin?', en: 'which coin?' },
  'status.airdrop-service': { de: 'Airdrop klären', en: 'clarify airdrop' },

  add: { de: 'Buchung', en: 'Entry' },
  addSpoken: { de: 'Buchung hinzufügen', en: 'Add an entry' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  undoWhat: { de: 'Rückgängig: {{what}}', en: 'Undo: {{what}}' },
  redo: { de: 'Wiederholen', en: 'Redo' },
  redoWhat: { de: 'Wiederholen: {{what}}', en: 'Redo: {{what}}' },
  history: { de: 'Verlauf', en: 'History' },

  'failed.title': { de: 'Buchungen nicht geladen', en: 'Entries not loaded' },
  'none.title': { de: 'Nichts gefunden', en: 'Nothing found' },
  'none.line': {
    de: 'Keine Buchung passt zu Suche und Filtern.',
    en: 'No entry fits the search and the filters.',
  },
  'none.action': { de: 'Filter entfernen', en: 'Remove filters' },
  'none.taxable': {
    de: 'Keine steuerpflichtige Veräußerung. Was hier fehlt, war steuerfrei, nicht steuerbar oder ist noch offen.',
    en: 'No taxable disposal. What is not here was tax-free, not taxable or is still open.',
  },
  'none.transfers': {
    de: 'Kein Transfer zwischen eigenen Wallets.',
    en: 'No transfer between your own wallets.',
  },
  partial: {
    de: {
      one: 'Eine Angabe fehlt noch, die Zahlen sind vorläufig.',
      other: '{{count}} Angaben fehlen noch, die Zahlen sind vorläufig.',
    },
    en: {
      one: 'One detail is still missing, the figures are provisional.',
      other: '{{count}} details are still missing, the figures are provisional.',
    },
  },
  partialAction: { de: 'Jetzt klären', en: 'Clear up now' },
});
