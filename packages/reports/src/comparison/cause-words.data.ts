/** Why figures differ: a name for each cause, and what it means; for the screen and for paper, whose readers are not always the owner. */
import type { OpinionCause, StatementCause } from '@cryptax/tax-de';
import type { Text } from '../text/locale.ts';

export type ComparisonCause = OpinionCause | StatementCause;

export const CAUSE_WORDS = {
  method: { de: 'Methode', en: 'Method' },
  'method.why': {
    de: 'Dort werden die Coins in anderer Reihenfolge verbraucht. Mit dieser Reihenfolge ergeben die Buchungen hier dieselben Kosten.',
    en: 'Coins are used up in a different order there. In that order, the entries here give the same costs.',
  },
  scope: { de: 'Ein Topf für alle Wallets', en: 'One pool for all wallets' },
  'scope.why': {
    de: 'Dort zählen alle Wallets gemeinsam, hier jede für sich.',
    en: 'All wallets count together there, each on its own here.',
  },
  price: { de: 'Kurs', en: 'Price' },
  'price.why': {
    de: 'Dieselben Coins, aber ein anderer Wert in Euro.',
    en: 'The same coins, but a different value in euros.',
  },
  transfer: { de: 'Transfer als Verkauf', en: 'Transfer counted as a sale' },
  'transfer.why': {
    de: 'Hier gingen die Coins in eine eigene Wallet. Das ist kein Verkauf.',
    en: 'Here the coins went to a wallet of the same owner. That is not a sale.',
  },
  treatment: { de: 'Anders eingeordnet', en: 'Classified differently' },
  'treatment.why': {
    de: 'Hier ist es eine Schenkung, ein Verlust oder noch eine offene Frage.',
    en: 'Here it is a gift, a loss or still an open question.',
  },
  'zero-cost': { de: 'Kauf unbekannt', en: 'Purchase unknown' },
  'zero-cost.why': {
    de: 'Dort fehlt der Kauf, deshalb stehen die Kosten auf null und der Gewinn ist zu hoch.',
    en: 'The purchase is missing there, so the cost is zero and the gain too high.',
  },
  zone: { de: 'Zeitzone', en: 'Time zone' },
  'zone.why': {
    de: 'Nach deutscher Zeit liegt die Buchung an einem anderen Tag, am Jahreswechsel in einem anderen Jahr.',
    en: 'In German time the entry falls on another day, at the turn of the year even in another year.',
  },
  holding: { de: 'Haltefrist', en: 'Holding period' },
  'holding.why': {
    de: 'Dort wird das Jahr anders gezählt als im Gesetz, zum Beispiel in Tagen.',
    en: 'The year is counted differently there than in the law, for example in days.',
  },
  fee: { de: 'Gebühr', en: 'Fee' },
  'fee.why': {
    de: 'Eine Gebühr zählt nur auf einer Seite oder an anderer Stelle.',
    en: 'A fee counts on one side only, or in another place.',
  },
  'missing-there': { de: 'Fehlt dort', en: 'Missing there' },
  'missing-there.why': {
    de: 'Hier gibt es die Buchung, dort nicht.',
    en: 'The entry is here, but not there.',
  },
  'missing-here': { de: 'Fehlt hier', en: 'Missing here' },
  'missing-here.why': {
    de: 'Die Buchung fehlt hier. Vielleicht ist eine Datei noch nicht importiert.',
    en: 'The entry is missing here. Perhaps a file has not been imported yet.',
  },
  waiting: { de: 'Wartet hier', en: 'Waiting here' },
  'waiting.why': {
    de: 'Der Verkauf ist da, hat aber noch kein Ergebnis: Es fehlt ein Kurs oder der Kauf.',
    en: 'The sale is there but has no result yet: a price or the purchase is missing.',
  },
  internal: { de: 'Umbuchung auf der Plattform', en: 'Move inside the platform' },
  'internal.why': {
    de: 'Die Coins gingen zwischen zwei Konten derselben Plattform hin und her.',
    en: 'The coins moved between two accounts of the same platform.',
  },
  rounding: { de: 'Rundung', en: 'Rounding' },
  'rounding.why': { de: 'Cents, die beim Runden entstehen.', en: 'Cents that come from rounding.' },
  unexplained: { de: 'Nicht erklärt', en: 'Not explained' },
  'unexplained.why': {
    de: 'Kein Rechenweg, den Cryptax versucht hat, führt zu dieser Zahl.',
    en: 'No calculation Cryptax tried leads to this figure.',
  },
} as const satisfies Readonly<Record<ComparisonCause | `${ComparisonCause}.why`, Text>>;
