/** Texts about the data in this browser. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const dataStrings = defineStrings('settings.data', {
  title: { de: 'Deine Daten in diesem Browser', en: 'Your data in this browser' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  space: { de: '{{used}} belegt', en: '{{used}} used' },
  'space.looking': { de: 'Belegter Platz wird ermittelt …', en: 'Checking the space used …' },
  'space.untold': { de: 'Belegter Platz nicht bekannt', en: 'Space used not known' },
  'space.of': { de: '{{used}} belegt, {{quota}} stehen zur Verfügung', en: '{{used}} used of {{quota}} available' },
  'space.granted': {
    de: 'Der Browser löscht diese Daten nicht von sich aus.',
    en: 'The browser will not clear this data on its own.',
  },
  'space.refused': {
    de: 'Wird der Platz knapp, darf der Browser diese Daten löschen. Eine Sicherung schützt davor.',
    en: 'If space runs low, the browser may clear this data. A backup protects you.',
  },
  'space.unsupported': {
    de: 'Dieser Browser sagt nicht, ob er Daten von sich aus löscht. Sichere sie in eine Datei.',
    en: 'This browser does not say whether it clears data on its own. Save a backup file.',
  },
  'space.keep': { de: 'Dauerhaft behalten', en: 'Keep for good' },
  history: { de: 'Verlauf aller Änderungen', en: 'History of all changes' },
  'history.note': {
    de: 'Importe, Buchungen, Steuerprofil, eigene Kurse: was, wann und warum, Schritt für Schritt rückgängig zu machen.',
    en: 'Imports, entries, tax profile, your own prices: what, when and why; you can undo them step by step.',
  },
  'history.open': { de: 'Verlauf zeigen …', en: 'Show history …' },
  rules: { de: 'Regeln für künftige Importe', en: 'Rules for future imports' },
  'rules.note': {
    de: 'Antworten, Adressen und Zuordnungen, die du für spätere Dateien gespeichert hast, in einer Liste.',
    en: 'Answers, addresses and labels you saved for later files, in one list.',
  },
  'rules.open': { de: 'Regeln ansehen', en: 'See the rules' },
  ledger: { de: 'Ledger-Datei', en: 'Ledger file' },
  'ledger.note': {
    de: 'Alle Buchungen, offene Bewegungen, nicht gelesene Zeilen und bestätigte Bestände als JSON, für die Kommandozeile und andere Programme. Ohne Verlauf und Einstellungen.',
    en: 'All entries, open movements, rows that could not be read and confirmed balances as JSON, for the command line and other programs. Without history and settings.',
  },
  'ledger.save': { de: 'Ledger-Datei speichern', en: 'Save the ledger file' },
  'ledger.saved': { de: 'Ledger-Datei gespeichert', en: 'Ledger file saved' },
  backup: { de: 'Sicherung in eine Datei', en: 'Backup to a file' },
  'backup.note': {
    de: 'Buchungen, Importe, Verlauf, Regeln und Einstellungen; auf Wunsch verschlüsselt.',
    en: 'Entries, imports, history, rules and settings; encrypted if you like.',
  },
  'backup.open': { de: 'Sichern …', en: 'Back up …' },
  'backup.line': {
    de: 'Die Datei enthält alles, was Cryptax in diesem Browser weiß. Mit ihr ziehst du auf ein anderes Gerät um.',
    en: 'The file contains everything Cryptax knows in this browser. You can use it to move to another device.',
  },
  'backup.save': { de: 'Sicherung speichern', en: 'Save backup' },
  'backup.done': { de: 'Sicherung gespeichert', en: 'Backup saved' },
  passphrase: { de: 'Passphrase', en: 'Passphrase' },
  'passphrase.hint': {
    de: 'Ohne Passphrase ist die Datei lesbar für jeden, der sie hat. Wer die Passphrase vergisst, kann die Sicherung nicht mehr öffnen.',
    en: 'Without a passphrase anyone who has the file can read it. If you forget the passphrase, nobody can open the backup.',
  },
  restore: { de: 'Sicherung zurückholen', en: 'Restore a backup' },
  'restore.note': { de: 'Aus einer Datei, die Cryptax gespeichert hat.', en: 'From a file that Cryptax saved.' },
  'restore.open': { de: 'Zurückholen …', en: 'Restore …' },
  'restore.line': {
    de: 'Die Datei wird ganz geprüft, bevor sich etwas ändert.',
    en: 'The whole file is checked before anything changes.',
  },
  'restore.choose': { de: 'Datei wählen', en: 'Choose file' },
  'restore.other': { de: 'Andere Datei wählen', en: 'Choose another file' },
  'restore.none': { de: 'Noch keine Datei gewählt', en: 'No file chosen yet' },
  'restore.mode': { de: 'Was mit den jetzigen Daten geschieht', en: 'What happens to the current data' },
  'restore.merge': { de: 'Ergänzen', en: 'Add' },
  'restore.merge.note': {
    de: 'Nur was fehlt, kommt dazu. Lässt sich rückgängig machen.',
    en: 'Only what is missing is added. It can be undone.',
  },
  'restore.replace': { de: 'Ersetzen', en: 'Replace' },
  'restore.replace.note': {
    de: 'Alles, was jetzt hier ist, wird durch die Sicherung ersetzt.',
    en: 'Everything that is here now is replaced by the backup.',
  },
  'restore.do.merge': { de: 'Sicherung ergänzen', en: 'Add the backup' },
  'restore.unlock': { de: 'Sicherung öffnen', en: 'Open the backup' },
  'restore.do.replace': { de: 'Durch die Sicherung ersetzen', en: 'Replace with the backup' },
  'restore.does': {
    de: 'Buchungen durch die Sicherung vom {{when}}: {{added}} neu, {{replaced}} ersetzt, {{deleted}} gelöscht.',
    en: 'Entries changed by the backup of {{when}}: {{added}} added, {{replaced}} replaced, {{deleted}} deleted.',
  },
  'restore.account': {
    de: 'Das ist eine Änderung von jetzt: Sie gilt auch für dein Konto {{owner}} und deine anderen Geräte.',
    en: 'This is a change made now: it also applies to your account {{owner}} and your other devices.',
  },
  'restore.nothing': {
    de: 'Sicherung vom {{when}}: Alle Buchungen sind schon unverändert hier.',
    en: 'Backup of {{when}}: all entries are already here, unchanged.',
  },
  'restore.done': {
    de: { one: 'Zurückgeholt: {{count}} Buchung', other: 'Zurückgeholt: {{count}} Buchungen' },
    en: { one: 'Restored: {{count}} entry', other: 'Restored: {{count}} entries' },
  },
  demo: { de: 'Beispieldaten', en: 'Demo data' },
  'demo.note': {
    de: 'Ein erfundenes Konto zum Ausprobieren, getrennt von deinen eigenen Daten.',
    en: 'A made-up account to try things out, separate from your own data.',
  },
  clear: { de: 'Alle Daten löschen', en: 'Clear all data' },
  'clear.note': {
    de: 'Buchungen, Importe, Verlauf und Berichte in diesem Browser. Nicht rückgängig zu machen.',
    en: 'Entries, imports, history and reports in this browser. Cannot be undone.',
  },
  'clear.open': { de: 'Löschen …', en: 'Clear …' },
});
