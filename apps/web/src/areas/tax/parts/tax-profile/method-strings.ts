/** Words about the order of lots: what it is, when it may change, and the list of pools. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const methodStrings = defineStrings('tax-profile-method', {
  method: { de: 'Reihenfolge der Tranchen', en: 'Order of lots' },
  'method.FIFO': { de: 'FIFO, älteste zuerst', en: 'FIFO, oldest first' },
  'method.AVERAGE': { de: 'Durchschnitt', en: 'Average' },
  'method.LIFO': { de: 'LIFO (nur Planung)', en: 'LIFO (planning only)' },
  'method.HIFO': { de: 'HIFO (nur Planung)', en: 'HIFO (planning only)' },
  'method.LOFO': { de: 'LOFO (nur Planung)', en: 'LOFO (planning only)' },
  'hint.accepted': {
    de: 'FIFO und Durchschnitt je Wallet erkennt das Finanzamt an.',
    en: 'The tax office accepts FIFO and average per wallet.',
  },
  'hint.free': {
    de: 'FIFO und Durchschnitt je Wallet erkennt das Finanzamt an. Noch frei wählbar: Solange kein Jahr versiegelt ist, werden alle Jahre damit neu berechnet.',
    en: 'The tax office accepts FIFO and average per wallet. Still free to choose: as long as no year is sealed, all years are recalculated with it.',
  },
  'hint.from-now': {
    de: 'Versiegelt: {{years}}. Alle Bestände sind leer, du darfst wechseln (Rz. 62, BMF-Schreiben vom 06.03.2025). Der Wechsel gilt ab jetzt, frühere Jahre bleiben, wie sie sind.',
    en: 'Sealed: {{years}}. All pools are empty, so you may change (paragraph 62, ministry letter of 6 March 2025). The change counts from now on, earlier years stay as they are.',
  },
  'hint.pools-hold': {
    de: {
      one: 'Versiegelt: {{years}}. Solange ein Bestand nicht leer ist, bleibt das gewählte Verfahren (Rz. 62, BMF-Schreiben vom 06.03.2025).',
      other:
        'Versiegelt: {{years}}. Solange {{count}} Bestände nicht leer sind, bleibt das gewählte Verfahren (Rz. 62, BMF-Schreiben vom 06.03.2025).',
    },
    en: {
      one: 'Sealed: {{years}}. While one pool is not empty, the chosen method stays (paragraph 62, ministry letter of 6 March 2025).',
      other:
        'Sealed: {{years}}. While {{count}} pools are not empty, the chosen method stays (paragraph 62, ministry letter of 6 March 2025).',
    },
  },
  'hint.no-date': {
    de: 'Versiegelt: {{years}}. Über alle Wallets gibt es keinen Wechsel ab einem Tag; das BMF-Schreiben vom 06.03.2025 kennt ihn nur je Wallet (Rz. 62).',
    en: 'Sealed: {{years}}. Over all wallets there is no change from a day on; the ministry letter of 6 March 2025 knows it per wallet only (paragraph 62).',
  },
  scope: { de: 'Bezug', en: 'Scope' },
  'scope.wallet': { de: 'je Wallet', en: 'per wallet' },
  'scope.global': { de: 'über alle Wallets (nur Planung)', en: 'over all wallets (planning only)' },
  'scope.no-date': {
    de: 'Gilt für alle Jahre auf einmal, auch für die versiegelten ({{years}}), und bleibt darum.',
    en: 'Holds for all years at once, the sealed ones too ({{years}}), and so it stays.',
  },
  'wayOut.pools': {
    de: 'Was du tun kannst: einzelne leere Bestände umstellen, oder den versiegelten Bericht unter „Berichte & Export“ entfernen, falls du ihn nie abgegeben hast. Zum Vergleichen ist unter „Steuerstrategien“ jedes Verfahren frei.',
    en: 'What you can do: change single pools that are empty, or remove the sealed report under “Reports & export” if you never filed it. For comparing, every method is free under “Tax strategies”.',
  },
  'wayOut.seal': {
    de: 'Was du tun kannst: den versiegelten Bericht unter „Berichte & Export“ entfernen, falls du ihn nie abgegeben hast. Zum Vergleichen ist unter „Steuerstrategien“ jedes Verfahren frei.',
    en: 'What you can do: remove the sealed report under “Reports & export” if you never filed it. For comparing, every method is free under “Tax strategies”.',
  },
  pools: { de: 'Wechsel je Wallet und Coin', en: 'Change per wallet and coin' },
  'pools.line': {
    de: 'Ein leerer Bestand darf sein Verfahren von jetzt an wechseln. Hält er noch etwas, behält er es, bis alles weg ist (Rz. 62, BMF-Schreiben vom 06.03.2025).',
    en: 'An empty pool may change its method, from now on. One that holds something keeps it until all is gone (paragraph 62, ministry letter of 6 March 2025).',
  },
  'pools.global': {
    de: 'Dein Bezug ist „über alle Wallets“: Dann gilt eine Reihenfolge für alles, und es gibt keine Bestände je Wallet, die einzeln wechseln könnten.',
    en: 'Your scope is “over all wallets”: one order counts for everything, and there are no pools per wallet that could change on their own.',
  },
  'pools.none': {
    de: 'Noch keine eigenen Bestände. Beispieldaten zählen hier nicht.',
    en: 'No holdings of your own yet. Demo data does not count here.',
  },
  'pools.search': { de: 'Wallet oder Coin suchen', en: 'Search wallet or coin' },
  'pools.noHit': { de: 'Kein Bestand passt dazu.', en: 'No pool matches.' },
  'pools.more': {
    de: '{{shown}} von {{total}} Beständen. Suche nach Wallet oder Coin, um die anderen zu sehen.',
    en: '{{shown}} of {{total}} pools. Search by wallet or coin to see the others.',
  },
  'pools.empty': { de: 'leer, Wechsel möglich', en: 'empty, may change' },
  'pools.held': {
    de: {
      one: 'hält {{amount}} in einer Tranche, darum kein Wechsel',
      other: 'hält {{amount}} in {{count}} Tranchen, darum kein Wechsel',
    },
    en: { one: 'holds {{amount}} in one lot, so no change', other: 'holds {{amount}} in {{count}} lots, so no change' },
  },
  'pools.from': { de: 'seit {{day}}', en: 'since {{day}}' },
  'pools.method': { de: 'Verfahren für {{asset}} in {{wallet}}', en: 'Method for {{asset}} in {{wallet}}' },
  'pools.done': {
    de: '{{asset}} in {{wallet}}: neues Verfahren ab jetzt',
    en: '{{asset}} in {{wallet}}: new method from now on',
  },
});
