/** Words about proven balances: what is said, whether it agrees, and the form in which a person says it. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const proofStrings = defineStrings('wallets.proof', {
  title: { de: 'Bestand', en: 'Balance' },
  text: {
    de: 'Was Dateien, Börsen, Chains und du selbst über den Bestand sagen, gegen das, was gebucht ist. Es ändert keine Buchung.',
    en: 'What files, exchanges, chains and you yourself say about the balance, against what is booked. It changes no entry.',
  },
  open: { de: 'Bestand von {{name}} prüfen', en: 'Check the balance of {{name}}' },
  look: { de: 'Ansehen', en: 'Look' },
  'card.proven': { de: 'Bestand belegt bis {{day}}', en: 'Balance proven up to {{day}}' },
  'card.differs': {
    de: '{{asset}} weicht seit {{day}} um {{amount}} ab',
    en: '{{asset}} has been off by {{amount}} since {{day}}',
  },
  'card.arose': {
    de: '{{asset}} weicht um {{amount}} ab, entstanden frühestens am {{from}}, spätestens am {{day}}',
    en: '{{asset}} differs by {{amount}}, since {{from}} at the earliest, by {{day}}',
  },
  'card.more': { de: { one: 'und ein weiterer', other: 'und {{count}} weitere' }, en: 'and {{count}} more' },
  'card.unproven': { de: 'Bestand unbelegt', en: 'Balance unproven' },
  'card.partly': {
    de: 'Bestand zum Teil belegt, unbelegt: {{assets}}',
    en: 'Balance proven in part, unproven: {{assets}}',
  },
  proven: { de: 'belegt', en: 'proven' },
  differs: { de: 'weicht ab', en: 'differs' },
  unproven: { de: 'unbelegt', en: 'unproven' },
  'proven.line': { de: 'Belegt bis {{day}}: {{amount}}', en: 'Proven up to {{day}}: {{amount}}' },
  'unproven.line': {
    de: 'Gebucht sind {{amount}}. Niemand sagt bisher, ob das stimmt.',
    en: '{{amount}} is booked. Nobody has said yet whether that is right.',
  },
  'unproven.part': {
    de: 'Gebucht sind {{amount}}. {{service}} nennt für {{day}} nur den Bereich „{{part}}“ mit {{told}}. Was in anderen Bereichen liegt (Earn, Staking), sagt die Antwort nicht.',
    en: '{{amount}} is booked. For {{day}}, {{service}} only reports “{{part}}”, with {{told}}. The answer does not say what is held elsewhere (earn, staking).',
  },
  'differs.line': {
    de: 'Weicht seit {{day}} um {{difference}} ab. Zuletzt ({{last}}) sollten es {{expected}} sein, gebucht sind {{actual}}.',
    en: 'Off by {{difference}} since {{day}}. Most recently ({{last}}) it should be {{expected}}; {{actual}} is booked.',
  },
  'differs.first': { de: 'Die erste Angabe, die nicht passt:', en: 'The first statement that does not match:' },
  'by.file': { de: '{{file}}, Zeile {{line}}', en: '{{file}}, line {{line}}' },
  'by.service': { de: 'Antwort von {{service}}', en: 'answer from {{service}}' },
  'by.user': { de: 'deine Angabe', en: 'your own statement' },
  'span.between': {
    de: 'Entstanden zwischen {{from}}, als der Bestand noch stimmte, und {{to}}.',
    en: 'It arose between {{from}}, when the balance was still right, and {{to}}.',
  },
  'span.first': {
    de: 'Entstanden frühestens am {{from}}, mit der ersten Bewegung dieses Coins hier, und bis {{to}}.',
    en: 'It arose on {{from}} at the earliest, with the first movement of this coin here, and before {{to}}.',
  },
  'span.until': { de: 'Entstanden bis {{to}}.', en: 'It arose before {{to}}.' },
  'span.entries': {
    de: {
      one: 'In dieser Zeit ist eine Bewegung gebucht.',
      other: 'In dieser Zeit sind {{count}} Bewegungen gebucht.',
    },
    en: { one: 'One movement is booked in that period.', other: '{{count}} movements are booked in that period.' },
  },
  'span.none': { de: 'In dieser Zeit ist nichts gebucht.', en: 'Nothing is booked in that period.' },
  explain: { de: 'Was dahinter stecken kann', en: 'What may be behind it' },
  explaining: { de: 'Suche läuft', en: 'Looking' },
  'explain.missing': {
    de: 'Gebucht ist weniger als angegeben: Es fehlt ein Eingang von {{amount}}, oder es gibt einen Ausgang zu viel.',
    en: 'Less is booked than stated: a receipt of {{amount}} is missing, or there is one outgoing entry too many.',
  },
  'explain.toomuch': {
    de: 'Gebucht ist mehr als angegeben: Es fehlt ein Ausgang von {{amount}}, oder es gibt einen Eingang zu viel.',
    en: 'More is booked than stated: an outgoing entry of {{amount}} is missing, or there is one receipt too many.',
  },
  'explain.unread': {
    de: {
      one: 'Eine Zeile dieser Dateien konnte nicht gelesen werden.',
      other: '{{count}} Zeilen dieser Dateien konnten nicht gelesen werden.',
    },
    en: { one: 'One row of these files could not be read.', other: '{{count}} rows of these files could not be read.' },
  },
  'explain.own': {
    de: 'Deine Angabe vom {{day}} kann ein Versehen sein.',
    en: 'Your statement of {{day}} may be a mistake.',
  },
  'explain.rounded': {
    de: 'Deine Angabe {{stated}} sieht gerundet aus: Gebucht sind {{actual}}.',
    en: 'Your statement of {{stated}} looks rounded: {{actual}} is booked.',
  },
  'explain.takeExact': { de: 'Genaue Menge übernehmen', en: 'Use the exact amount' },
  'explain.span': { de: 'Buchungen dieser Zeit', en: 'Entries in that period' },
  'explain.review': { de: 'Offene Punkte ansehen', en: 'Look at open points' },
  'explain.list': { de: 'Buchungen dieser Wallet', en: 'Entries of this wallet' },
  confirm: { de: 'Bestand bestätigen', en: 'Confirm a balance' },
  told: { de: 'Belege zu diesem Bestand', en: 'Documents for this balance' },
  'told.none': {
    de: 'Dateien und Dienste sagen dazu nichts. Belege zu deinen eigenen Angaben hängst du bei „Deine Angaben“ an.',
    en: 'Files and services say nothing about it. Attach documents for your own statements under “Your statements”.',
  },
  'told.which': { de: 'Zu welcher Angabe?', en: 'For which statement?' },
  'told.one': { de: '{{day}}: {{amount}}, {{by}}', en: '{{day}}: {{amount}}, {{by}}' },
  'told.count': {
    de: { one: '{{told}} (1 Beleg)', other: '{{told}} ({{count}} Belege)' },
    en: { one: '{{told}} (1 document)', other: '{{told}} ({{count}} documents)' },
  },
  'typed.title': { de: 'Deine Angaben', en: 'Your statements' },
  'typed.note': {
    de: 'Mit „Ändern“ hängst du auch einen Beleg an, etwa den Jahresauszug.',
    en: 'Change a statement to attach a document to it too, such as the yearly statement.',
  },
  'typed.edit': { de: 'Angabe zu {{asset}} vom {{day}} ändern', en: 'Change the statement on {{asset}} of {{day}}' },
  'typed.remove': {
    de: 'Angabe zu {{asset}} vom {{day}} entfernen',
    en: 'Remove the statement on {{asset}} of {{day}}',
  },
  removed: { de: 'Angabe entfernt', en: 'Statement removed' },
  'form.text': {
    de: 'Was lag am Ende dieses Tages (Berliner Zeit) in der Wallet? Zum Beispiel laut Jahresauszug oder App.',
    en: 'What was in the wallet at the end of that day (Berlin time)? From a yearly statement or the app, for example.',
  },
  'form.edit': { de: 'Angabe ändern', en: 'Change the statement' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  asset: { de: 'Coin', en: 'Coin' },
  amount: { de: 'Menge', en: 'Amount' },
  day: { de: 'Tag', en: 'Day' },
  'asset.wrong': { de: 'Gib den Coin an, zum Beispiel BTC.', en: 'Name the coin, BTC for example.' },
  'amount.wrong': {
    de: 'Gib die Menge als Zahl an, 0 für „nichts“.',
    en: 'Enter the amount as a number, 0 for “nothing”.',
  },
  'day.wrong': { de: 'Gib einen Tag an, der schon vorbei ist.', en: 'Enter a day in the past.' },
  save: { de: 'Speichern', en: 'Save' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  saved: { de: 'Bestand bestätigt', en: 'Balance confirmed' },
});
