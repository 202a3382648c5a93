/** Words of the answer to the tax office. Names of the points and of what is missing come from the package that prints them. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const answerStrings = defineStrings('answer-kit', {
  context: {
    de: 'Kreuze an, was das Schreiben verlangt. Du bekommst genau das: Anschreiben, Anlagenverzeichnis und Tabellen.',
    en: 'Tick what the letter asks for. You get exactly that: cover letter, index of annexes and tables.',
  },
  intro: {
    de: 'Noch keine Daten importiert. Sobald Buchungen da sind, stellst du hier die Antwort auf ein Schreiben des Finanzamts zusammen.',
    en: 'No data imported yet. As soon as there are entries, you can put together the answer to a letter from the tax office here.',
  },
  letter: { de: 'Das Schreiben', en: 'The letter' },
  office: { de: 'Finanzamt', en: 'Tax office' },
  'office.hint': { de: 'leer: aus deinen Angaben zur Person', en: 'empty: from your personal details' },
  taxNumber: { de: 'Steuernummer', en: 'Tax number' },
  reference: { de: 'Zeichen oder Aktenzeichen', en: 'Reference on the letter' },
  writtenOn: { de: 'Datum des Schreibens', en: 'Date of the letter' },
  deadline: { de: 'Frist', en: 'Deadline' },
  asked: { de: 'Was verlangt wird', en: 'What is asked for' },
  years: { de: 'Jahre', en: 'Years' },
  wallets: { de: 'Plattformen und Wallets', en: 'Platforms and wallets' },
  'wallets.all': { de: 'Alle', en: 'All' },
  platform: { de: 'Plattform', en: 'platform' },
  wallet: { de: 'Wallet', en: 'wallet' },
  addresses: {
    de: { one: 'Einzelne Adressen ({{count}})', other: 'Einzelne Adressen ({{count}})' },
    en: { one: 'Individual addresses ({{count}})', other: 'Individual addresses ({{count}})' },
  },
  'addresses.list': { de: 'Einzelne Adressen', en: 'Individual addresses' },
  points: { de: 'Angaben', en: 'Points' },
  'points.all': { de: 'Alles ankreuzen', en: 'Tick everything' },
  'points.none': { de: 'Nichts ankreuzen', en: 'Tick nothing' },
  nothing: {
    de: 'Kreuze mindestens ein Jahr und eine Angabe an.',
    en: 'Tick at least one year and one point.',
  },
  check: { de: 'Was noch fehlt', en: 'What is still missing' },
  'check.none': {
    de: 'Alles, was angekreuzt ist, lässt sich vollständig beantworten.',
    en: 'Everything that is ticked can be answered fully.',
  },
  'check.count': {
    de: { one: '{{count}} Punkt', other: '{{count}} Punkte' },
    en: { one: '{{count}} point', other: '{{count}} points' },
  },
  concerns: { de: 'Betrifft: {{points}}', en: 'Concerns: {{points}}' },
  person: { de: 'Angaben zur Person', en: 'Personal details' },
  review: { de: 'Zu den offenen Fragen', en: 'Go to the open questions' },
  annexes: { de: 'Anlagen', en: 'Annexes' },
  annex: { de: 'Anlage {{number}}', en: 'Annex {{number}}' },
  none: { de: 'Fehlanzeige', en: 'nothing to report' },
  untold: { de: 'noch offen', en: 'still open' },
  rows: {
    de: { one: '{{count}} Zeile', other: '{{count}} Zeilen' },
    en: { one: '{{count}} row', other: '{{count}} rows' },
  },
  pdf: { de: 'Antwort als PDF', en: 'Answer as PDF' },
  csv: { de: 'Tabellen als CSV', en: 'Tables as CSV' },
  ics: { de: 'Frist in den Kalender', en: 'Add deadline to calendar' },
  'ics.name': { de: 'Fristen', en: 'Deadlines' },
  explain: {
    de: 'Die Antwort ist auf Deutsch und enthält nur, was angekreuzt ist. Was noch nicht abschließend ist, steht auch im Schreiben. Cryptax ist keine Steuerberatung: Wurde etwas nicht erklärt, sprich vor der Antwort mit einer Anwältin oder einem Steuerberater.',
    en: 'The answer is in German and contains only what is ticked. Anything not yet final is named in it too. Cryptax is not a tax adviser: if something was not declared, speak to a lawyer or tax adviser before you answer.',
  },
});
