/** Words of prices and connections, shared by the overview, the exchange pages and the settings. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const pricesStrings = defineStrings('prices', {
  'source.coingecko': { de: 'CoinGecko', en: 'CoinGecko' },
  'source.binance': { de: 'Binance', en: 'Binance' },
  'source.kraken': { de: 'Kraken', en: 'Kraken' },
  'source.defillama': { de: 'DefiLlama', en: 'DefiLlama' },
  'source.coinbase': { de: 'Coinbase', en: 'Coinbase' },
  'source.bitstamp': { de: 'Bitstamp', en: 'Bitstamp' },
  'source.ledger': { de: 'eigene Käufe und Verkäufe', en: 'own trades' },
  'source.daily': { de: 'mitgelieferte Tageskurse', en: 'bundled daily prices' },

  'source.ecb': { de: 'EZB', en: 'ECB' },
  'source.close': { de: 'Tageskurs', en: 'close of the day' },
  'source.peg': { de: 'Bindung an die Währung', en: 'peg to the currency' },

  'completion.label': { de: 'Fortschritt beim Holen der Kurse', en: 'Progress fetching prices' },
  'completion.running': {
    de: 'Kurse werden geholt: {{done}} von {{planned}} Anfragen, gerade {{service}}',
    en: 'Fetching prices: {{done}} of {{planned}} requests, asking {{service}}',
  },
  'completion.cancel': { de: 'Abbrechen', en: 'Cancel' },
  'completion.changed': {
    de: { one: 'Ein Wert hat sich geändert', other: '{{count}} Werte haben sich geändert' },
    en: { one: 'One value has changed', other: '{{count}} values have changed' },
  },
  'completion.changed.line': {
    de: 'Jetzt gilt der Kurs von {{source}}, der vorgeht. {{asset}}: {{after}} statt {{before}}.',
    en: 'The price of {{source}}, which comes first, counts now. {{asset}}: {{after}} instead of {{before}}.',
  },
  'completion.failing': {
    de: 'Keine brauchbare Antwort von {{names}}. Um {{time}} Uhr wird wieder gefragt.',
    en: 'No usable answer from {{names}}. It will be asked for again at {{time}}.',
  },

  'origin.close': {
    de: '{{source}}, Tageskurs vom {{day}}: {{price}} {{currency}} je {{asset}}',
    en: '{{source}}, close of {{day}}: {{price}} {{currency}} per {{asset}}',
  },
  'origin.manual': {
    de: 'von Hand eingetragen für den {{day}}: {{price}} {{currency}} je {{asset}}',
    en: 'entered by hand for {{day}}: {{price}} {{currency}} per {{asset}}',
  },
  'origin.peg': {
    de: 'Bindung an die Währung: 1 {{asset}} = 1 {{currency}}',
    en: 'peg to the currency: 1 {{asset}} = 1 {{currency}}',
  },
  'origin.peg.unlooked': {
    de: 'noch ohne den Tageskurs; liegt er mehr als 5\u00a0% neben der Bindung, gilt er',
    en: 'without the close of the day so far; if that is more than 5% off the peg, it counts instead',
  },
  'origin.peg.kept': {
    de: 'der Tageskurs liegt höchstens 5\u00a0% neben der Bindung',
    en: 'the close of the day is at most 5% off the peg',
  },
  'origin.peg.no-close': {
    de: 'kein Kursdienst hat einen Tageskurs dieses Tages',
    en: 'no price service has a close of that day',
  },
  'origin.peg.broken': {
    de: 'mehr als 5\u00a0% neben der Bindung an die Währung, also gilt der Tageskurs',
    en: 'more than 5% off the peg to the currency, so the close counts',
  },
  'origin.rate': {
    de: 'EZB-Kurs vom {{day}}: 1 EUR = {{rate}} {{currency}}',
    en: 'ECB rate of {{day}}: 1 EUR = {{rate}} {{currency}}',
  },
  'origin.provisional': {
    de: 'vorläufig, bis {{better}} antwortet',
    en: 'for now, until {{better}} answers',
  },

  'stand-ins': {
    de: {
      one: 'Ein Wert ist vorläufig: Bis eine Antwort von {{names}} da ist, stammt sein Kurs von anderswo; danach kann er sich noch ändern.',
      other:
        '{{count}} Werte sind vorläufig: Bis eine Antwort von {{names}} da ist, stammen ihre Kurse von anderswo; danach können sie sich noch ändern.',
    },
    en: {
      one: 'One value is provisional: until there is an answer from {{names}}, its price comes from elsewhere; after that it may change.',
      other:
        '{{count}} values are provisional: until there is an answer from {{names}}, their prices come from elsewhere; after that they may change.',
    },
  },
  'stand-ins.title': { de: 'Vorläufige Kurse.', en: 'Provisional prices.' },

  'fetch.do': { de: 'Kurse holen', en: 'Fetch prices' },
  'fetch.again': { de: 'Noch einmal fragen', en: 'Ask again' },
  'fetch.found': {
    de: { one: 'Ein Kurs gefunden', other: '{{count}} Kurse gefunden' },
    en: { one: 'One price found', other: '{{count}} prices found' },
  },
  'fetch.none': { de: 'Keine weiteren Kurse gefunden', en: 'No further prices found' },
  'fetch.offline': {
    de: 'Ohne Verbindung lassen sich keine Kurse holen.',
    en: 'Prices cannot be fetched without a connection.',
  },
  'help.running': {
    de: 'Die Kursdienste werden gerade gefragt.',
    en: 'The price services are being asked right now.',
  },
  'help.off': {
    de: 'Noch wurde kein Kursdienst gefragt, denn Live-Kurse sind aus. Gefragt wird nur nach Coin und Tag, sonst nach nichts.',
    en: 'No price service has been asked yet, because live prices are off. They are asked about the coin and the day, and nothing else.',
  },
  'help.not-asked': {
    de: 'Noch haben nicht alle Kursdienste geantwortet.',
    en: 'Not all price services have answered yet.',
  },
  'help.day-open': {
    de: 'Der {{day}} ist noch nicht vorbei, und Tageskurse gibt es erst danach. Bis dahin bleibt der Wert offen.',
    en: '{{day}} is not over yet, and prices of a day come after it. Until then the value stays open.',
  },
  'help.rate-waits': {
    de: 'Der EZB-Kurs dieses Tages fehlt noch; ohne ihn wird aus dem Kurs kein Euro-Wert.',
    en: 'The ECB rate of that day is not here yet; without it the price does not become a value in euros.',
  },
  'help.no-rate': {
    de: 'Für diese Währung liegt an diesem Tag kein Kurs der Europäischen Zentralbank vor. Trage den Wert in Euro ein.',
    en: 'There is no rate of the European Central Bank for this currency on that day. Enter the value in euros.',
  },
  'help.no-market': {
    de: 'Alle Kursdienste wurden gefragt; keiner führt an diesem Tag einen Kurs. Trage den Wert ein oder lade in den Einstellungen eine Kursdatei.',
    en: 'All price services were asked; none has a price for that day. Enter the value, or load a price file in the settings.',
  },

  'failure.offline': { de: 'nicht erreichbar', en: 'cannot be reached' },
  'failure.timeout': { de: 'antwortet zu langsam', en: 'too slow to answer' },
  'failure.rate-limited': { de: 'bittet um eine Pause', en: 'is asking for a pause' },
  'failure.server': { de: 'meldet einen Fehler', en: 'reports an error' },
  'failure.refused': { de: 'lehnt die Anfrage ab', en: 'refuses the request' },
  'failure.garbage': { de: 'antwortet unlesbar', en: 'gives an unreadable answer' },
  'failure.other': { de: 'antwortet nicht wie erwartet', en: 'does not answer as expected' },

  'ping.binance': { de: 'Binance', en: 'Binance' },
  'ping.coinbase': { de: 'Coinbase', en: 'Coinbase' },
  'ping.kraken': { de: 'Kraken', en: 'Kraken' },
  'ping.uniswap': { de: 'Uniswap (über Blockscout)', en: 'Uniswap (via Blockscout)' },
  'ping.unchecked': { de: 'nicht geprüft', en: 'not tested' },
  'ping.testing': { de: 'Teste Verbindung …', en: 'Testing …' },
  'ping.connected': { de: 'verbunden, {{ms}} ms', en: 'connected, {{ms}} ms' },
  'ping.stale': { de: 'verbunden, Stand {{age}}', en: 'connected, {{age}}' },
  'ping.status': { de: 'HTTP {{status}}', en: 'HTTP {{status}}' },
  'ping.offline': { de: 'Verbindung fehlgeschlagen: nicht erreichbar', en: 'Connection failed: cannot be reached' },
  'ping.timeout': { de: 'Verbindung fehlgeschlagen: keine Antwort in 5 s', en: 'Connection failed: no answer in 5 s' },
  'ping.closed': { de: 'antwortet, meldet aber „{{says}}“', en: 'answers, but says “{{says}}”' },
  'ping.test': { de: 'Verbindungen testen', en: 'Test APIs' },

  'live.off': { de: 'Live-Kurse sind aus.', en: 'Live prices are off.' },
  'live.off.line': {
    de: 'Es gelten die Tageskurse der App. Eingeschaltet fragt dein Browser CoinGecko, Binance, Kraken und DefiLlama nach deinen Coins; Mengen und Adressen verlassen ihn nicht.',
    en: 'The app’s daily prices apply. When on, your browser asks CoinGecko, Binance, Kraken and DefiLlama about your coins; amounts and addresses never leave it.',
  },
  'live.on': { de: 'Live-Kurse einschalten', en: 'Switch live prices on' },
  'live.offline': { de: 'Offline. Die letzten Kurse bleiben stehen.', en: 'Offline. The last prices stay.' },
  'live.failing': {
    de: 'Keine Kursquelle antwortet ({{names}}). Die letzten Kurse bleiben stehen.',
    en: 'No price source answers ({{names}}). The last prices stay.',
  },

  'age.day': { de: 'Tageskurs {{day}}', en: 'Close of {{day}}' },
  'age.trade': { de: 'eigener Handel {{day}}', en: 'own trade {{day}}' },
  'age.old': { de: 'Kurs {{age}}', en: 'price {{age}}' },

  'doubt.old': { de: 'Kurs älter als eine Woche: {{names}}', en: 'Price older than a week: {{names}}' },
  'doubt.own-trade': { de: 'Kurs aus eigenem Handel: {{names}}', en: 'Price from your own trade: {{names}}' },
  'doubt.more': {
    de: { one: '{{names}} und 1 weiterer', other: '{{names}} und {{count}} weitere' },
    en: { one: '{{names}} and 1 more', other: '{{names}} and {{count}} more' },
  },

  'file.title': { de: 'Eigene Kurse', en: 'Your own prices' },
  'file.line': {
    de: 'Für Coins, die keine Quelle kennt. Die Reihenfolge für jeden Wert: Handel selbst, Stablecoin über EZB-Kurs, mitgelieferte Tageskurse, Live-Quellen, deine Datei, Einzeleingabe.',
    en: 'For coins no source knows. The order for every value: the trade itself, stablecoin by ECB rate, bundled daily prices, live sources, your file, single entry.',
  },
  'file.format': {
    de: 'CSV mit den Spalten date, symbol, close, currency, ein Schlusskurs je UTC-Tag, oder die Tageskurse eines Marktes, wie Binance und Kraken sie zum Herunterladen anbieten (BTCEUR-1d-2024-01.csv, XBTEUR_1440.csv). Mehrere auf einmal sind möglich. Jede Datei lässt sich als Kurspaket sichern und anderswo wieder laden.',
    en: 'CSV with the columns date, symbol, close, currency, one close per UTC day, or the daily prices of a market as Binance and Kraken offer them for download (BTCEUR-1d-2024-01.csv, XBTEUR_1440.csv). Several at once are fine. Each file can be saved as a price pack and loaded elsewhere.',
  },
  'file.add': { de: 'Kursdatei laden', en: 'Load price file' },
  'file.added': { de: 'Kursdatei übernommen', en: 'Price file added' },
  'file.none': {
    de: 'Aus {{name}} ließ sich kein Kurs lesen.',
    en: 'No price could be read from {{name}}.',
  },
  'file.info': {
    de: { one: '{{symbols}}, ein Kurs vom {{from}}', other: '{{symbols}}, {{points}} Kurse vom {{from}} bis {{to}}' },
    en: { one: '{{symbols}}, one price of {{from}}', other: '{{symbols}}, {{points}} prices from {{from}} to {{to}}' },
  },
  'file.pack': { de: '{{name}} als Kurspaket sichern', en: 'Save {{name}} as a price pack' },
  'file.pack-two': {
    de: '{{name}} nennt einen Coin in zwei Währungen. Ein Kurspaket kennt je Coin nur eine.',
    en: '{{name}} has a coin in two currencies. A price pack can only hold one per coin.',
  },
  'file.removed': { de: 'Kursdatei entfernt', en: 'Price file removed' },
  'file.remove': { de: '{{name}} entfernen', en: 'Remove {{name}}' },
  'file.problems': {
    de: { one: '{{count}} Zeile ließ sich nicht lesen:', other: '{{count}} Zeilen ließen sich nicht lesen:' },
    en: { one: '{{count}} line could not be read:', other: '{{count}} lines could not be read:' },
  },
  'file.problem': { de: '{{name}}, Zeile {{line}}: {{why}}', en: '{{name}}, line {{line}}: {{why}}' },
  'problem.price-file.no-header': {
    de: 'die Kopfzeile nennt nicht date, symbol, close und currency',
    en: 'the header does not name date, symbol, close and currency',
  },
  'problem.price-file.bad-pack': {
    de: '„{{text}}“ im Kurspaket fehlt oder wurde verändert',
    en: '“{{text}}” in the price pack is missing or was changed',
  },
  'problem.price-file.bad-row': {
    de: 'andere Felder als in der Kopfzeile (ein Dezimalkomma geht nur mit Semikolon oder Tabulator dazwischen)',
    en: 'other fields than in the header (a decimal comma needs semicolons or tabs in between)',
  },
  'problem.price-file.bad-date': {
    de: 'Datum „{{text}}“ statt wie 2024-03-01',
    en: 'date “{{text}}” instead of like 2024-03-01',
  },
  'problem.price-file.bad-price': {
    de: '„{{text}}“ ist kein Kurs über null',
    en: '“{{text}}” is not a price above zero',
  },
  'problem.price-file.bad-currency': {
    de: '„{{text}}“ ist keine Währung mit EZB-Kurs',
    en: '“{{text}}” is not a currency with an ECB rate',
  },
  'problem.price-file.contradiction': {
    de: 'zwei verschiedene Kurse für {{text}} am selben Tag, keiner gilt',
    en: 'two different prices of {{text}} for the same day, neither counts',
  },
  'manual.add': { de: 'Kurs eintragen', en: 'Enter a price' },
  'manual.asset': { de: 'Coin', en: 'Coin' },
  'manual.day': { de: 'Tag', en: 'Day' },
  'manual.price': { de: 'Kurs je Stück', en: 'Price per unit' },
  'manual.save': { de: 'Eintragen', en: 'Save' },
  'manual.saved': { de: 'Kurs eingetragen', en: 'Price saved' },
  'manual.removed': { de: 'Kurs entfernt', en: 'Price removed' },
  'manual.remove': { de: 'Kurs von {{asset}} am {{day}} entfernen', en: 'Remove price of {{asset}} on {{day}}' },
  'manual.invalid': {
    de: 'Nötig sind Coin, Tag und ein Kurs über 0.',
    en: 'A coin, a day and a price above 0 are needed.',
  },

  'rates.title': { de: 'Euro-Referenzkurse', en: 'Euro reference rates' },
  'rates.line': {
    de: 'Quelle: Europäische Zentralbank (EZB), Euro-Referenzkurse. Mitgeliefert vom {{from}} bis {{until}}.',
    en: 'Source: European Central Bank (ECB), euro reference rates. Bundled from {{from}} to {{until}}.',
  },
  'rates.until': { de: 'Stand {{day}}', en: 'Up to {{day}}' },
  'rates.update': { de: 'Aktualisieren', en: 'Update' },
  'rates.same': {
    de: 'Keine neueren Kurse: Entweder sind sie aktuell, oder der Server erreicht die EZB nicht.',
    en: 'No newer rates: either they are current, or the server cannot reach the ECB.',
  },
  'rates.done': { de: 'Referenzkurse bis {{day}} geladen', en: 'Reference rates up to {{day}} loaded' },
});
