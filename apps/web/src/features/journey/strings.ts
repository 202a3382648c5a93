import { defineStrings } from '../../lib/i18n/strings.ts';

export const journeyStrings = defineStrings('journey', {
  context: {
    de: 'Klaus erklärt, was du brauchst, und zeigt, wo du stehst.',
    en: 'Klaus explains what you need and shows where you stand.',
  },
  tabs: { de: 'Ansichten', en: 'Views' },
  'tab.intro': { de: 'Einstieg', en: 'Introduction' },
  'tab.path': { de: 'Erfolgspfad', en: 'Success path' },
  'tab.bitcoin': { de: 'Bitcoin-Reise', en: 'Bitcoin journey' },
  'tab.glossary': { de: 'Glossar', en: 'Glossary' },
  'intro.hello': { de: 'Hallo, ich bin Klaus.', en: 'Hello, I am Klaus.' },
  'intro.hello.text': {
    de: 'Krypto und Steuern klingen schwieriger, als sie sind. Vier Dinge reichen, um alles Weitere zu verstehen.',
    en: 'Crypto and taxes sound harder than they are. Four things are enough to understand the rest.',
  },
  'intro.1': { de: 'Ein Jahr ist die Grenze', en: 'One year is the border' },
  'intro.1.text': {
    de: 'Verkaufst du nach mehr als einem Jahr, ist der Gewinn steuerfrei, egal wie hoch.',
    en: 'If you sell after more than a year the gain is tax-free, however high.',
  },
  'intro.2': { de: 'Tauschen ist verkaufen', en: 'Swapping is selling' },
  'intro.2.text': {
    de: 'Bitcoin gegen Ether heißt: Bitcoin verkauft, Ether gekauft, beides zum Kurs des Augenblicks.',
    en: 'Bitcoin for Ether means: Bitcoin sold, Ether bought, both at the price of the moment.',
  },
  'intro.3': { de: 'Belohnungen sind Einkommen', en: 'Rewards are income' },
  'intro.3.text': {
    de: 'Staking und Zinsen zählen, wenn sie ankommen. Unter 256 Euro im Jahr bleiben sie frei.',
    en: 'Staking and interest count when they arrive. Below 256 euro a year they stay free.',
  },
  'intro.4': { de: 'DeFi ist nichts anderes', en: 'DeFi is nothing else' },
  'intro.4.text': {
    de: 'Jeder Aufruf eines Vertrags ist ein Tausch, eine Leihe, eine Belohnung oder gar nichts. Die DeFi-Analyse sagt dir, was.',
    en: 'Every call of a contract is a swap, a loan, a reward or nothing at all. The DeFi analyser tells you which.',
  },
  'intro.defi': { de: 'Einen Aufruf verstehen', en: 'Understand a call' },
  'path.title': { de: '{{done}} von 4 Schritten geschafft', en: '{{done}} of 4 steps done' },
  'path.upload': { de: 'Daten einlesen', en: 'Read in your data' },
  'path.upload.text': {
    de: 'Ziehe die Dateien deiner Börsen in das Fenster. Sie bleiben in deinem Browser.',
    en: 'Drop the files of your exchanges into the window. They stay in your browser.',
  },
  'path.upload.go': { de: 'Zum Import', en: 'Go to import' },
  'path.understand': { de: 'Offene Punkte klären', en: 'Settle the open points' },
  'path.understand.text': {
    de: 'Die Prüfliste nennt, was Cryptax nicht sicher weiß. Ist sie leer, bist du hier fertig.',
    en: 'The review list names what Cryptax does not know for sure. When it is empty you are done here.',
  },
  'path.understand.go': { de: 'Zur Prüfliste', en: 'Go to the review list' },
  'path.calculate': { de: 'Steuer ansehen', en: 'See the tax' },
  'path.calculate.text': {
    de: 'Der Bericht zeigt jedes Jahr: was frei ist, was zählt und warum.',
    en: 'The report shows every year: what is free, what counts and why.',
  },
  'path.calculate.go': { de: 'Zum Steuerbericht', en: 'Go to the tax report' },
  'path.download': { de: 'Bericht herunterladen', en: 'Download the report' },
  'path.download.text': {
    de: 'PDF für das Finanzamt, dazu die Zeilen für Anlage SO.',
    en: 'PDF for the tax office, with the lines of Anlage SO.',
  },
  'path.download.go': { de: 'Zu den Berichten', en: 'Go to the reports' },
  'path.done': { de: 'erledigt', en: 'done' },
  'path.next': { de: 'als Nächstes', en: 'next' },
  'path.finished': {
    de: 'Geschafft! Dein Bericht ist fertig. Bis nächstes Jahr.',
    en: 'Done! Your report is ready. See you next year.',
  },
  'path.demo': {
    de: 'Gezeigt wird das Beispiel. Dein eigener Pfad beginnt mit deinen Daten.',
    en: 'The example is shown. Your own path begins with your data.',
  },
  earned: { de: 'Deine Erfolge', en: 'Your achievements' },
  'earned.first-steps': { de: 'Erste Schritte', en: 'First steps' },
  'earned.first-steps.text': { de: 'Eigene Daten eingelesen', en: 'Own data read in' },
  'earned.tax-saver': { de: 'Steuersparer', en: 'Tax saver' },
  'earned.tax-saver.text': { de: 'Gewinn nach einem Jahr steuerfrei', en: 'A gain tax-free after a year' },
  'earned.power-user': { de: 'Vielnutzer', en: 'Power user' },
  'earned.power-user.text': { de: '1.000 Buchungen oder drei Quellen', en: '1,000 entries or three sources' },
  'earned.diamond-hands': { de: 'Diamanthände', en: 'Diamond hands' },
  'earned.diamond-hands.text': { de: 'Über drei Jahre dabei', en: 'Around for three years' },
  'earned.not-yet': { de: 'noch nicht', en: 'not yet' },
  'bitcoin.empty': {
    de: 'In diesem Bestand gibt es keine Bitcoin-Buchungen.',
    en: 'There are no Bitcoin entries in this ledger.',
  },
  'bitcoin.no-data': {
    de: 'Lies deine Daten ein oder lade das Beispiel, dann steht hier deine Reise.',
    en: 'Read in your data or load the example, then your journey is here.',
  },
  'bitcoin.shown': {
    de: 'Die ersten {{shown}} von {{total}} Bitcoin-Buchungen',
    en: 'The first {{shown}} of {{total}} Bitcoin entries',
  },
  'bitcoin.open': { de: 'Buchung öffnen', en: 'Open entry' },
  search: { de: 'Begriff suchen', en: 'Search a term' },
  found: {
    de: { one: '{{count}} Begriff', other: '{{count}} Begriffe' },
    en: { one: '{{count}} term', other: '{{count}} terms' },
  },
  none: { de: 'Kein Begriff gefunden. Versuche ein kürzeres Wort.', en: 'No term found. Try a shorter word.' },
  example: { de: 'Beispiel', en: 'Example' },
});
