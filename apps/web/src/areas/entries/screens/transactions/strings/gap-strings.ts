/** Words of the gap detective: what may be behind coins without a purchase, one sentence per kind of evidence. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const gapStrings = defineStrings('transactions.gaps', {
  gap: { de: 'Was dahinter stecken kann', en: 'What may be behind it' },
  gapLoading: { de: 'Lückensuche läuft', en: 'Looking for the gap' },
  gapNone: {
    de: 'Keine Erklärung gefunden. Gib den Kauf an oder nimm Kosten von 0 € an.',
    en: 'No explanation found. Enter the purchase or assume a cost of €0.',
  },
  gapApply: { de: 'Anwenden', en: 'Apply' },
  gapEffect: { de: 'Wirkung zeigen', en: 'Show effect' },
  gapLikely: { de: 'sehr wahrscheinlich', en: 'very likely' },
  gapPossible: { de: 'möglich', en: 'possible' },
  gapWeak: { de: 'Notlösung', en: 'last resort' },
  gapPartly: { de: 'schließt die Lücke nur zum Teil', en: 'closes the gap only in part' },
  gapImport: { de: 'Datei importieren', en: 'Import a file' },
  gapDone: { de: 'Erklärung angewendet', en: 'Explanation applied' },
  gapAsksFile: { de: 'Besser: die fehlende Datei importieren.', en: 'Better: import the missing file.' },
  gapAsksCost: { de: 'Bis du die Kosten angibst, zählt 0 €.', en: 'Until you enter the cost, it counts as €0.' },
  'gap.receipt.purchase': {
    de: '{{amount}} {{asset}} kamen am {{day}} an ({{file}} : {{line}}). Als Kauf zum Tageskurs buchen.',
    en: '{{amount}} {{asset}} arrived on {{day}} ({{file}} : {{line}}). Book it as a purchase at the price of the day.',
  },
  'gap.receipt.income': {
    de: '{{amount}} {{asset}} kamen am {{day}} an ({{file}} : {{line}}). Als Zufluss nach §\u00a022 Nr. 3 buchen.',
    en: '{{amount}} {{asset}} arrived on {{day}} ({{file}} : {{line}}). Book it as income under section 22 no. 3.',
  },
  'gap.receipts.purchase': {
    de: '{{count}} ungeklärte Eingänge, zusammen {{amount}} {{asset}}. Als Käufe zum Tageskurs buchen.',
    en: '{{count}} unexplained receipts, {{amount}} {{asset}} in all. Book them as purchases at the price of the day.',
  },
  'gap.receipts.income': {
    de: '{{count}} ungeklärte Eingänge, zusammen {{amount}} {{asset}}. Als Zuflüsse nach §\u00a022 Nr. 3 buchen.',
    en: '{{count}} unexplained receipts, {{amount}} {{asset}} in all. Book them as income under section 22 no. 3.',
  },
  'gap.deposit.sent-from-own-wallet': {
    de: '{{amount}} {{asset}} verließen {{from}} am {{day}} und kamen nirgends an. Als Transfer nach {{to}} buchen.',
    en: '{{amount}} {{asset}} left {{from}} on {{day}} and never arrived anywhere. Book it as a transfer to {{to}}.',
  },
  'gap.deposit.held-in-own-wallet': {
    de: '{{from}} hatte damals genug {{asset}}. Transfer von {{amount}} nach {{to}} ergänzen.',
    en: '{{from}} held enough {{asset}} at that time. Add a transfer of {{amount}} to {{to}}.',
  },
  'gap.withdrawal.arrived-in-own-wallet': {
    de: '{{amount}} {{asset}} kamen am {{day}} in {{to}} an, ohne dass ihr Weg bekannt ist. Als Transfer von {{from}} buchen.',
    en: '{{amount}} {{asset}} arrived in {{to}} on {{day}} from an unknown source. Book it as a transfer from {{from}}.',
  },
  'gap.movement.unknown-in': {
    de: 'Keine Datei erklärt es: {{amount}} {{asset}} als offenen Eingang vom {{day}} buchen. Die Menge stimmt dann, und du wirst gefragt, was es war.',
    en: 'No file explains it: book {{amount}} {{asset}} as an open receipt of {{day}}. The quantity is then right, and you are asked what it was.',
  },
  'gap.movement.unknown-out': {
    de: 'Keine Datei erklärt es: {{amount}} {{asset}} als offenen Ausgang vom {{day}} buchen. Die Menge stimmt dann, und du wirst gefragt, was es war.',
    en: 'No file explains it: book {{amount}} {{asset}} as an open outflow of {{day}}. The quantity is then right, and you are asked what it was.',
  },
  'gap.deposit.assumed': {
    de: '{{amount}} {{asset}} als angenommenen Kauf mit Kosten von 0\u00a0€ ergänzen.',
    en: 'Add {{amount}} {{asset}} as an assumed purchase at a cost of €0.',
  },
  'gap.coin.renamed': {
    de: 'Aus {{old}} wurde ab {{day}} {{asset}}. {{wallet}} hat die Umbenennung nicht aufgeschrieben: {{held}} {{old}} als {{amount}} {{asset}} weiterführen, mit Kaufdatum und Kosten von damals.',
    en: '{{old}} became {{asset}} from {{day}} on. {{wallet}} did not record it: carry {{held}} {{old}} forward as {{amount}} {{asset}}, with their purchase date and cost.',
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
      one: '{{file}} steht schon vollständig in {{other}}. Ein Duplikat entfernen.',
      other: '{{file}} steht schon vollständig in {{other}}. {{count}} Duplikate entfernen.',
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
