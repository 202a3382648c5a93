/** Texts about damaged records. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const damageStrings = defineStrings('settings.damage', {
  title: { de: 'Gespeicherte Daten prüfen', en: 'Check the stored data' },
  note: {
    de: 'Sieht jeden Eintrag dieses Browsers an und zeigt, was beschädigt ist.',
    en: 'Looks at every record in this browser and shows what is damaged.',
  },
  known: {
    de: {
      one: 'Ein Eintrag ist beschädigt und zählt nicht mit.',
      other: '{{count}} Einträge sind beschädigt und zählen nicht mit.',
    },
    en: { one: 'One entry is damaged and not counted.', other: '{{count}} entries are damaged and not counted.' },
  },
  look: { de: 'Prüfen', en: 'Check' },
  none: { de: 'Alles in Ordnung: kein Eintrag ist beschädigt.', en: 'All is well: no record is damaged.' },
  found: {
    de: {
      one: 'Ein Eintrag ist beschädigt. Er bleibt unverändert liegen; speichere ihn als Datei und importiere die Quelle neu.',
      other:
        '{{count}} Einträge sind beschädigt. Sie bleiben unverändert liegen; speichere sie als Datei und importiere die Quelle neu.',
    },
    en: {
      one: 'One record is damaged. It stays as it is; save it as a file and import its source again.',
      other: '{{count}} records are damaged. They stay as they are; save them as a file and import their source again.',
    },
  },
  save: { de: 'Als Datei speichern', en: 'Save as a file' },
  list: { de: 'Beschädigte Einträge', en: 'Damaged records' },
  more: { de: 'und {{count}} weitere in der Datei', en: 'and {{count}} more in the file' },
  'table.chunks': { de: 'Buchung', en: 'Entry' },
  'table.imports': { de: 'Import', en: 'Import' },
  'table.importRows': { de: 'Zeilen eines Imports', en: 'Rows of an import' },
  'table.rawRows': { de: 'Zeilen einer Datei', en: 'Rows of a file' },
  'table.wallets': { de: 'Wallet', en: 'Wallet' },
  'table.journal': { de: 'Verlauf', en: 'History' },
  'table.deltas': { de: 'Verlauf', en: 'History' },
  'table.prices': { de: 'Kurse', en: 'Prices' },
  'table.reports': { de: 'Versiegelter Bericht', en: 'Sealed report' },
  'table.other': { de: 'Einstellung', en: 'Setting' },
  'why.malformed': { de: 'nicht verständlich', en: 'not understood' },
  'why.malformed-event': { de: 'nicht verständlich', en: 'not understood' },
  'why.unreadable': { de: 'vom Browser nicht lesbar', en: 'not readable by the browser' },
  'why.missing': { de: 'fehlt', en: 'missing' },
});
