/** What the engine and the assessment find wrong or worth saying; the codes are explained in `ledger/src/engine/issue-codes.ts`. */
import type { Message } from './message.ts';

export const LEDGER_MESSAGES = {
  'missing-acquisition': {
    cause: {
      de: '{missing} von {amount} {asset} in {wallet} haben keine Anschaffung (vorhanden: {available}); nicht gebucht.',
      en: '{missing} of {amount} {asset} in {wallet} have no acquisition (available: {available}); not booked.',
    },
    remedy: {
      de: 'Importiere die Dateien, in denen sie gekauft wurden, oder trage eine angenommene Anschaffung ein.',
      en: 'Import the files in which they were bought, or enter an assumed acquisition.',
    },
  },
  'missing-value': {
    cause: {
      de: 'Ein Euro-Wert fehlt ({field}); die Menge zählt, das Ergebnis ist offen.',
      en: 'A euro value is missing ({field}); the quantity counts, the result is open.',
    },
    remedy: { de: 'Trage den Wert ein.', en: 'Enter the value.' },
  },
  'open-event': {
    cause: {
      de: '{amount} {asset} in {wallet} sind ungeklärt; die Menge zählt, die Steuer ist offen.',
      en: '{amount} {asset} in {wallet} are unexplained; the quantity counts, the tax is open.',
    },
    remedy: {
      de: 'Sage, was die Bewegung war: eigene Wallet, Zahlung, Schenkung, Einnahme oder Verlust.',
      en: 'Say what the movement was: own wallet, payment, gift, income or loss.',
    },
  },
  'unknown-lot': {
    cause: {
      de: 'Die genannte Tranche {lotId} liegt nicht in {wallet}; nicht gebucht.',
      en: 'The named lot {lotId} is not held in {wallet}; not booked.',
    },
    remedy: { de: 'Wähle eine vorhandene Tranche oder keine.', en: 'Choose a lot that is there, or none.' },
  },
  'named-lots-short': {
    cause: {
      de: 'Die genannten Tranchen enthalten nur {available} von {amount} {asset}; nicht gebucht.',
      en: 'The named lots hold only {available} of {amount} {asset}; not booked.',
    },
    remedy: {
      de: 'Wähle weitere Tranchen dazu, oder keine: dann entscheidet die Methode.',
      en: 'Choose more lots, or none: then the method decides.',
    },
  },
  'fiat-leg': {
    cause: {
      de: '{asset} ist eine staatliche Währung, kein Kryptowert; die Buchung ist nicht enthalten.',
      en: '{asset} is a national currency, not a coin; the entry is not included.',
    },
    remedy: { de: 'Gib den Betrag als Euro-Wert an.', en: 'Enter the amount as a euro value.' },
  },
  'malformed-event': {
    cause: {
      de: '{field} „{text}“ ist nicht lesbar; die Buchung ist nicht enthalten.',
      en: '{field} “{text}” cannot be read; the entry is not included.',
    },
    remedy: { de: 'Berichtige die Angabe.', en: 'Correct it.' },
  },
  'zero-amount': {
    cause: {
      de: 'Menge 0 {asset}; die Buchung ist nicht enthalten.',
      en: 'A quantity of 0 {asset}; the entry is not included.',
    },
    remedy: { de: 'Trage die Menge ein oder lösche die Buchung.', en: 'Enter the quantity or delete the entry.' },
  },
  'fee-exceeds-amount': {
    cause: {
      de: 'Die Gebühr von {fee} {asset} zehrt die erhaltenen {amount} {asset} auf; die Buchung ist nicht enthalten.',
      en: 'The fee of {fee} {asset} uses up the {amount} {asset} received; the entry is not included.',
    },
    remedy: { de: 'Berichtige Menge oder Gebühr.', en: 'Correct the quantity or the fee.' },
  },
  'fee-without-effect': {
    cause: {
      de: 'Die Gebühr von {fee} hat bei dieser Art von Buchung keine steuerliche Wirkung.',
      en: 'The fee of {fee} has no tax effect for this kind of entry.',
    },
  },
  'duplicate-event-id': {
    cause: {
      de: 'Eine andere Buchung hat dieselbe Kennung; diese ist nicht enthalten.',
      en: 'Another entry has the same id; this one is not included.',
    },
    remedy: { de: 'Gib ihr eine eigene Kennung oder lösche sie.', en: 'Give it an id of its own or delete it.' },
  },
  'fork-without-lots': {
    cause: {
      de: 'Hard Fork von {asset}, aber {wallet} hält keine; nichts gebucht.',
      en: 'A fork of {asset}, but {wallet} holds none; nothing was booked.',
    },
    remedy: { de: 'Importiere, was vor dem Fork dort lag.', en: 'Import what was there before the fork.' },
  },
  'fork-price-missing': {
    cause: {
      de: 'Ohne beide Kurse beim Fork bleiben alle Anschaffungskosten beim alten Coin, {asset} hat keine.',
      en: 'Without both prices at the time of the fork, the full cost stays with the old coin; {asset} has none.',
    },
  },
  'method-switch-refused': {
    cause: {
      de: '{asset} in {wallet} behält {keeps}: es sind noch {held} vorhanden, {method} kann nicht beginnen.',
      en: '{asset} in {wallet} keeps {keeps}: {held} are still held, so {method} cannot begin.',
    },
    remedy: { de: 'Wechsle, wenn der Bestand null ist.', en: 'Switch when nothing is held.' },
  },
  'utc-berlin-day-differs': {
    cause: {
      de: 'Der Tag in Berlin entscheidet; der UTC-Tag ergäbe etwas anderes ({effect}).',
      en: 'The day in Berlin decides; the UTC day would give a different result ({effect}).',
    },
  },
  'short-sale-open': {
    cause: {
      de: '{amount} {asset}, leer verkauft in {wallet}, sind noch nicht gedeckt; das Ergebnis zählt, wenn sie es sind.',
      en: '{amount} {asset} sold short in {wallet} are not covered yet; the result counts when they are.',
    },
  },
  'open-law-choice': {
    cause: {
      de: 'Rechtlich offen ({nature}); behandelt als {treatment}.',
      en: 'Open in law ({nature}); treated as {treatment}.',
    },
  },
  'assumed-acquisition': {
    cause: {
      de: '{amount} {asset} beruhen auf einer Annahme ({basis}).',
      en: '{amount} {asset} rest on an assumption ({basis}).',
    },
  },
  'mining-may-be-business': {
    cause: { de: 'Mining kann ein Gewerbe sein (§ 15 EStG).', en: 'Mining may be a business (section 15 EStG).' },
  },
  'tax.year-unknown': {
    cause: {
      de: 'Für {year} sind keine Steuerregeln bekannt; das Jahr ist nicht berechnet.',
      en: 'No tax rules are known for {year}; the year is not assessed.',
    },
  },
  'tax.carry-back-refused': {
    cause: {
      de: 'Der Verlust von {year} kann nicht zurückgetragen werden ({law}).',
      en: 'The loss of {year} cannot be carried back ({law}).',
    },
  },
  'ledger.unknown-field': {
    cause: {
      de: 'Das Feld {field} ist nicht bekannt und blieb unbeachtet (Anzahl: {count}).',
      en: 'The field {field} is not known and was ignored (count: {count}).',
    },
  },
} satisfies Readonly<Record<string, Message>>;
