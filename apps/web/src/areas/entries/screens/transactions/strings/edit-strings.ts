/** Words of everything that changes events: form, bulk bar, split, merge, label, effect, history. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const editStrings = defineStrings('transactions.edit', {
  addTitle: { de: 'Was soll dazu?', en: 'What should be added?' },
  editTitle: { de: 'Was soll sich ändern?', en: 'What should change?' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  kind: { de: 'Typ', en: 'Type' },
  day: { de: 'Tag', en: 'Day' },
  time: { de: 'Uhrzeit (Berlin)', en: 'Time (Berlin)' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  toWallet: { de: 'Ziel-Wallet', en: 'Target wallet' },
  out: { de: 'Abgang', en: 'Given' },
  in: { de: 'Zugang', en: 'Received' },
  asset: { de: 'Coin', en: 'Coin' },
  value: { de: 'Wert', en: 'Value' },
  'value.buy': { de: 'Kaufpreis ohne Gebühr', en: 'Price without fee' },
  'value.sell': { de: 'Erlös vor Gebühr', en: 'Proceeds before fee' },
  'value.gift-in': { de: 'Anschaffungskosten des Schenkers', en: "Giver's cost" },
  'value.derivative': { de: 'Ergebnis', en: 'Result' },
  'value.assumed-acquisition': { de: 'Angenommene Anschaffungskosten', en: 'Assumed cost' },
  valueHint: { de: 'Leer: Kurs des Tages.', en: 'Empty: price of the day.' },
  fee: { de: 'Gebühr', en: 'Fee' },
  incomeKind: { de: 'Einkunftsart', en: 'Income type' },
  derivativeKind: { de: 'Art', en: 'Kind' },
  forkOf: { de: 'Abgespalten von', en: 'Split off from' },
  acquiredDay: { de: 'Angeschafft am', en: 'Acquired on' },
  note: { de: 'Notiz', en: 'Note' },
  'error.missing': { de: 'Das fehlt noch.', en: 'This is missing.' },
  'error.malformed': { de: 'Das ist so nicht lesbar.', en: 'This cannot be read.' },

  effect: { de: 'Wirkung', en: 'Effect' },
  effectLoading: { de: 'Wirkung wird berechnet', en: 'Computing the effect' },
  effectNone: { de: 'Bestand und Steuer ändern sich nicht.', en: 'Holdings and tax do not change.' },
  effectUnpriced: {
    de: {
      one: '{{count}} Buchung hat keinen Kurs und zählt noch nicht mit. Gib ihren Wert in Euro an.',
      other: '{{count}} Buchungen haben keinen Kurs und zählen noch nicht mit. Gib ihre Werte in Euro an.',
    },
    en: {
      one: '{{count}} entry has no price and does not count yet. Enter its value in euros.',
      other: '{{count}} entries have no price and do not count yet. Enter their values in euros.',
    },
  },
  effectHolding: { de: '{{asset}} im Bestand', en: '{{asset}} held' },
  effectGain: { de: 'Gewinn §\u00a023, {{year}}', en: 'Gain §\u00a023, {{year}}' },
  effectIncome: { de: 'Leistungen §\u00a022, {{year}}', en: 'Income §\u00a022, {{year}}' },
  effectTax: { de: 'Mehrsteuer {{year}}, geschätzt', en: 'Extra tax {{year}}, estimated' },
  effectOpen: { de: 'Offene Veräußerungen {{year}}', en: 'Open disposals {{year}}' },
  effectMore: { de: 'und {{count}} weitere', en: 'and {{count}} more' },
  fromTo: { de: 'von {{from}} auf {{to}}', en: 'from {{from}} to {{to}}' },

  label: { de: 'Zuordnen', en: 'Label' },
  labelTitle: { de: 'Was war das?', en: 'What was this?' },
  labelCount: {
    de: { one: 'Für {{count}} Buchung.', other: 'Für {{count}} Buchungen.' },
    en: { one: 'For {{count}} entry.', other: 'For {{count}} entries.' },
  },
  labelIn: { de: 'Zugang', en: 'Received' },
  labelOut: { de: 'Abgang', en: 'Given' },
  'label.gift-in': { de: 'Schenkung oder Erbe', en: 'Gift or inheritance' },
  'label.buy': { de: 'Kauf', en: 'Purchase' },
  'label.sell': { de: 'Verkauf', en: 'Sale' },
  'label.spend': { de: 'Zahlung für Ware oder Dienst', en: 'Payment for goods or services' },
  'label.gift-out': { de: 'Schenkung', en: 'Gift' },
  'label.fee': { de: 'Gebühr', en: 'Fee' },
  'label.lost': { de: 'Verloren oder gestohlen', en: 'Lost or stolen' },
  'label.redeem': { de: 'Eingelöst', en: 'Redeemed' },
  changeKind: { de: 'Typ ändern', en: 'Change type' },
  changeWallet: { de: 'Wallet ändern', en: 'Change wallet' },
  changeWalletTitle: { de: 'Welche Wallet ist richtig?', en: 'Which wallet is right?' },
  changeNote: { de: 'Notiz', en: 'Note' },
  changeNoteTitle: { de: 'Welche Notiz soll daran?', en: 'Which note should it carry?' },
  shift: { de: 'Zeit verschieben', en: 'Shift time' },
  shiftTitle: { de: 'Um wie viele Stunden verschieben?', en: 'Shift by how many hours?' },
  shiftHint: {
    de: 'Behebt eine falsche Zeitzone. Negativ = früher.',
    en: 'Fixes a wrong time zone. Negative = earlier.',
  },
  hours: { de: 'Stunden', en: 'Hours' },
  merge: { de: 'Zusammenführen', en: 'Merge' },
  mergeTitle: { de: 'Zu einer Buchung zusammenführen?', en: 'Merge into one entry?' },
  mergeLine: {
    de: 'Mengen, Werte und Gebühren werden addiert; Zeit und Herkunft der frühesten bleiben.',
    en: 'Amounts, values and fees are added up; time and origin of the earliest stay.',
  },
  more: { de: 'Mehr', en: 'More' },
  delete: { de: 'Löschen', en: 'Delete' },
  deleteTitle: {
    de: { one: 'Eine Buchung löschen?', other: '{{count}} Buchungen löschen?' },
    en: { one: 'Delete one entry?', other: 'Delete {{count}} entries?' },
  },
  deleteLine: { de: 'Du kannst das rückgängig machen.', en: 'You can undo this.' },
  apply: { de: 'Anwenden', en: 'Apply' },
  split: { de: 'Teilen', en: 'Split' },
  splitTitle: { de: 'In welche Teile?', en: 'Into which parts?' },
  splitLine: {
    de: '{{whole}} werden aufgeteilt; Wert und Gebühr folgen der Menge.',
    en: '{{whole}} are divided; value and fee follow the amount.',
  },
  part: { de: 'Teil {{number}}', en: 'Part {{number}}' },
  lastPart: { de: 'Teil {{number}} (Rest)', en: 'Part {{number}} (rest)' },
  addPart: { de: 'Teil hinzufügen', en: 'Add a part' },
  removePart: { de: 'Teil {{number}} entfernen', en: 'Remove part {{number}}' },
  splitOpen: { de: 'Die Teile müssen kleiner sein als das Ganze.', en: 'The parts must be smaller than the whole.' },

  'done.add': { de: 'Buchung hinzugefügt', en: 'Entry added' },
  'done.add-many': {
    de: { one: '{{count}} Buchung hinzugefügt', other: '{{count}} Buchungen hinzugefügt' },
    en: { one: '{{count}} entry added', other: '{{count}} entries added' },
  },
  'done.edit': { de: 'Buchung geändert', en: 'Entry changed' },
  'done.bulk-edit': {
    de: { one: '{{count}} Buchung geändert', other: '{{count}} Buchungen geändert' },
    en: { one: '{{count}} entry changed', other: '{{count}} entries changed' },
  },
  'done.label': {
    de: { one: '{{count}} Buchung zugeordnet', other: '{{count}} Buchungen zugeordnet' },
    en: { one: '{{count}} entry labelled', other: '{{count}} entries labelled' },
  },
  'done.delete': {
    de: { one: '{{count}} Buchung gelöscht', other: '{{count}} Buchungen gelöscht' },
    en: { one: '{{count}} entry deleted', other: '{{count}} entries deleted' },
  },
  'done.unmatch': { de: 'Zuordnung gelöst, beide Seiten sind offen', en: 'Match undone, both sides are open' },
  'done.split': { de: 'Buchung geteilt', en: 'Entry split' },
  'done.merge': { de: 'Buchungen zusammengeführt', en: 'Entries merged' },
  'done.fix': {
    de: { one: 'Geklärt', other: '{{count}} geklärt' },
    en: { one: 'Cleared up', other: '{{count}} cleared up' },
  },

  similarTitle: {
    de: { one: 'Gilt das auch für eine ähnliche Buchung?', other: 'Gilt das auch für {{count}} ähnliche Buchungen?' },
    en: {
      one: 'Does this also hold for one similar entry?',
      other: 'Does this also hold for {{count}} similar entries?',
    },
  },
  similarLine: {
    de: 'Gleicher Typ, gleicher Coin ({{asset}}), gleiche Wallet ({{wallet}}).',
    en: 'Same type, same coin ({{asset}}), same wallet ({{wallet}}).',
  },
  similarApply: { de: 'Auf alle anwenden', en: 'Apply to all' },
  similarNo: { de: 'Nur diese', en: 'Only this one' },
  asRule: { de: 'Auch bei künftigen Importen so machen', en: 'Do the same in future imports' },
  ruleName: { de: '{{asset}} in {{wallet}}: {{label}}', en: '{{asset}} in {{wallet}}: {{label}}' },
  ruleSaved: { de: 'Als Regel gemerkt', en: 'Kept as a rule' },
});

/** Words for entries that were changed while a form about them was open. */
export const newerEntryStrings = defineStrings('transactions.newer', {
  title: { de: 'Diese Buchung wurde inzwischen geändert', en: 'This entry has been changed meanwhile' },
  'many.title': {
    de: {
      one: '{{count}} der Buchungen wurde inzwischen geändert',
      other: '{{count}} der Buchungen wurden inzwischen geändert',
    },
    en: {
      one: '{{count}} of the entries has been changed meanwhile',
      other: '{{count}} of the entries have been changed meanwhile',
    },
  },
  'many.line': {
    de: 'In einem anderen Tab oder auf einem anderen Gerät. Noch ist nichts angewendet: Entscheide, was mit ihnen geschehen soll.',
    en: 'In another tab or on another device. Nothing is applied yet: decide what should happen to them.',
  },
  entry: { de: 'Buchung', en: 'Entry' },
  planned: { de: 'Danach', en: 'Afterwards' },
  opened: { de: 'Beim Öffnen', en: 'When opened' },
  'split.line': {
    de: 'In einem anderen Tab oder auf einem anderen Gerät. Geteilt ist noch nichts.',
    en: 'In another tab or on another device. Nothing is split yet.',
  },
  'leave-out': { de: 'Diese auslassen', en: 'Leave these out' },
  'apply-too': { de: 'Auch auf diese anwenden', en: 'Apply to these too' },
  'go-on': { de: 'Mit dem gespeicherten Stand weitermachen', en: 'Go on with what is stored' },
  'after.delete': { de: 'gelöscht', en: 'deleted' },
  'after.merge': { de: 'zusammengeführt', en: 'merged' },
  'field.kind': { de: 'Typ', en: 'Type' },
  'field.moment': { de: 'Zeitpunkt', en: 'Time' },
  'field.wallet': { de: 'Wallet', en: 'Wallet' },
  'field.toWallet': { de: 'Ziel-Wallet', en: 'Target wallet' },
  'field.out': { de: 'Abgang', en: 'Given' },
  'field.in': { de: 'Zugang', en: 'Received' },
  'field.value': { de: 'Wert', en: 'Value' },
  'field.fee': { de: 'Gebühr', en: 'Fee' },
  'field.details': { de: 'Weitere Angaben', en: 'Further details' },
  'field.note': { de: 'Notiz', en: 'Note' },
});

