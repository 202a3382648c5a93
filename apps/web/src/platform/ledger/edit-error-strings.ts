/**
 * Why an edit was refused, in words: what stands in its way, which field is wrong and what is wrong with it. Every code that the
 * ledger's parser gives has its words here, or this does not compile.
 */
import type { LedgerFileError } from '@cryptax/ledger';
import { defineStrings, type StringTable } from '../i18n/strings.ts';
import type { EditObstacle } from './answer.ts';

export const editObstacleStrings = defineStrings('ledger-errors.obstacles', {
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
    en: 'The entries have different acquisition dates.',
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
  'too-few': { de: 'Dafür brauchst du mindestens zwei.', en: 'You need at least two for this.' },
  'amounts-do-not-add-up': { de: 'Die Teile ergeben nicht das Ganze.', en: 'The parts do not add up to the whole.' },
  'label-does-not-fit': {
    de: 'Das passt nicht zu jeder dieser Buchungen: Zugang und Abgang getrennt zuordnen.',
    en: 'This does not fit all of these entries: label what came in and what went out separately.',
  },
  'needs-value': {
    de: 'Erst überall einen Wert angeben, dann zusammenführen.',
    en: 'Enter a value for each of them first, then merge.',
  },
} as const satisfies StringTable & Readonly<Record<EditObstacle, unknown>>);

/** By the last name in the path of a field; what is not among them is not named. */
export const editFieldStrings = defineStrings('ledger-errors.fields', {
  id: { de: 'Kennung', en: 'Id' },
  at: { de: 'Zeitpunkt', en: 'Date and time' },
  kind: { de: 'Typ', en: 'Type' },
  wallet: { de: 'Wallet', en: 'Wallet' },
  toWallet: { de: 'Ziel-Wallet', en: 'Destination wallet' },
  asset: { de: 'Coin', en: 'Coin' },
  amount: { de: 'Menge', en: 'Amount' },
  valueEur: { de: 'Wert in Euro', en: 'Value in euros' },
  valueInEur: { de: 'Wert des Zugangs in Euro', en: 'Value received in euros' },
  valueOutEur: { de: 'Wert des Abgangs in Euro', en: 'Value given in euros' },
  priceOldEur: { de: 'Kurs des alten Coins', en: 'Price of the old coin' },
  priceNewEur: { de: 'Kurs des neuen Coins', en: 'Price of the new coin' },
  fee: { de: 'Gebühr', en: 'Fee' },
  note: { de: 'Notiz', en: 'Note' },
  txHash: { de: 'Transaktions-Hash', en: 'Transaction hash' },
  bankReference: { de: 'Bankreferenz', en: 'Bank reference' },
  address: { de: 'Adresse', en: 'Address' },
  currency: { de: 'Währung', en: 'Currency' },
  reason: { de: 'Begründung', en: 'Reason' },
  incomeKind: { de: 'Art der Einkünfte', en: 'Kind of income' },
  acquiredAt: { de: 'Tag der Anschaffung', en: 'Acquisition date' },
  day: { de: 'Tag', en: 'Day' },
});

const UNREADABLE = {
  de: 'Die Angabe ist nicht lesbar.',
  en: 'This cannot be read.',
} as const;
const TOO_LONG = { de: 'Das ist zu lang.', en: 'This is too long.' } as const;

export const editProblemStrings = defineStrings('ledger-errors.problems', {
  'json.malformed': UNREADABLE,
  'json.too-large': { de: 'Das ist mehr, als eine Buchung fassen kann.', en: 'This is more than an entry can hold.' },
  'file.not-an-object': UNREADABLE,
  'file.unknown-format': UNREADABLE,
  'file.unknown-version': UNREADABLE,
  'file.too-many-events': { de: 'Das sind zu viele Buchungen auf einmal.', en: 'These are too many entries at once.' },
  'file.too-many-errors': { de: 'Zu viele Angaben stimmen nicht.', en: 'Too many details are not right.' },
  'event.duplicate-id': {
    de: 'Eine andere Buchung hat dieselbe Kennung.',
    en: 'Another entry has the same id.',
  },
  'event.fee-eats-all': { de: 'Die Gebühr zehrt die ganze Menge auf.', en: 'The fee uses up the whole amount.' },
  'event.fork-of-itself': {
    de: 'Ein Coin kann nicht aus sich selbst hervorgehen.',
    en: 'A coin cannot come from itself.',
  },
  'event.zero-cost-with-value': {
    de: 'Kosten von null und ein Wert schließen sich aus.',
    en: 'A cost of zero and a value exclude each other.',
  },
  'event.open-needs-one-side': {
    de: 'Eine ungeklärte Bewegung hat entweder einen Zugang oder einen Abgang.',
    en: 'An unexplained movement either comes in or goes out.',
  },
  'field.missing': { de: 'Diese Angabe fehlt.', en: 'This is missing.' },
  'field.wrong-type': UNREADABLE,
  'field.unknown-value': {
    de: 'Diese Angabe gibt es nicht zur Auswahl.',
    en: 'This is not one of the choices.',
  },
  'field.unexpected': {
    de: 'Diese Angabe gehört nicht zu diesem Typ.',
    en: 'This does not belong to this type.',
  },
  'rule.unknown': { de: 'Diese Regel gibt es nicht.', en: 'There is no such rule.' },
  'text.empty': { de: 'Diese Angabe fehlt.', en: 'This is missing.' },
  'text.too-long': TOO_LONG,
  'text.control-character': {
    de: 'Darin steht ein unsichtbares Zeichen, das nicht erlaubt ist.',
    en: 'It contains an invisible character that is not allowed.',
  },
  'text.outer-space': {
    de: 'Davor oder dahinter steht ein Leerzeichen.',
    en: 'There is a space before or after it.',
  },
  'decimal.not-text': UNREADABLE,
  'decimal.malformed': { de: 'Das ist keine Zahl.', en: 'This is not a number.' },
  'decimal.negative': { de: 'Die Zahl darf nicht negativ sein.', en: 'The number must not be negative.' },
  'decimal.zero': { de: 'Die Zahl muss größer als null sein.', en: 'The number must be greater than zero.' },
  'decimal.too-long': { de: 'Die Zahl hat zu viele Stellen.', en: 'The number has too many digits.' },
  'asset.fiat': {
    de: 'Das ist eine staatliche Währung, kein Coin.',
    en: 'This is a national currency, not a coin.',
  },
  'asset.not-fiat': {
    de: 'Hier steht eine staatliche Währung, kein Coin.',
    en: 'A national currency belongs here, not a coin.',
  },
  'list.empty': { de: 'Diese Angabe fehlt.', en: 'This is missing.' },
  'list.too-long': TOO_LONG,
  'list.repeated': { de: 'Dasselbe steht zweimal da.', en: 'The same is there twice.' },
  'number.not-a-line': { de: 'Das ist keine Zeilennummer.', en: 'This is not a line number.' },
  'time.malformed': { de: 'Das ist kein Zeitpunkt.', en: 'This is not a date and time.' },
  'time.out-of-range': {
    de: 'Der Zeitpunkt liegt zu weit zurück oder in der Zukunft.',
    en: 'The time is too far back or in the future.',
  },
  'time.finer-than-second': {
    de: 'Genauer als auf die Sekunde geht es nicht.',
    en: 'It cannot be more precise than a second.',
  },
  'time.after-event': {
    de: 'Der Zeitpunkt liegt nach der Buchung.',
    en: 'The time is after the entry.',
  },
} as const satisfies StringTable & Readonly<Record<LedgerFileError['code'], unknown>>);
