/** Words of the review tab: kinds of questions, their sentences, answers. */
import { defineStrings } from '../../../lib/i18n/strings.ts';

export const reviewStrings = defineStrings('transactions.review', {
  kinds: { de: 'Art der Frage', en: 'Kind of question' },
  all: { de: 'Alle', en: 'All' },
  'kind.unreadable-row': { de: 'Nicht lesbare Zeilen', en: 'Unreadable rows' },
  'kind.unmatched-transfer': { de: 'Offene Transfers', en: 'Unmatched transfers' },
  'kind.missing-acquisition': { de: 'Fehlende Käufe', en: 'Missing purchases' },
  'kind.missing-price': { de: 'Fehlende Kurse', en: 'Missing prices' },
  'kind.doubtful-price': { de: 'Zweifelhafte Kurse', en: 'Doubtful prices' },
  'kind.possible-duplicate': { de: 'Mögliche Duplikate', en: 'Possible duplicates' },
  'kind.ambiguous-asset': { de: 'Mehrdeutige Coins', en: 'Ambiguous coins' },
  'kind.airdrop-service': { de: 'Airdrops', en: 'Airdrops' },
  'title.unreadable-row': { de: 'Zeile nicht lesbar', en: 'Row cannot be read' },
  'title.unmatched-transfer.in': { de: 'Herkunft unbekannt', en: 'Source unknown' },
  'title.unmatched-transfer.out': { de: 'Ziel unbekannt', en: 'Target unknown' },
  'title.missing-acquisition': { de: 'Kauf fehlt', en: 'Purchase missing' },
  'title.missing-price': { de: 'Kurs fehlt', en: 'Price missing' },
  'title.doubtful-price': { de: 'Kurs zweifelhaft', en: 'Doubtful price' },
  'title.possible-duplicate': { de: 'Vielleicht doppelt', en: 'Perhaps a duplicate' },
  'title.ambiguous-asset': { de: 'Welcher Coin?', en: 'Which coin?' },
  'title.airdrop-service': { de: 'Airdrop klären', en: 'Clarify airdrop' },
  'line.unmatched-transfer.in': {
    de: '{{amount}} {{asset}} kamen in {{wallet}} an, ohne dass die Herkunft klar ist. Bis dahin zählen sie nicht zum Bestand.',
    en: '{{amount}} {{asset}} arrived in {{wallet}} from an unknown source. Until then they do not count as held.',
  },
  'line.unmatched-transfer.out': {
    de: '{{amount}} {{asset}} gingen aus {{wallet}} hinaus. Eine eigene Wallet ist steuerfrei, eine Zahlung ist ein Verkauf.',
    en: '{{amount}} {{asset}} left {{wallet}}. An own wallet is tax-free, a payment is a sale.',
  },
  'line.missing-acquisition': {
    de: 'Für {{amount}} {{asset}} in {{wallet}} gibt es keinen Kauf. Diese Veräußerung steht noch in keinem Ergebnis.',
    en: 'There is no purchase for {{amount}} {{asset}} in {{wallet}}. This disposal is not in any result yet.',
  },
  'line.missing-price': {
    de: 'Für {{asset}} gibt es an diesem Tag keinen Kurs. Ohne Wert zählt die Buchung nicht mit.',
    en: 'There is no price for {{asset}} on that day. Without a value the entry does not count.',
  },
  'line.doubtful-price.jump': {
    de: 'Der Kurs von {{asset}} ({{price}}) springt gegen die Tage daneben ({{neighbours}}). Er zählt, bis du ihn änderst.',
    en: 'The price of {{asset}} ({{price}}) jumps against the days beside it ({{neighbours}}). It counts until you change it.',
  },
  'line.doubtful-price.second-source': {
    de: 'Zwei Quellen widersprechen sich bei {{asset}}: {{price}} gegen {{secondPrice}} ({{second}}). Die erste zählt, bis du sie änderst.',
    en: 'Two sources disagree about {{asset}}: {{price}} against {{secondPrice}} ({{second}}). The first counts until you change it.',
  },
  'line.doubtful-price.trade-off-market': {
    de: 'Die Datei nennt für {{asset}} einen Kurs von {{price}}, der Tageskurs war {{secondPrice}} ({{second}}). Stimmen Menge und Betrag?',
    en: 'The file says {{asset}} cost {{price}}, the close of the day was {{secondPrice}} ({{second}}). Are amount and value right?',
  },
  'line.doubtful-price.legs-differ': {
    de: 'Die beiden Seiten des Tauschs sind verschieden viel wert: {{received}} erhalten, {{given}} gegeben.',
    en: 'The two sides of the swap differ in value: {{received}} received, {{given}} given.',
  },
  'line.possible-duplicate': {
    de: {
      one: 'Zwei Buchungen gleichen sich, eine Sekunde auseinander. Nichts wurde verworfen.',
      other: 'Zwei Buchungen gleichen sich, {{count}} Sekunden auseinander. Nichts wurde verworfen.',
    },
    en: {
      one: 'Two entries look alike, one second apart. Nothing was dropped.',
      other: 'Two entries look alike, {{count}} seconds apart. Nothing was dropped.',
    },
  },
  'line.airdrop-service': {
    de: 'Mit Gegenleistung (Posting, Aufgabe, Daten) ist der Airdrop eine Leistung nach §\u00a022 Nr. 3, ohne sie steuerfrei mit Kosten 0.',
    en: 'With a service in return (post, task, data) the airdrop is income under §\u00a022 no. 3, without it tax-free at cost 0.',
  },
  effect: { de: 'Es geht um {{euro}}.', en: '{{euro}} are at stake.' },
  effectUnknown: { de: 'Wirkung noch nicht bezifferbar.', en: 'The effect cannot be put into figures yet.' },
  showEvent: { de: 'Buchung ansehen', en: 'Show entry' },
  rawRow: { de: 'Rohzeile', en: 'Raw row' },
  answers: { de: 'Antworten', en: 'Answers' },
  back: { de: 'Andere Antwort', en: 'Another answer' },
  save: { de: 'Speichern', en: 'Save' },

  'fix.set-value': { de: 'Wert eingeben', en: 'Enter a value' },
  'fix.assume-zero-cost': { de: 'Kosten 0 annehmen', en: 'Assume cost 0' },
  'fix.assume-stated': { de: 'Kauf angeben', en: 'State the purchase' },
  'fix.ignore-row': { de: 'Auslassen', en: 'Leave out' },
  'fix.enter-row': { de: 'Von Hand erfassen', en: 'Enter by hand' },
  'fix.remove-duplicate': { de: 'Eine auslassen', en: 'Leave one out' },
  'fix.keep-price': { de: 'Stimmt so', en: 'It is right' },
  'fix.keep-both': { de: 'Beide behalten', en: 'Keep both' },
  'fix.airdrop.with': { de: 'Mit Gegenleistung', en: 'With a service' },
  'fix.airdrop.without': { de: 'Ohne Gegenleistung', en: 'Without a service' },
  'fix.choose-asset': { de: '{{asset}}', en: '{{asset}}' },
  'fix.own-wallet': { de: 'Eigene Wallet', en: 'Own wallet' },
  'fix.income': { de: 'Zufluss', en: 'Income' },
  'fix.gift': { de: 'Schenkung', en: 'Gift' },
  'fix.purchase': { de: 'Kauf', en: 'Purchase' },
  'fix.spend': { de: 'Zahlung', en: 'Payment' },
  'fix.sale': { de: 'Verkauf', en: 'Sale' },
  'fix.lost': { de: 'Verloren', en: 'Lost' },
  valueEur: { de: 'Wert in €', en: 'Value in €' },
  costEur: { de: 'Anschaffungskosten in €', en: 'Cost in €' },
  acquiredDay: { de: 'Angeschafft am', en: 'Acquired on' },
  otherWallet: { de: 'Name der anderen Wallet', en: 'Name of the other wallet' },
  incomeKind: { de: 'Art des Zuflusses', en: 'Kind of income' },
  missingValue: { de: 'Das fehlt noch.', en: 'This is missing.' },
  valueHint: { de: 'Leer: Kurs des Tages.', en: 'Empty: price of the day.' },

  similarTitle: {
    de: { one: 'Gilt das auch für einen ähnlichen Fall?', other: 'Gilt das auch für {{count}} ähnliche?' },
    en: { one: 'Does this also hold for one similar case?', other: 'Does this also hold for {{count}} similar ones?' },
  },
  similarApply: { de: 'Auf alle anwenden', en: 'Apply to all' },
  similarNo: { de: 'Einzeln prüfen', en: 'Check one by one' },

  noneOfKind: { de: 'Davon ist nichts mehr offen', en: 'Nothing of this kind is open' },
  noneOfKindLine: {
    de: { one: 'Eine andere Frage wartet noch.', other: '{{count}} andere Fragen warten noch.' },
    en: { one: 'One other question is waiting.', other: '{{count}} other questions are waiting.' },
  },
  showAll: { de: 'Alle zeigen', en: 'Show all' },
  none: { de: 'Alles geklärt', en: 'All clear' },
  noneLine: {
    de: 'Keine offene Frage. Die Zahlen sind vollständig.',
    en: 'No open question. The figures are complete.',
  },
  more: { de: '{{count}} weitere zeigen', en: 'Show {{count}} more' },
  failed: { de: 'Fragen nicht geladen', en: 'Questions not loaded' },
  shown: { de: '{{shown}} von {{total}} Fragen', en: '{{shown}} of {{total}} questions' },

  gap: { de: 'Was dahinter stecken kann', en: 'What may be behind it' },
  gapLoading: { de: 'Lückensuche läuft', en: 'Looking for the gap' },
  gapNone: {
    de: 'Keine Erklärung gefunden. Gib den Kauf an oder nimm Kosten 0 an.',
    en: 'No explanation found. State the purchase or assume cost 0.',
  },
  gapApply: { de: 'Anwenden', en: 'Apply' },
  gapEffect: { de: 'Wirkung zeigen', en: 'Show effect' },
  gapLikely: { de: 'sehr wahrscheinlich', en: 'very likely' },
  gapPossible: { de: 'möglich', en: 'possible' },
  gapWeak: { de: 'Notlösung', en: 'last resort' },
  gapPartly: { de: 'schließt die Lücke nur zum Teil', en: 'closes the gap only in part' },
  gapAsksFile: { de: 'Besser: die fehlende Datei importieren.', en: 'Better: import the missing file.' },
  gapAsksCost: { de: 'Bis du die Kosten angibst, zählt 0 €.', en: 'Until you state the cost, €0 counts.' },
  'gap.receipt.purchase': {
    de: '{{amount}} {{asset}} kamen am {{day}} an ({{file}} : {{line}}). Als Kauf zum Tageskurs buchen.',
    en: '{{amount}} {{asset}} arrived on {{day}} ({{file}} : {{line}}). Book it as a purchase at the price of the day.',
  },
  'gap.receipt.income': {
    de: '{{amount}} {{asset}} kamen am {{day}} an ({{file}} : {{line}}). Als Zufluss nach §\u00a022 buchen.',
    en: '{{amount}} {{asset}} arrived on {{day}} ({{file}} : {{line}}). Book it as income under §\u00a022.',
  },
  'gap.receipts.purchase': {
    de: '{{count}} ungeklärte Eingänge, zusammen {{amount}} {{asset}}. Als Käufe zum Tageskurs buchen.',
    en: '{{count}} unexplained receipts, {{amount}} {{asset}} in all. Book them as purchases at the price of the day.',
  },
  'gap.receipts.income': {
    de: '{{count}} ungeklärte Eingänge, zusammen {{amount}} {{asset}}. Als Zuflüsse nach §\u00a022 buchen.',
    en: '{{count}} unexplained receipts, {{amount}} {{asset}} in all. Book them as income under §\u00a022.',
  },
  'gap.deposit.sent-from-own-wallet': {
    de: '{{amount}} {{asset}} verließen {{from}} am {{day}} und kamen nirgends an. Als Transfer nach {{to}} buchen.',
    en: '{{amount}} {{asset}} left {{from}} on {{day}} and arrived nowhere. Book a transfer to {{to}}.',
  },
  'gap.deposit.held-in-own-wallet': {
    de: '{{from}} hatte damals genug {{asset}}. Transfer von {{amount}} nach {{to}} ergänzen.',
    en: '{{from}} held enough {{asset}} at that time. Add a transfer of {{amount}} to {{to}}.',
  },
  'gap.deposit.assumed': {
    de: '{{amount}} {{asset}} als angenommenen Kauf mit Kosten 0 ergänzen.',
    en: 'Add {{amount}} {{asset}} as an assumed purchase at cost 0.',
  },
  'gap.hole.between-files': {
    de: 'Zwischen {{fromDay}} und {{toDay}} fehlt eine Datei von {{wallet}}.',
    en: 'Between {{fromDay}} and {{toDay}} a file of {{wallet}} is missing.',
  },
  'gap.hole.silence': {
    de: '{{wallet}} ist von {{fromDay}} bis {{toDay}} auffällig still.',
    en: '{{wallet}} is unusually silent from {{fromDay}} to {{toDay}}.',
  },
  'gap.zone.was-berlin': {
    de: {
      one: '{{file}} steht in Berliner Zeit, wurde aber als UTC gelesen. Eine Buchung verschieben.',
      other: '{{file}} steht in Berliner Zeit, wurde aber als UTC gelesen. {{count}} Buchungen verschieben.',
    },
    en: {
      one: '{{file}} is in Berlin time but was read as UTC. Shift one entry.',
      other: '{{file}} is in Berlin time but was read as UTC. Shift {{count}} entries.',
    },
  },
  'gap.zone.was-utc': {
    de: {
      one: '{{file}} steht in UTC, wurde aber als Berliner Zeit gelesen. Eine Buchung verschieben.',
      other: '{{file}} steht in UTC, wurde aber als Berliner Zeit gelesen. {{count}} Buchungen verschieben.',
    },
    en: {
      one: '{{file}} is in UTC but was read as Berlin time. Shift one entry.',
      other: '{{file}} is in UTC but was read as Berlin time. Shift {{count}} entries.',
    },
  },
  'gap.zone.hours': {
    de: {
      one: '{{file}} steht in einer anderen Zeitzone. Eine Buchung um {{hours}} Stunden verschieben.',
      other: '{{file}} steht in einer anderen Zeitzone. {{count}} Buchungen um {{hours}} Stunden verschieben.',
    },
    en: {
      one: '{{file}} is in another time zone. Shift one entry by {{hours}} hours.',
      other: '{{file}} is in another time zone. Shift {{count}} entries by {{hours}} hours.',
    },
  },
  'gap.duplicate.whole-file': {
    de: {
      one: '{{file}} steht ganz schon in {{other}}. Ein Duplikat entfernen.',
      other: '{{file}} steht ganz schon in {{other}}. {{count}} Duplikate entfernen.',
    },
    en: {
      one: 'All of {{file}} is already in {{other}}. Remove one duplicate.',
      other: 'All of {{file}} is already in {{other}}. Remove {{count}} duplicates.',
    },
  },
  'gap.duplicate.some-rows': {
    de: {
      one: 'Eine von {{rows}} Buchungen aus {{file}} steht schon in {{other}}. Das Duplikat entfernen.',
      other: '{{count}} von {{rows}} Buchungen aus {{file}} stehen schon in {{other}}. Duplikate entfernen.',
    },
    en: {
      one: 'One of {{rows}} entries of {{file}} is already in {{other}}. Remove the duplicate.',
      other: '{{count}} of {{rows}} entries of {{file}} are already in {{other}}. Remove the duplicates.',
    },
  },
  'gap.fee.inside-amount': {
    de: 'In {{file}} ist die Gebühr schon in der Menge enthalten: {{fees}} {{asset}} zählten doppelt.',
    en: 'In {{file}} the amount already contains the fee: {{fees}} {{asset}} counted twice.',
  },
  'gap.fee.own-row': {
    de: {
      one: 'Eine Gebührenzeile wiederholt die Gebühr eines Trades: {{fees}} {{asset}} zählten doppelt.',
      other: '{{count}} Gebührenzeilen wiederholen Gebühren von Trades: {{fees}} {{asset}} zählten doppelt.',
    },
    en: {
      one: 'One fee row repeats the fee of a trade: {{fees}} {{asset}} counted twice.',
      other: '{{count}} fee rows repeat fees of trades: {{fees}} {{asset}} counted twice.',
    },
  },
});
