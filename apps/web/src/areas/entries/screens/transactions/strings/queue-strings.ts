/** Words of the queue: what is asked, what is known, what each answer means and does. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const queueStrings = defineStrings('transactions.queue', {
  looks: { de: 'Ansicht der Fragen', en: 'View of the questions' },
  'look.queue': { de: 'Nach Wirkung', en: 'By effect' },
  'look.cards': { de: 'Einzeln', en: 'One by one' },
  'look.rules': { de: 'Regeln und Adressen', en: 'Rules and addresses' },

  computing: {
    de: 'Es wird berechnet, was deine Antworten ändern können',
    en: 'Working out what your answers can change',
  },
  failed: { de: 'Fragen nicht geladen', en: 'Questions not loaded' },
  decide: {
    de: {
      one: 'Diese eine Antwort entscheidet {{euro}}',
      other: 'Diese {{count}} Antworten entscheiden {{euro}}',
    },
    en: { one: 'This one answer decides {{euro}}', other: 'These {{count}} answers decide {{euro}}' },
  },
  'decide.unbounded': {
    de: {
      one: 'Diese eine Antwort entscheidet dein Ergebnis. Eine Grenze nach oben gibt es noch nicht',
      other: 'Diese {{count}} Antworten entscheiden dein Ergebnis. Eine Grenze nach oben gibt es noch nicht',
    },
    en: {
      one: 'This one answer decides your result. There is no upper limit yet',
      other: 'These {{count}} answers decide your result. There is no upper limit yet',
    },
  },
  idle: {
    de: {
      one: 'Die eine übrige Frage ändert nichts und kann offen bleiben.',
      other: 'Die übrigen {{shown}} ändern nichts und können offen bleiben.',
    },
    en: {
      one: 'The one other question changes nothing and can stay open.',
      other: 'The other {{shown}} change nothing and can stay open.',
    },
  },
  'basis.tax': { de: 'Gemessen an der Steuer.', en: 'Measured by the tax.' },
  'basis.sums': {
    de: 'Gemessen an den steuerpflichtigen Summen. Mit deinem Einkommen im Steuerprofil wird daraus die Steuer.',
    en: 'Measured by the taxable sums. With your income in the tax profile they become the tax.',
  },
  'done.open': { de: 'Fast entschieden', en: 'Almost decided' },
  done: { de: 'Entschieden', en: 'Decided' },
  'done.line': {
    de: 'Keine offene Antwort ändert mehr ein Formular.',
    en: 'No open answer changes a form any more.',
  },
  'done.losses': {
    de: 'Keine offene Antwort ändert mehr, was du versteuerst. Sie verschieben nur noch Beträge eines Verlusts, der in der Erklärung steht ({{years}}); so lange bleibt der Bericht vorläufig.',
    en: 'No open answer changes what is taxed any more. They only move amounts of a loss that the tax return states ({{years}}); until then the report stays provisional.',
  },
  'done.unbooked': {
    de: 'Ein Eintrag konnte nicht gebucht werden, deshalb bleiben die Summen von {{years}} offen. Der Steuerbericht nennt ihn unter Vollständigkeit.',
    en: 'An entry could not be booked, so the sums of {{years}} stay open. The tax report names it under completeness.',
  },
  'done.outside': {
    de: {
      one: 'Eine Frage ist noch offen, deren Wirkung sich nicht beziffern lässt.',
      other: '{{count}} Fragen sind noch offen, deren Wirkung sich nicht beziffern lässt.',
    },
    en: {
      one: 'One question is still open whose effect cannot be quantified.',
      other: '{{count}} questions are still open whose effect cannot be quantified.',
    },
  },
  showCards: { de: 'Einzeln ansehen', en: 'See them one by one' },
  progress: { de: 'Fortschritt in Euro', en: 'Progress in euros' },
  'progress.line': {
    de: '{{done}} von {{all}} entschieden',
    en: '{{done}} of {{all}} decided',
  },
  'progress.unbounded': {
    de: {
      one: 'Eine Frage hat noch keine Grenze',
      other: '{{count}} Fragen haben noch keine Grenze',
    },
    en: { one: 'One question is still open-ended', other: '{{count}} questions are still open-ended' },
  },
  'year.range': { de: '§ 23 im Jahr {{year}}', en: 'Section 23 in {{year}}' },
  'year.range22': { de: '§ 22 Nr. 3 im Jahr {{year}}', en: 'Section 22 no. 3 in {{year}}' },
  'year.range23': { de: '{{low}} bis {{high}}', en: '{{low}} to {{high}}' },
  'year.boundless': {
    de: '{{years}}: nach unten und nach oben noch offen. Ob eine Freigrenze erreicht wird, ist dort nicht entschieden.',
    en: '{{years}}: no lower and no upper end yet. Whether a limit is reached there is still open.',
  },
  example: { de: 'Die erste davon', en: 'The first of them' },
  'end.low': { de: 'nach unten offen', en: 'no lower end' },
  'end.high': { de: 'nach oben offen', en: 'no upper end' },
  'standing.below': {
    de: 'Bleibt unter der Freigrenze, egal wie du antwortest.',
    en: 'Stays below the limit, whatever you answer.',
  },
  'standing.reached': {
    de: 'Die Freigrenze ist sicher erreicht.',
    en: 'The limit is certainly reached.',
  },
  'standing.open': {
    de: 'Ob die Freigrenze erreicht wird, ist offen.',
    en: 'Whether the limit is reached is open.',
  },
  'year.complete': { de: '{{year}} entschieden', en: '{{year}} decided' },

  keepRule: {
    de: 'Als Regel merken, auch für spätere Dateien',
    en: 'Remember as a rule, for later files too',
  },
  position: { de: 'Frage {{at}} von {{all}}', en: 'Question {{at}} of {{all}}' },
  later: { de: 'Später', en: 'Later' },
  earlier: { de: 'Zurück', en: 'Back' },
  'ask.inflow.address': {
    de: '{{count}} Eingänge kommen von derselben Adresse. Was waren sie?',
    en: '{{count}} arrivals come from the same address. What were they?',
  },
  'ask.inflow.coin': {
    de: '{{count}} Eingänge von verschiedenen Absendern. Was waren sie?',
    en: '{{count}} arrivals from different senders. What were they?',
  },
  'ask.inflow.one': { de: 'Was war dieser Eingang?', en: 'What was this arrival?' },
  'ask.outflow.address': {
    de: '{{count}} Ausgänge gehen an dieselbe Adresse. Was waren sie?',
    en: '{{count}} outgoing transfers go to the same address. What were they?',
  },
  'ask.outflow.coin': {
    de: '{{count}} Ausgänge an verschiedene Empfänger. Was waren sie?',
    en: '{{count}} outgoing transfers go to different recipients. What were they?',
  },
  'ask.outflow.one': { de: 'Wohin ging dieser Ausgang?', en: 'Where did this go?' },
  'ask.price.many': {
    de: 'Was war {{asset}} wert? {{count}} Buchungen haben keinen Kurs.',
    en: 'What was {{asset}} worth? {{count}} entries have no price.',
  },
  'ask.price.one': { de: 'Was war {{asset}} an diesem Tag wert?', en: 'What was {{asset}} worth on that day?' },
  'ask.price.fee': { de: 'Was war die Gebühr in {{asset}} wert?', en: 'What was the fee in {{asset}} worth?' },
  'ask.acquisition.many': {
    de: 'Für {{count}} Verkäufe von {{asset}} fehlt der Kauf. Was haben die Coins gekostet?',
    en: '{{count}} sales of {{asset}} have no purchase. What did the coins cost?',
  },
  'ask.acquisition.one': {
    de: 'Für diesen Verkauf von {{asset}} fehlt der Kauf. Was haben die Coins gekostet?',
    en: 'This sale of {{asset}} has no purchase. What did the coins cost?',
  },
  'ask.spam.many': {
    de: '{{count}} Zeilen sehen nach Spam aus. Sollen sie ausgelassen werden?',
    en: '{{count}} rows look like spam. Should they be left out?',
  },
  'ask.spam.one': {
    de: 'Diese Zeile sieht nach Spam aus. Soll sie ausgelassen werden?',
    en: 'This row looks like spam. Should it be left out?',
  },
  'ask.row.many': {
    de: '{{count}} Zeilen der Datei sind nicht lesbar. Was soll mit ihnen geschehen?',
    en: '{{count}} rows of the file cannot be read. What should happen to them?',
  },
  'ask.row.one': { de: 'Was steht in dieser Zeile?', en: 'What does this row say?' },
  'ask.duplicate.many': {
    de: '{{count}} Buchungen stehen wohl doppelt: in {{first}} und in {{second}}. Steht in beiden Dateien dasselbe?',
    en: '{{count}} entries seem to be there twice: in {{first}} and in {{second}}. Do both files say the same?',
  },
  'ask.doubtful.many': {
    de: 'Bei {{count}} Buchungen widersprechen sich die Kurse. Stimmen die gewählten?',
    en: 'The prices of {{count}} entries disagree. Are the chosen ones right?',
  },
  'ask.doubtful.one': {
    de: 'Hier widersprechen sich die Kurse. Stimmt der gewählte?',
    en: 'The prices disagree here. Is the chosen one right?',
  },
  'ask.airdrop.many': {
    de: 'Hast du für diese {{count}} Airdrops etwas getan?',
    en: 'Did you do anything for these {{count}} airdrops?',
  },
  'ask.airdrop.one': { de: 'Hast du für diesen Airdrop etwas getan?', en: 'Did you do anything for this airdrop?' },
  'ask.spare': {
    de: 'Eine angenommene Anschaffung wird nicht mehr gebraucht. Soll sie entfernt werden?',
    en: 'An assumed acquisition is no longer needed. Should it be removed?',
  },
  'own.bothWays': {
    de: {
      one: 'Gehört die Adresse dir, gilt das auch für eine Bewegung in die andere Richtung.',
      other: 'Gehört die Adresse dir, gilt das auch für {{count}} Bewegungen in die andere Richtung.',
    },
    en: {
      one: 'If the address is yours, that also applies to one movement in the other direction.',
      other: 'If the address is yours, that also applies to {{count}} movements in the other direction.',
    },
  },
  'ask.duplicate': { de: 'Sind diese Buchungen doppelt?', en: 'Are these entries duplicates?' },

  'fact.amount': { de: 'Menge', en: 'Amount' },
  'fact.value': { de: 'Wert damals', en: 'Value at the time' },
  'fact.value.none': { de: 'kein Kurs', en: 'no price' },
  'fact.when': { de: 'Zeit', en: 'Time' },
  'fact.wallet': { de: 'Wallet', en: 'Wallet' },
  'fact.address': { de: 'Adresse', en: 'Address' },
  'fact.hash': { de: 'Transaktion', en: 'Transaction' },
  'fact.source': { de: 'Datei und Zeile', en: 'File and line' },
  'fact.effect': { de: 'Kann ändern', en: 'Can change' },
  'fact.effect.none': { de: 'ohne Grenze', en: 'open-ended' },
  'fact.years': { de: 'in {{years}}', en: 'in {{years}}' },
  history: {
    de: {
      one: 'Bisher eine Bewegung mit dieser Adresse',
      other: 'Bisher {{count}} Bewegungen mit dieser Adresse, {{arrived}} herein, {{left}} hinaus',
    },
    en: {
      one: 'One movement with this address so far',
      other: '{{count}} movements with this address so far, {{arrived}} in, {{left}} out',
    },
  },
  span: { de: '{{from}} bis {{to}}', en: '{{from}} to {{to}}' },
  neighbours: { de: 'Davor und danach', en: 'Before and after' },
  members: { de: 'Die größten davon', en: 'The largest of them' },
  largest: { de: 'Die größte davon', en: 'The largest of them' },

  answers: { de: 'Deine Antwort', en: 'Your answer' },
  'answers.all': {
    de: 'Gilt für alle {{count}}. Ein Schritt zurück macht alle auf einmal rückgängig.',
    en: 'Applies to all {{count}}. One step back undoes all of them.',
  },
  take: { de: 'Antwort übernehmen', en: 'Accept answer' },
  undo: { de: 'Letzte Antwort zurücknehmen', en: 'Undo the last answer' },
  'effect.of.tax': { de: 'Steuer {{year}}', en: 'Tax {{year}}' },
  'effect.of.privateSales': { de: '§ 23 im Jahr {{year}}', en: 'Section 23 in {{year}}' },
  'effect.of.income': { de: '§ 22 Nr. 3 im Jahr {{year}}', en: 'Section 22 no. 3 in {{year}}' },
  'effect.range': { de: '{{what}} dann {{low}} bis {{high}}', en: '{{what}} then {{low}} to {{high}}' },
  'effect.least': { de: '{{what}} dann mindestens {{low}}', en: '{{what}} then at least {{low}}' },
  'effect.most': { de: '{{what}} dann höchstens {{high}}', en: '{{what}} then at most {{high}}' },
  'effect.open': { de: '{{what}} dann noch ohne Grenze', en: '{{what}} then still open-ended' },
  'effect.point': { de: '{{what}} dann {{low}}', en: '{{what}} then {{low}}' },
  'effect.more': {
    de: { one: 'und eine weitere Summe', other: 'und {{count}} weitere Summen' },
    en: { one: 'and one more sum', other: 'and {{count}} more sums' },
  },
  'effect.open.all': { de: 'danach noch ohne Grenze', en: 'then still open-ended' },
  'effect.typed': { de: 'je nach deiner Angabe', en: 'depending on what you enter' },
  'effect.asked': { de: 'Wirkung hängt von deiner Angabe ab', en: 'The effect depends on what you enter' },
  'effect.later': { de: 'Wirkung zeigt sich nach der Antwort', en: 'The effect shows after the answer' },
  'effect.tried': { de: 'Wirkung wird berechnet …', en: 'Working out the effect …' },
  'effect.nothing': { de: 'Ändert keine Zahl', en: 'Changes no figure' },
  keys: { de: 'Tasten', en: 'Keys' },
  'keys.off': { de: 'Tasten ausschalten', en: 'Switch keys off' },
  'keys.on': { de: 'Tasten einschalten', en: 'Switch keys on' },
  'keys.choose': { de: 'wählt', en: 'chooses' },
  'keys.take': { de: 'übernimmt', en: 'accepts' },
  'keys.undo': { de: 'nimmt zurück', en: 'undoes' },
  'keys.later': { de: 'nächste Frage', en: 'next question' },
  ownWallet: { de: 'Wallet {{address}}', en: 'Wallet {{address}}' },
  ownWalletPlain: { de: 'Eigene Wallet', en: 'Own wallet' },
});
