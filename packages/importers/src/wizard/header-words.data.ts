/** Words in headers that hint at a column's role, English, German and Czech, the more telling first. */
import type { ColumnRole } from '../formats/format.ts';

/** What a sum is with or without is not what it holds: `Total (inclusive of fees)`, `Betrag inkl. Gebühren`, `net amount after fee`. */
const BESIDE_FEE =
  /\b(?:incl(?:uding|usive)?|inkl(?:usive)?|excl(?:uding|usive)?|exkl(?:usive)?|with(?:out)?|mit|ohne|after|before|nach|vor|net|netto|gross|brutto|less|minus|plus|zzgl|abzgl|abzüglich|zuzüglich)\b.*(?:fees?|gebühr|gebuehr|geb\b|commission|provision|entgelt|spesen|courtage|kosten|spread)/;

/** `Geb.`, `Handelsgebühr`, `Gebühren (EUR)`, but not `Gebucht am`. */
const FEE =
  /(?:\bfees?|gebühr(?:en)?|gebuehr(?:en)?|\bgeb|\bcommissions?|\bprovision(?:en)?|\bentgelte?s?|\bspesen|\bcourtage|\bpoplatek|\bpoplatky)(?!\p{L})/u;
/** The same within a word: `Provisionswährung`. */
const FEE_PART = /\bfees?|gebühr|gebuehr|\bgeb\b|\bcommission|\bprovision|\bentgelt|\bspesen|\bcourtage|\bpoplat/;
/** A share or a grade of the fee is not the fee: `Fee %`, `Gebührensatz`, `Fee tier`. */
const GRADE = /%|\b(?:percent(?:age)?|pct|bps|prozent|rate|tier|level|satz|stufe)\b|(?:satz|prozent|stufe)(?!\p{L})/u;

/** Whether a header that names a fee means the fee itself. */
export function namesFeeItself(header: string): boolean {
  return !BESIDE_FEE.test(header) && !namesFeeGrade(header);
}

export function namesFeeGrade(header: string): boolean {
  return GRADE.test(header) && FEE_PART.test(header);
}

/** `Fee Coin`, `Geb.-Währung`, `Provisionswährung`, `Währung des Entgelts`. */
export function namesFee(header: string): boolean {
  return FEE_PART.test(header);
}

/** What looks like a cost of the row under another name: it is not used unasked, and said so. */
const COST =
  /(?:\bfees?|gebühr|gebuehr|\bgeb|\bcommission|\bprovision|\bentgelt|\bspesen|\bcourtage|\bpoplat|kosten|\bcosts|\bcharges?|\bsurcharge|\bspread|\bslippage|\bgas\b|\bvat\b|mwst|\bust\b|umsatzsteuer|mehrwertsteuer|\btax(?:es)?\b|steuer|abzug|deduction|rabatt|rebate|discount|\bdph\b)/;

export function looksLikeCost(header: string): boolean {
  return COST.test(header) && !BESIDE_FEE.test(header) && !namesFeeGrade(header);
}

/** `Total (inclusive of fees)`, `Betrag inkl. Gebühren`: the sum holds its fee. What stands before or after a fee may be either. */
export function namesSumWithFee(header: string): boolean {
  return (
    /\b(?:incl(?:uding|usive)?|inkl(?:usive)?|with|mit|plus|zzgl|zuzüglich)\b/.test(header) && FEE_PART.test(header)
  );
}

export const HEADER_WORDS: readonly (readonly [ColumnRole, RegExp])[] = [
  ['txHash', /\b(?:tx ?hash|txid|tx id|transaction hash|hash)\b/],
  /** Beside the word for a fee (`namesFee`). */
  ['feeAsset', /(?:currency|asset|coin|währung|waehrung|unit|ccy)(?!\p{L})/u],
  ['feeAsset', /^(?:poplatek měny|měna poplatku)$/],
  ['fee', FEE],
  ['buyAsset', /\b(?:buy|received?|in|kauf|incoming)\b.*\b(?:currency|asset|coin|währung)\b/],
  ['sellAsset', /\b(?:sell|sent|out|verkauf|outgoing)\b.*\b(?:currency|asset|coin|währung)\b/],
  ['buyAmount', /\b(?:buy|received?|kauf|incoming)\b.*\b(?:amount|quantity|menge|betrag)\b/],
  ['sellAmount', /\b(?:sell|sent|verkauf|outgoing)\b.*\b(?:amount|quantity|menge|betrag)\b/],
  ['price', /\b(?:price|rate|kurs|preis|quote|cena|kurz)\b/],
  ['total', BESIDE_FEE],
  ['total', /\b(?:total|value|volume|cost|proceeds|summe|gesamt(?:betrag)?|wert|subtotal|celkem|hodnota)\b/],
  ['pair', /(?<!\p{L})(?:pair|market|symbol|instrument|markt|paar|pár|trh)(?!\p{L})/u],
  ['quoteAsset', /\b(?:quote|fiat|price)\b.*\b(?:currency|asset|währung)\b|\bfiat\b/],
  [
    'asset',
    /(?<!\p{L})(?:asset|coin|currency|ticker|symbol|crypto(?:currency)?|kryptowährung|währung|mince|(?:krypto)?měna)(?!\p{L})/u,
  ],
  [
    'amount',
    /(?<!\p{L})(?:amount|quantity|qty|volume|units|shares|menge|anzahl|betrag|stück|size|change|částka|množství)(?!\p{L})/u,
  ],
  ['date', /(?<!\p{L})(?:date|time|datetime|timestamp|datum|zeit(?:punkt)?|created|executed|čas)(?!\p{L})/u],
  ['status', /\b(?:status|state|stav)\b/],
  [
    'type',
    /(?<!\p{L})(?:type|side|operation|kind|action|direction|typ|art|seite|vorgang|strana|operace|směr|druh)(?!\p{L})/u,
  ],
  ['address', /\b(?:address|adress[ea]|adresa|destination)\b/],
  ['id', /\b(?:id|uuid|reference|referenz|order ?no|trade ?no)\b/],
  ['wallet', /\b(?:wallet|exchange|platform|börse|depot)\b/],
  ['note', /\b(?:notes?|comment|description|memo|notiz|kommentar|beschreibung|remark|poznámka|popis(?:ek)?)\b/],
];
