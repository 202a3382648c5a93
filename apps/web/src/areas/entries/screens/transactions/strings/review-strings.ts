/** Words of the review tab: kinds of questions, their sentences, answers. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

/** Why one would give an answer: one sentence for beginners. */
export const answerWhyStrings = defineStrings('transactions.answer-why', {
  'own-wallet': {
    de: 'Du hast die Coins nur umgezogen. Das ist steuerfrei, die Haltefrist läuft weiter.',
    en: 'You only moved the coins. That is tax-free, and the holding period continues.',
  },
  spend: {
    de: 'Du hast damit bezahlt. Das zählt wie ein Verkauf zum Kurs des Tages.',
    en: 'You paid with them. That counts like a sale at the price of the day.',
  },
  sale: {
    de: 'Du hast die Coins verkauft. Gibst du nichts an, gilt der Kurs des Tages.',
    en: 'You sold the coins, at the price of the day unless you say otherwise.',
  },
  'gift.out': {
    de: 'Du hast sie verschenkt. Für dich entsteht kein Gewinn.',
    en: 'You gave them away. No gain arises for you.',
  },
  'gift.in': {
    de: 'Du hast sie geschenkt bekommen. Kosten und Datum des Schenkers gelten weiter.',
    en: 'They were a gift. The cost and date of the giver carry over.',
  },
  lost: {
    de: 'Diebstahl, Betrug oder verlorener Schlüssel. Die Coins sind weg, ein Verlust zählt steuerlich nicht.',
    en: 'Theft, fraud or a lost key. The coins are gone, the loss does not count for tax.',
  },
  income: {
    de: 'Eine Belohnung, etwa für Staking oder Mining. Der Wert beim Zufluss zählt als Leistung (§\u00a022 Nr. 3).',
    en: 'A reward, such as for staking or mining. Its value on arrival counts as income.',
  },
  purchase: {
    de: 'Du hast sie anderswo gekauft. Gibst du nichts an, gilt der Kurs des Tages. Ab dann läuft die Haltefrist.',
    en: 'You bought them elsewhere, at the price of the day unless you say otherwise. The holding period starts then.',
  },
  'set-value': {
    de: 'Der Wert in Euro, wie du ihn belegen kannst.',
    en: 'The value in euros, as you can prove it.',
  },
  'set-price': {
    de: 'Ein Kurs für alle diese Buchungen, wie du ihn belegen kannst.',
    en: 'One price for all these entries, as you can prove it.',
  },
  'assume-stated': {
    de: 'Kosten und Tag des Kaufs, wie du sie belegen kannst.',
    en: 'Cost and day of the purchase, as you can prove them.',
  },
  'assume-zero-cost': {
    de: 'Der ungünstigste Fall: Der ganze Erlös ist Gewinn. Er steht als Annahme im Bericht.',
    en: 'The worst case: all proceeds are gain. The report shows it as an assumption.',
  },
  'short-sale': {
    de: 'Du hast geliehene Coins verkauft. Der nächste Kauf deckt sie; dann zählt der Gewinn, egal wie viel Zeit dazwischen lag.',
    en: 'You sold borrowed coins. The next purchase covers them; the gain counts then, however long it took.',
  },
  'ignore-row': {
    de: 'Spam, Staub oder eine Zeile, die nichts bewegt. Sie bleibt vermerkt und zählt nicht.',
    en: 'Spam, dust or a row that moves nothing. It stays on record and does not count.',
  },
  'enter-row': {
    de: 'Du gibst ein, was in der Zeile steht. Datei und Zeile bleiben als Quelle.',
    en: 'You enter what the row says. File and line stay as the source.',
  },
  'choose-asset': {
    de: 'Du sagst, welcher Coin gemeint ist. Dann wird die Zeile neu gelesen.',
    en: 'You say which coin is meant. Then the row is read again.',
  },
  'remove-duplicate': {
    de: 'Es ist dieselbe Buchung. Eine zählt, die andere nicht.',
    en: 'It is the same entry. One counts, the other does not.',
  },
  'keep-both': { de: 'Es sind zwei Buchungen. Beide zählen.', en: 'They are two entries. Both count.' },
});

