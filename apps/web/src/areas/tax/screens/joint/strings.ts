/** Words of the screen of joint assessment. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const jointStrings = defineStrings('joint', {
  context: {
    de: 'Zwei Personen, zwei Bücher, zwei Freigrenzen, eine Steuer.',
    en: 'Two people, two books, two limits, one tax.',
  },
  intro: {
    de: 'Noch keine Daten importiert. Sobald Transaktionen da sind, rechnest du hier zwei Bücher gemeinsam ab.',
    en: 'No data imported yet. As soon as there are transactions, two books can be assessed together here.',
  },
  demo: {
    de: 'Das Beispiel gehört einer Person. Öffne dein eigenes Buch, um es mit einem zweiten zu verbinden.',
    en: 'The demo belongs to one person. Open your own book to link it with a second one.',
  },
  'link.title': { de: 'Welches Buch gehört deinem Ehegatten?', en: 'Which book is your spouse’s?' },
  'link.line': {
    de: 'Jede Person führt ihr Buch für sich. Verbunden werden nur die Ergebnisse: die Freigrenzen gelten je Person, ein übriger Verlust aus privaten Veräußerungen mindert den Gewinn der anderen, und die Steuer folgt dem Splittingtarif.',
    en: 'Each person keeps their own book. Only the results are joined: the limits hold per person, a loss left over from private disposals lowers the gain of the other, and the tax follows the splitting tariff.',
  },
  'link.none': {
    de: 'In diesem Browser gibt es erst ein Buch. Lege oben unter „Buch“ eines für deinen Ehegatten an und importiere dort seine Dateien.',
    en: 'There is only one book in this browser. Create one for your spouse in the menu of books above and import their files there.',
  },
  'link.book': { de: 'Buch des Ehegatten', en: 'Book of the spouse' },
  'link.role': { de: 'Person A der Steuererklärung', en: 'Person A of the tax return' },
  'link.first': { de: '{{name}} ist Person A', en: '{{name}} is person A' },
  'link.first.note': {
    de: 'Gemeinsames Einkommen und Kirchensteuer stehen in diesem Steuerprofil.',
    en: 'Joint income and church tax stand in this tax profile.',
  },
  link: { de: 'Bücher verbinden', en: 'Link the books' },
  broken: {
    de: 'Das verbundene Buch ist nicht mehr da oder nennt dieses nicht mehr. Bis du neu wählst, wird jede Person allein gerechnet.',
    en: 'The linked book is gone or no longer names this one. Until you choose again, each person is computed alone.',
  },
  'open.title': { de: 'Vorläufig.', en: 'Provisional.' },
  'open.line': {
    de: 'Offene Punkte in einem der Bücher können diese Zahlen noch ändern. Welche das sind, steht in jedem Buch unter „Bitte prüfen“.',
    en: 'Open points in one of the books can still change these figures. Each book lists its own under “Please review”.',
  },
  'single.title': { de: '{{year}} wird getrennt gerechnet', en: '{{year}} is assessed separately' },
  single: {
    de: 'Im Steuerprofil von {{name}} (Person A) steht für dieses Jahr keine Zusammenveranlagung.',
    en: 'The tax profile of {{name}} (person A) does not state joint assessment for this year.',
  },
  'make.joint': { de: '{{year}} zusammen veranlagen', en: 'Assess {{year}} jointly' },
  'make.single': { de: '{{year}} getrennt rechnen', en: 'Assess {{year}} separately' },
  open: { de: 'Buch „{{name}}“ öffnen', en: 'Open the book “{{name}}”' },
  unlink: { de: 'Verbindung lösen', en: 'Unlink the books' },
  'tax.crypto': { de: 'Steuerpflichtig, beide', en: 'Taxable, both' },
  'tax.without': { de: 'Steuer ohne Kryptowerte', en: 'Tax without crypto' },
  'tax.with': { de: 'Steuer mit Kryptowerten', en: 'Tax with crypto' },
  'tax.extra': { de: 'Mehrsteuer für beide', en: 'Extra tax for both' },
  'tax.extra.note': { de: 'nach dem Splittingtarif, geschätzt', en: 'by the splitting tariff, estimated' },
  'tax.rough': { de: 'Grobe Schätzung mit 26,375 %', en: 'Rough estimate at 26.375%' },
  'tax.rough.note': {
    de: 'Trage das gemeinsame Einkommen im Steuerprofil von Person A ein.',
    en: 'Enter the joint income in the tax profile of person A.',
  },
  table: { de: 'Beide Personen im Vergleich', en: 'Both persons compared' },
  figure: { de: 'Je Person', en: 'Per person' },
  'row.s23.net': { de: 'Private Veräußerungen (§ 23 EStG)', en: 'Private disposals (section 23 EStG)' },
  'row.s23.limit': { de: 'Freigrenze dieser Person', en: 'Limit of this person' },
  'row.s23.used': { de: 'Verlust des Ehegatten verrechnet', en: 'Loss of the spouse used' },
  'row.s23.given': { de: 'Verlust an den Ehegatten abgegeben', en: 'Loss given to the spouse' },
  'row.s23.carry': { de: 'Eigener Verlustvortrag verrechnet', en: 'Own loss carried forward used' },
  'row.s23.taxable': { de: 'Steuerpflichtig nach § 23', en: 'Taxable under section 23' },
  'row.s23.out': { de: 'Verlustvortrag in Folgejahre', en: 'Loss carried to later years' },
  'row.s22.net': { de: 'Leistungen (§ 22 Nr. 3 EStG)', en: 'Services (section 22 no. 3 EStG)' },
  'row.s22.limit': { de: 'Freigrenze dieser Person', en: 'Limit of this person' },
  'row.s22.taxable': { de: 'Steuerpflichtig nach § 22 Nr. 3', en: 'Taxable under section 22 no. 3' },
  'row.s20.net': { de: 'Kapitalerträge (§ 20 EStG)', en: 'Capital income (section 20 EStG)' },
  'row.s20.allowance': { de: 'Sparer-Pauschbetrag verwendet', en: 'Saver’s allowance used' },
  'row.s20.taxable': { de: 'Steuerpflichtig nach § 20', en: 'Taxable under section 20' },
  'gifts.title': { de: 'Schenkungen aus dem Buch „{{name}}“', en: 'Gifts from the book “{{name}}”' },
  'gifts.line': {
    de: 'Wer Coins geschenkt bekommt, übernimmt Anschaffungstag und Kosten des Schenkers (§ 23 Abs. 1 Satz 3 EStG). Beides steht im anderen Buch.',
    en: 'Who is given coins takes over the giver’s day and cost of acquisition (section 23 (1) sentence 3 EStG). Both stand in the other book.',
  },
  'gifts.lot': {
    de: '{{amount}}, angeschafft am {{day}} für {{cost}}',
    en: '{{amount}}, acquired on {{day}} for {{cost}}',
  },
  'gifts.take': { de: 'Tag und Kosten übernehmen', en: 'Use the giver’s day and cost' },
  'gifts.done': { de: 'Anschaffungstag und Kosten übernommen.', en: 'The giver’s day and cost are used now.' },
  explain: {
    de: 'Die Zahlen dieses Buchs öffnen ihre Herleitung; die der anderen Person findest du in ihrem Buch. Bericht, PDF, Beraterpaket und versiegelte Berichte beider Bücher rechnen dasselbe. Verrechnet wird nach BMF 05.10.2000 (Regeln LIM-05, LOSS-09), die Steuer nach § 32a Abs. 5 EStG.',
    en: 'Figures of this book open their derivation; those of the other person are found in their book. Report, PDF, adviser pack and sealed reports of both books compute the same. Losses are offset by the ministry letter of 5 October 2000 (rules LIM-05, LOSS-09), the tax follows section 32a (5) EStG.',
  },
});