/** Why a change was refused, and what to do about it. */
export const errorStrings = defineStrings('transactions.errors', {
  title: { de: 'Nicht geändert', en: 'Not changed' },
  missing: { de: 'Diese Buchung gibt es nicht mehr.', en: 'This entry no longer exists.' },
  'different-kinds': {
    de: 'Nur Buchungen gleichen Typs lassen sich zusammenführen.',
    en: 'Only entries of the same type can be merged.',
  },
  'different-wallets': {
    de: 'Die Buchungen liegen in verschiedenen Wallets.',
    en: 'The entries are in different wallets.',
  },
  'different-acquisition': {
    de: 'Die Buchungen haben verschiedene Tage der Anschaffung.',
    en: 'The entries have different days of acquisition.',
  },
  'still-open': {
    de: 'Was diese Bewegung war, ist noch offen. Beantworte das zuerst.',
    en: 'What this movement was is still open. Answer that first.',
  },
  'transfer-to-itself': {
    de: 'Ein Transfer braucht zwei verschiedene Wallets. Wähle eine andere, oder nimm die Transfers aus der Auswahl.',
    en: 'A transfer needs two different wallets. Choose another one, or leave transfers out of the selection.',
  },
  'different-assets': { de: 'Die Buchungen betreffen verschiedene Coins.', en: 'The entries concern different coins.' },
  'too-few': { de: 'Dazu braucht es mindestens zwei.', en: 'This takes at least two.' },
  'amounts-do-not-add-up': { de: 'Die Teile ergeben nicht das Ganze.', en: 'The parts do not add up to the whole.' },
  'label-does-not-fit': {
    de: 'Das passt nicht zu jeder dieser Buchungen: Zugang und Abgang getrennt zuordnen.',
    en: 'This does not fit all of these entries: label what came in and what went out separately.',
  },
  'needs-value': {
    de: 'Erst überall einen Wert angeben, dann zusammenführen.',
    en: 'Give all of them a value first, then merge.',
  },
});