export const reviewStrings = defineStrings('transactions.review', {
  kinds: { de: 'Art der Frage', en: 'Kind of question' },
  all: { de: 'Alle', en: 'All' },
  'kind.unreadable-row': { de: 'Nicht lesbare Zeilen', en: 'Unreadable rows' },
  'kind.unmatched-transfer': { de: 'Offene Transfers', en: 'Unmatched transfers' },
  'kind.missing-acquisition': { de: 'Fehlende Käufe', en: 'Missing purchases' },
  'kind.spare-assumption': { de: 'Überzählige Annahmen', en: 'Spare assumptions' },
  'kind.missing-price': { de: 'Fehlende Kurse', en: 'Missing prices' },
  'kind.doubtful-price': { de: 'Zweifelhafte Kurse', en: 'Doubtful prices' },
  'kind.possible-duplicate': { de: 'Mögliche Duplikate', en: 'Possible duplicates' },
  'kind.ambiguous-asset': { de: 'Mehrdeutige Coins', en: 'Ambiguous coins' },
  'kind.airdrop-service': { de: 'Airdrops', en: 'Airdrops' },
  'title.unreadable-row': { de: 'Zeile nicht lesbar', en: 'Row cannot be read' },
  'title.unmatched-transfer.in': { de: 'Herkunft unbekannt', en: 'Source unknown' },
  'title.unmatched-transfer.out': { de: 'Ziel unbekannt', en: 'Destination unknown' },
  'title.missing-acquisition': { de: 'Kauf fehlt', en: 'Purchase missing' },
  'title.spare-assumption.whole': { de: 'Annahme nicht mehr nötig', en: 'Assumption no longer needed' },
  'title.spare-assumption.part': { de: 'Annahme nur noch zum Teil nötig', en: 'Assumption needed only in part' },
  'title.missing-price': { de: 'Kurs fehlt', en: 'Price missing' },
  'title.doubtful-price': { de: 'Kurs zweifelhaft', en: 'Doubtful price' },
  'title.possible-duplicate': { de: 'Vielleicht doppelt', en: 'Perhaps a duplicate' },
  'title.ambiguous-asset': { de: 'Welcher Coin?', en: 'Which coin?' },
  'title.airdrop-service': { de: 'Airdrop klären', en: 'Clarify airdrop' },
  'line.unmatched-transfer.in': {
    de: '{{amount}} {{asset}} kamen in {{wallet}} an, ohne dass die Herkunft klar ist. Sie zählen zum Bestand; Kosten und Kaufdatum fehlen noch.',
    en: '{{amount}} {{asset}} arrived in {{wallet}} from an unknown source. They count as held; cost and purchase date are still missing.',
  },
  'line.unmatched-transfer.out': {
    de: '{{amount}} {{asset}} gingen aus {{wallet}} hinaus. An eine eigene Wallet ist das steuerfrei, eine Zahlung ist ein Verkauf.',
    en: '{{amount}} {{asset}} left {{wallet}}. Sending to your own wallet is tax-free, a payment is a sale.',
  },
  'line.missing-acquisition': {
    de: 'Für {{amount}} {{asset}} in {{wallet}} gibt es keinen Kauf. Diese Veräußerung steht noch in keinem Ergebnis.',
    en: 'There is no purchase for {{amount}} {{asset}} in {{wallet}}. This disposal is not in any result yet.',
  },
  'line.spare-assumption.whole': {
    de: 'Keine Buchung braucht die angenommene Anschaffung in {{wallet}} noch: Der Kauf ist jetzt da, oder der Verkauf wurde kleiner. Im Bestand stehen {{amount}} {{asset}} zu viel.',
    en: 'No entry needs the assumed acquisition in {{wallet}} any more: the purchase is there now, or the sale became smaller. The holdings show {{amount}} {{asset}} too much.',
  },
  'line.spare-assumption.part': {
    de: 'Von der angenommenen Anschaffung in {{wallet}} sind nur noch {{rest}} von {{total}} {{asset}} nötig: Ein Kauf ist jetzt da, oder der Verkauf wurde kleiner. Im Bestand stehen {{amount}} {{asset}} zu viel.',
    en: 'Of the assumed acquisition in {{wallet}} only {{rest}} of {{total}} {{asset}} are still needed: a purchase is there now, or the sale became smaller. The holdings show {{amount}} {{asset}} too much.',
  },
  'line.missing-price': {
    de: 'Für {{asset}} ist an diesem Tag kein Kurs da. Die Menge zählt; in den Beträgen in Euro fehlt die Buchung, bis sie einen Wert hat.',
    en: 'There is no price for {{asset}} on that day. The quantity counts; the entry is missing from all amounts in euros until it has a value.',
  },
  'line.missing-price.fee': {
    de: 'Für {{asset}}, worin die Gebühr bezahlt wurde, ist an diesem Tag kein Kurs da. Die Mengen zählen; in den Beträgen in Euro fehlt die Buchung, bis die Gebühr einen Wert hat.',
    en: 'There is no price on that day for {{asset}}, in which the fee was paid. The quantities count; the entry is missing from all amounts in euros until the fee has a value.',
  },
  'line.doubtful-price.jump': {
    de: 'Der Kurs von {{asset}} ({{price}}) weicht stark von den Tagen davor und danach ab ({{neighbours}}). Er zählt, bis du ihn änderst.',
    en: 'The price of {{asset}} ({{price}}) differs sharply from the days around it ({{neighbours}}). It applies until you change it.',
  },
  'line.doubtful-price.second-source': {
    de: 'Zwei Kurse von {{asset}} weichen um mehr als 5\u00a0% ab: {{price}} ({{first}}) und {{secondPrice}} ({{second}}). Der erste zählt, bis du ihn änderst.',
    en: 'Two prices of {{asset}} are more than 5% apart: {{price}} ({{first}}) and {{secondPrice}} ({{second}}). The first counts until you change it.',
  },
  'line.doubtful-price.trade-off-market': {
    de: 'Die Datei nennt für {{asset}} einen Kurs von {{price}}, der Tageskurs war {{secondPrice}} ({{second}}). Stimmen Menge und Betrag?',
    en: 'The file gives a price of {{price}} for {{asset}}, the daily close was {{secondPrice}} ({{second}}). Are amount and value right?',
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
  'line.possible-duplicate.hours': {
    de: {
      one: 'Zwei Buchungen gleichen sich, eine Stunde auseinander. Eine ist von Hand erfasst. Nichts wurde verworfen.',
      other:
        'Zwei Buchungen gleichen sich, {{count}} Stunden auseinander. Eine ist von Hand erfasst. Nichts wurde verworfen.',
    },
    en: {
      one: 'Two entries look alike, one hour apart. One was entered by hand. Nothing was dropped.',
      other: 'Two entries look alike, {{count}} hours apart. One was entered by hand. Nothing was dropped.',
    },
  },
  'line.airdrop-service': {
    de: 'Mit Gegenleistung (Posting, Aufgabe, Daten) ist der Airdrop eine Leistung nach §\u00a022 Nr. 3, ohne sie fällt beim Empfang keine Steuer an. Ein Verkauf innerhalb eines Jahres ist dann voll steuerpflichtig (umstritten).',
    en: 'With a service in return (post, task, data) the airdrop is income under section 22 no. 3; without one, nothing is taxed on receipt. A sale within a year is then taxed in full (disputed).',
  },
  effect: { de: 'Es geht um {{euro}}.', en: '{{euro}} is at stake.' },
  effectUnknown: { de: 'Wirkung noch nicht bezifferbar.', en: 'The effect cannot be quantified yet.' },
  showEvent: { de: 'Buchung ansehen', en: 'Show entry' },
  rawRow: { de: 'Rohzeile', en: 'Raw row' },
  answers: { de: 'Antworten', en: 'Answers' },
  back: { de: 'Andere Antwort', en: 'Another answer' },
  save: { de: 'Speichern', en: 'Save' },

  'fix.set-value': { de: 'Wert eingeben', en: 'Enter a value' },
  'fix.set-price': { de: 'Kurs eingeben', en: 'Enter a price' },
  'fix.assume-zero-cost': { de: 'Kosten von 0 € annehmen', en: 'Assume a cost of €0' },
  'fix.short-sale': { de: 'Leerverkauf', en: 'Short sale' },
  'fix.assume-stated': { de: 'Kauf angeben', en: 'Enter the purchase' },
  'fix.trim-assumption.whole': { de: 'Annahme entfernen', en: 'Remove the assumption' },
  'fix.trim-assumption.part': { de: 'Auf das Nötige kürzen', en: 'Reduce to what is needed' },
  'fix.keep-assumption': { de: 'Behalten', en: 'Keep it' },
  'fix.ignore-row': { de: 'Auslassen', en: 'Leave out' },
  'fix.enter-row': { de: 'Von Hand erfassen', en: 'Enter by hand' },
  'fix.remove-duplicate': { de: 'Eine auslassen', en: 'Leave one out' },
  'fix.keep-price': { de: 'Stimmt so', en: 'It is right' },
  'fix.keep-both': { de: 'Beide behalten', en: 'Keep both' },
  'fix.airdrop.with': { de: 'Mit Gegenleistung', en: 'Something in return' },
  'fix.airdrop.without': { de: 'Ohne Gegenleistung', en: 'Nothing in return' },
  'fix.choose-asset': { de: '{{asset}}', en: '{{asset}}' },
  'fix.own-wallet': { de: 'Eigene Wallet', en: 'Own wallet' },
  'fix.income': { de: 'Zufluss', en: 'Income' },
  'fix.gift': { de: 'Schenkung', en: 'Gift' },
  'fix.purchase': { de: 'Kauf', en: 'Purchase' },
  'fix.spend': { de: 'Zahlung', en: 'Payment' },
  'fix.sale': { de: 'Verkauf', en: 'Sale' },
  'fix.lost': { de: 'Verloren', en: 'Lost' },
  valueEur: { de: 'Wert in €', en: 'Value in €' },
  unitPrice: { de: 'Kurs für eine Einheit in €', en: 'Price of one unit in €' },
  feeValueEur: { de: 'Wert der Gebühr in €', en: 'Value of the fee in €' },
  costEur: { de: 'Anschaffungskosten in €', en: 'Cost in €' },
  acquiredDay: { de: 'Angeschafft am', en: 'Acquired on' },
  otherWallet: { de: 'Name der anderen Wallet', en: 'Name of the other wallet' },
  incomeKind: { de: 'Art des Zuflusses', en: 'Kind of income' },
  missingValue: { de: 'Das fehlt noch.', en: 'This is missing.' },
  valueHint: { de: 'Leer: Kurs des Tages.', en: 'Empty: price of the day.' },

  similarTitle: {
    de: { one: 'Gilt das auch für einen ähnlichen Fall?', other: 'Gilt das auch für {{count}} ähnliche Fälle?' },
    en: { one: 'Does this also apply to one similar case?', other: 'Does this also apply to {{count}} similar cases?' },
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
  noneOpen: { de: 'Keine offene Frage', en: 'No open question' },
  noneLine: {
    de: 'Keine offene Frage. Die Zahlen sind vollständig.',
    en: 'No open question. The figures are complete.',
  },
  more: { de: '{{count}} weitere zeigen', en: 'Show {{count}} more' },
  failed: { de: 'Fragen nicht geladen', en: 'Questions not loaded' },
  shown: { de: '{{shown}} von {{total}} Fragen', en: '{{shown}} of {{total}} questions' },
});
