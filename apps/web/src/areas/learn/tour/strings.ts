/** Words of the welcome tour. Klaus is a figure, and the tour says so: nobody's praise is made up. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const tourStrings = defineStrings('tour', {
  title: { de: 'Willkommen bei Cryptax', en: 'Welcome to Cryptax' },
  lead: {
    de: 'In wenigen Schritten von deinen Dateien zum fertigen Steuerbericht.',
    en: 'A few steps from your files to the finished tax report.',
  },
  quote: {
    de: '„Ich hatte mehrere Börsen und keinen Überblick. Angefangen habe ich mit einer einzigen Datei. Was noch fehlte, stand danach auf der Prüfliste.“',
    en: '“I had several exchanges and lost track. I began with a single file. What was still missing was then on the review list.”',
  },
  'quote.by': { de: 'Klaus, die Beispielfigur von Cryptax', en: 'Klaus, the example character of Cryptax' },
  path: { de: 'Der Weg zum Bericht', en: 'The way to the report' },
  'path.1': { de: 'Einlesen', en: 'Import' },
  'path.1.line': { de: 'Dateien deiner Börsen', en: 'files of your exchanges' },
  'path.2': { de: 'Verstehen', en: 'Understand' },
  'path.2.line': { de: 'was geschehen ist', en: 'what happened' },
  'path.3': { de: 'Abgeben', en: 'File' },
  'path.3.line': { de: 'PDF und Anlage SO', en: 'PDF and Anlage SO' },
  'value.private': {
    de: 'Ohne Konto bleiben deine Dateien und Buchungen in deinem Browser.',
    en: 'Without an account your files and entries stay in your browser.',
  },
  'value.proof': {
    de: 'Jede Zahl führt bis zur Zeile in deiner Datei.',
    en: 'Every figure leads to the line in your file.',
  },
  'value.guess': {
    de: 'Nichts wird geraten. Fehlt etwas, fragen wir.',
    en: 'Nothing is guessed. If something is missing, we ask.',
  },
  start: { de: 'Tour starten', en: 'Start the tour' },
  skip: { de: 'Tour überspringen', en: 'Skip the tour' },

  mode: { de: 'Wie möchtest du arbeiten?', en: 'How would you like to work?' },
  'mode.note': {
    de: 'Du kannst das jederzeit in den Einstellungen ändern.',
    en: 'You can change this in the settings at any time.',
  },
  'mode.klaus': { de: 'Geführt', en: 'Guided' },
  'mode.klaus.line': {
    de: 'Klaus zeigt den nächsten Schritt und erklärt in einfachen Worten.',
    en: 'Klaus shows the next step and explains in plain words.',
  },
  'mode.expert': { de: 'Expertenmodus', en: 'Expert mode' },
  'mode.expert.line': {
    de: 'Alle Bereiche offen, dichte Tabellen, Berichte zuerst als Zahlen.',
    en: 'All sections open, dense tables, reports as figures first.',
  },

  step: { de: 'Schritt {{step}} von {{steps}}', en: 'Step {{step}} of {{steps}}' },
  progress: { de: '{{done}} von {{total}} Schritten erledigt', en: '{{done}} of {{total}} steps completed' },
  steps: { de: 'Schritte der Tour', en: 'Steps of the tour' },
  optional: { de: 'freiwillig', en: 'optional' },
  done: { de: 'erledigt', en: 'done' },
  import_data: { de: 'Daten einlesen', en: 'Import your data' },
  'import_data.line': {
    de: 'Nimm den Export einer Börse. Die Datei wird hier gelesen und bleibt hier. Hast du keine zur Hand, lade die Beispieldaten.',
    en: 'Take the export of one exchange. The file is read here and stays here. If you have none to hand, load the demo data.',
  },
  'import_data.go': { de: 'Zum Import', en: 'Go to import' },
  understand_defi: { de: 'DeFi verstehen', en: 'Understand DeFi' },
  'understand_defi.line': {
    de: 'Füge eine Transaktion von der Blockchain ein und sieh, was der Vertrag getan hat und wie es besteuert wird.',
    en: 'Paste a transaction from the blockchain and see what the contract did and how it is taxed.',
  },
  'understand_defi.go': { de: 'Zur DeFi-Analyse', en: 'Go to the DeFi analysis' },
  export_taxes: { de: 'Steuerbericht holen', en: 'Get the tax report' },
  'export_taxes.line': {
    de: 'Wähle Jahr und Format. Der Bericht entsteht in deinem Browser.',
    en: 'Choose year and format. The report is made in your browser.',
  },
  'export_taxes.go': { de: 'Zum Export', en: 'Go to export' },
  wallet_connect: { de: 'Wallet verbinden', en: 'Connect a wallet' },
  'wallet_connect.line': {
    de: 'Trage deine Wallets ein, dann erkennt Cryptax Transfers zwischen ihnen. Eine Adresse genügt.',
    en: 'Add your wallets so that Cryptax recognises transfers between them. An address is enough.',
  },
  'wallet_connect.go': { de: 'Zu den Wallets', en: 'Go to wallets' },
  mark: { de: 'Als erledigt markieren', en: 'Mark as done' },

  'end.title': { de: 'Tour geschafft', en: 'Tour completed' },
  'end.line': {
    de: 'Du kennst jetzt den ganzen Weg. Klaus findest du jederzeit unter Hilfe.',
    en: 'You now know the whole way. You can always find Klaus under Help.',
  },
  'end.fast-completion': { de: 'In weniger als zehn Minuten.', en: 'In less than ten minutes.' },
  'end.fast-start': {
    de: 'Der erste Schritt in weniger als zwei Minuten.',
    en: 'The first step in less than two minutes.',
  },
  finish: { de: 'Fertig', en: 'Finish' },

  guide: { de: 'Begleiter der Tour', en: 'Tour guide' },
  tour: { de: 'Einführungstour', en: 'Welcome tour' },
  count: { de: 'Tour {{done}}/{{total}}: {{title}}', en: 'Tour {{done}}/{{total}}: {{title}}' },
  fold: { de: 'Tour einklappen', en: 'Fold the tour' },
  close: { de: 'Tour schließen', en: 'Close the tour' },
});
