/** Words of the questions that a file leaves open. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const questionStrings = defineStrings('import-questions', {
  title: { de: 'Kurz gefragt', en: 'A quick question' },
  note: {
    de: 'Das sagt die Datei nicht. Nach deiner Antwort wird sie neu gelesen.',
    en: 'The file does not say this. After your answer it is read again.',
  },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  zone: { de: 'In welcher Zeitzone stehen die Zeiten?', en: 'Which time zone are the times in?' },
  'zone.search': { de: 'Zeitzone suchen', en: 'Search time zone' },
  assumed: { de: 'Angenommen, bis du etwas anderes sagst.', en: 'Assumed until you say otherwise.' },
  'date-order': { de: 'Was steht im Datum vorn?', en: 'What comes first in the dates?' },
  'date-order.day': { de: 'Der Tag ({{layout}})', en: 'The day ({{layout}})' },
  'date-order.month': { de: 'Der Monat ({{layout}})', en: 'The month ({{layout}})' },
  'date-order.year': { de: 'Das Jahr ({{layout}})', en: 'The year ({{layout}})' },
  'letter.day': { de: 'T', en: 'D' },
  'letter.month': { de: 'M', en: 'M' },
  'letter.year': { de: 'J', en: 'Y' },
  'decimal-mark': { de: 'Was trennt die Nachkommastellen?', en: 'What separates the decimals?' },
  'decimal-mark.dot': { de: 'Punkt: 1.234 ist etwas mehr als eins', en: 'Dot: 1.234 is a little more than one' },
  'decimal-mark.comma': { de: 'Komma: 1.234 ist über tausend', en: 'Comma: 1.234 is over a thousand' },
  fee: { de: 'Enthalten die Summen der Datei die Gebühr?', en: 'Do the totals of the file contain the fee?' },
  'fee.within': { de: 'Ja, die Gebühr ist darin', en: 'Yes, the fee is in them' },
  'fee.beside': { de: 'Nein, sie kommt dazu', en: 'No, it comes on top' },
  'fee.proven': {
    de: 'So passen die Zahlen aller Zeilen zusammen, anders nicht.',
    en: 'That way the figures of all rows agree, otherwise they do not.',
  },
  'high-fee': {
    de: 'Sind Gebühren von mehr als 5 % des Betrags richtig?',
    en: 'Are fees of more than 5% of the amount right?',
  },
  'high-fee.yes': { de: 'Ja, sie stimmen', en: 'Yes, they are right' },
  'high-fee.no': { de: 'Nein, die Spalte bedeutet etwas anderes', en: 'No, the column means something else' },
  currency: { de: 'In welcher Währung stehen die Preise?', en: 'Which currency are the prices in?' },
  asset: { de: 'Um welche Währung geht es in der Datei?', en: 'Which coin is the file about?' },
  ticker: { de: 'Was bedeutet {{ticker}} in dieser Datei?', en: 'What does {{ticker}} mean in this file?' },
  account: {
    de: 'Sind diese Datei und {{other}} vom selben Konto?',
    en: 'Are this file and {{other}} of the same account?',
  },
  'account.which': { de: 'Von welchem Konto ist diese Datei?', en: 'Which account is this file of?' },
  'account.assumed': {
    de: 'Bis du antwortest, zählt sie zu „{{wallet}}“.',
    en: 'Until you answer, it counts towards "{{wallet}}".',
  },
  'account.told-apart': {
    de: 'Nach den Kontoständen in den Dateien ist es ein eigenes Konto. Du kannst es umbenennen oder anders entscheiden.',
    en: 'By the running balances in the files it is an account of its own. You can rename it or decide otherwise.',
  },
  'account.remembered': {
    de: 'Sie zählt zu „{{wallet}}“. Das bleibt gemerkt.',
    en: 'It counts towards "{{wallet}}". This is remembered.',
  },
  'account.same': { de: 'Ja, dasselbe Konto', en: 'Yes, the same account' },
  'account.wallet': { de: 'Alles bleibt in „{{wallet}}“.', en: 'All of it stays in "{{wallet}}".' },
  'account.another': { de: 'Nein, ein anderes Konto', en: 'No, another account' },
  'account.another.note': {
    de: 'Es wird eine eigene Wallet. Anschaffungen zählen je Konto.',
    en: 'It becomes a wallet of its own. Acquisitions count by account.',
  },
  offers: { de: 'Ein Konto oder mehrere?', en: 'One account or several?' },
  'offers.one': {
    de: '{{files}} zählen als ein Konto: „{{wallet}}“. Nichts in den Dateien spricht dagegen.',
    en: '{{files}} count as one account: "{{wallet}}". Nothing in the files speaks against it.',
  },
  'offers.more': { de: '{{count}} weitere', en: '{{count}} more' },
  'offers.several': { de: 'Es sind mehrere Konten', en: 'These are several accounts' },
  'account.name': { de: 'Name des Kontos', en: 'Name of the account' },
  'account.use': { de: 'Übernehmen', en: 'Apply' },
  waiting: { de: 'Die Zeilen warten auf deine Antwort.', en: 'The rows wait for your answer.' },
  remembered: {
    de: 'Gemerkt für weitere Dateien dieser Quelle.',
    en: 'Remembered for further files of this source.',
  },
});
