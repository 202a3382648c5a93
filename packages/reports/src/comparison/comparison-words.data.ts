/** Words of a printed comparison. In German only: it goes to advisers and offices of this country. */
export const WORDS = {
  opinion: 'Zweitmeinung',
  statement: 'Aufstellung einer Plattform im Vergleich',
  state: 'Vergleich',
  about: 'Aus der Buchführung des Eigentümers. Keine Steuerberatung; Beträge in Euro.',
  owner: 'Für',
  file: 'Verglichene Datei',
  account: 'Konto in der Buchführung',
  other: 'anderer Bericht',
  here: 'Hier',
  there: 'Dort',
  difference: 'Unterschied',
  total: 'Summe',
  none: '–',
  unsaid: 'nicht angegeben',
} as const;

export const NOTES = {
  sides:
    'Hier ist die eigene Buchführung, dort die verglichene Datei. Unterschiede sind der Wert dort abzüglich des Werts hier.',
  sum: 'Die Gründe ergeben zusammen genau den Unterschied. Ein Grund ist nur genannt, wo die eigenen Buchungen, anders gerechnet, zur Zahl von dort führen.',
  same: 'Beide Seiten stimmen überein.',
  unread: 'Zeilen der verglichenen Datei, die nicht gelesen sind: {count}. Sie fehlen im Vergleich.',
  rules: 'Die Kosten dort folgen {method}, {scope}. Das ist nachgerechnet.',
  headers:
    'Von diesem Bericht war nur die Kopfzeile bekannt, kein Muster. Die Summe ist mit dem Bericht zu vergleichen.',
  words:
    'Der Aufbau dieses Berichts ist nicht bekannt; die Spalten sind nach ihren Namen gelesen. Die Summe ist mit dem Bericht zu vergleichen.',
  euro: 'Der Bericht nennt keine Währung; angenommen ist Euro.',
  users: 'Die Datei enthält mehrere Personen. Ihre Summen sind zusammengezählt.',
  withoutEuro:
    'Summen, zu denen die Plattform keinen Betrag in Euro nennt: {count}. Sie sind nach der Menge verglichen und zählen im Betrag nicht mit.',
} as const;
