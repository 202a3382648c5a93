/**
 * What headers of exports mean, in English, German and Czech. Exchanges that translate their exports keep the columns and their
 * order, so that a header of the same width whose every column means the same is taken for a translation. Words only, no layouts:
 * what an exchange really prints is in its format, with its source.
 */
export const HEADER_CONCEPTS: readonly RegExp[] = [
  /^(?:date|time|timestamp|datetime|created|utc_time|datum|zeit|zeitpunkt|zeitstempel|uhrzeit|čas|datum a čas)\b/u,
  /^(?:type|side|operation|action|direction|typ|art|seite|vorgang|operace|strana|směr|druh)$/u,
  /^(?:transaction type|transaktionsart|transaktionstyp|typ transakce)$/u,
  /^(?:pair|market|symbol|paar|markt|handelspaar|pár|trh|obchodní pár)$/u,
  /^(?:price|rate|preis|kurs|cena|kurz)$/u,
  /^(?:executed|filled|quantity|amount|ausgeführt|menge|anzahl|betrag|provedeno|množství|částka)$/u,
  /^(?:total|amount|subtotal|value|summe|gesamt|gesamtbetrag|betrag|wert|celkem|částka|hodnota)$/u,
  /^(?:change|änderung|veränderung|změna)$/u,
  /^(?:fee|fees|commission|gebühr|gebühren|provision|poplatek|poplatky)$/u,
  /^(?:fee currency|fee coin|fee asset|gebührenwährung|währung der gebühr|měna poplatku)$/u,
  /^(?:transactionfee|transaction fee|network fee|transaktionsgebühr|netzwerkgebühr|síťový poplatek)$/u,
  /^(?:coin|asset|currency|crypto|währung|münze|kryptowährung|mince|měna|kryptoměna)$/u,
  /^(?:balance|kontostand|saldo|guthaben|zůstatek)$/u,
  /^(?:status|state|stav)$/u,
  /^(?:account|wallet|konto|účet|peněženka)$/u,
  /^(?:network|netzwerk|síť)$/u,
  /^(?:address|adresse|adresa)$/u,
  /^(?:txid|tx id|tx hash|transaction hash|transaktions-?hash|hash transakce)$/u,
  /^(?:transaction id|id|transaktions-?id|id transakce)$/u,
  /^(?:order id|orderno|order no|auftrags-?id|order-?id|bestellnummer|číslo objednávky)$/u,
  /^(?:user_id|user id|uid|benutzer-?id|nutzer-?id|id uživatele)$/u,
  /^(?:remark|note|notes|description|comment|bemerkung|notiz|notizen|beschreibung|kommentar|poznámka|popis|popisek)$/u,
];
