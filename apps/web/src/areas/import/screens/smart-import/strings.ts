/** Texts of the import screen. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const smartImportStrings = defineStrings('smart-import', {
  'no-file': { de: 'Noch keine Datei zur Hand?', en: 'No file to hand yet?' },
  'no-file.demo': { de: 'Mit Beispiel ausprobieren', en: 'Try it with an example' },
  context: {
    de: 'Dateien bleiben auf deinem Gerät. Nichts wird hochgeladen.',
    en: 'Files stay on your device. Nothing is uploaded.',
  },
  connect: { de: 'Börse verbinden', en: 'Connect an exchange' },
  steps: { de: 'Schritte des Imports', en: 'Steps of the import' },
  'step.files': { de: 'Dateien', en: 'Files' },
  'step.review': { de: 'Prüfen', en: 'Check' },
  'step.done': { de: 'Fertig', en: 'Done' },
  'step.files.note': {
    de: { one: '{{count}} Datei', other: '{{count}} Dateien' },
    en: { one: '{{count}} file', other: '{{count}} files' },
  },
  'step.done.note': { de: 'zur Übersicht', en: 'to the overview' },
  privacy: { de: 'Privat', en: 'Private' },
  'privacy.line': {
    de: 'Gelesen und gerechnet wird in diesem Browser, auch ohne Internet.',
    en: 'Everything is read and calculated in this browser, even without an internet connection.',
  },
  'sources.title': { de: 'Quellen', en: 'Sources' },
  'sources.note': { de: '{{sources}} Quellen, {{formats}} Formate', en: '{{sources}} sources, {{formats}} formats' },
  'sources.search': { de: 'Börse oder Wallet suchen', en: 'Search exchange or wallet' },
  'sources.none': {
    de: 'Nicht dabei? Lege die Datei trotzdem ab: Der Expertenimport ordnet unbekannte Spalten mit dir zu.',
    en: 'Not listed? Drop the file anyway: the expert import helps you map unknown columns.',
  },
  'sources.all': { de: 'Alle {{count}} zeigen', en: 'Show all {{count}}' },
  'guide.open': { de: 'Anleitung für {{source}}', en: 'Guide for {{source}}' },
  'guide.complete-history': {
    de: 'Habe ich alles? Checkliste je Börse',
    en: 'Have I got everything? Checklist per exchange',
  },
  'guide.rescue-calendar': {
    de: 'Was Börsen bald nicht mehr herausgeben',
    en: 'What exchanges will soon stop providing',
  },
  'klaus.title': { de: 'Klaus sagt', en: 'Klaus says' },
  'klaus.empty': {
    de: 'Lade den vollständigen Verlauf herunter, nicht nur ein Jahr. Was du früher gekauft hast, entscheidet über die Haltefrist.',
    en: 'Download the full history, not just one year. What you bought earlier decides the holding period.',
  },
  'klaus.review': {
    de: 'Offene Zeilen sind normal. Übernimm sie ruhig mit: Sie warten unter Transaktionen, bis du Zeit hast.',
    en: 'Open rows are normal. Just add them: they wait under Transactions until you have time.',
  },
  unknown: {
    de: 'Für nicht erkannte Dateien ordnest du die Spalten im Expertenimport zu.',
    en: 'For files that were not recognised, map the columns in the expert import.',
  },
  'unknown.go': { de: 'Spalten zuordnen', en: 'Map columns' },
});
