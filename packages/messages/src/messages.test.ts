import { expect, test } from 'vitest';
import { ignoredReason, type Locale, MESSAGES, messageText, type Reader } from './index.ts';

const LOCALES = ['de', 'en'] as const satisfies readonly Locale[];
const CODES = Object.keys(MESSAGES);
const to = (reads: Reader['reads'], locale: Locale): Reader => ({ reads, locale });

/** Codes of files and rows: whoever reads one has something to do. */
const ROW_CODES = CODES.filter((code) => /^(?!tax|price|plan|ledger\.unknown)\w+\./.test(code));

const REMEDIES = {
  de: /\b(berichtige|bringe|entpacke|erfasse|ergänze|exportiere|gib|importiere|kürze|lade|lasse|nenne|ordne|prüfe|sage|schreibe|speichere|buche|teile|trage|trenne|vergleiche|wähle)\b/i,
  en: /\b(add|book|check|choose|compare|correct|cut|download|enter|export|give|import|leave|map|name|put|reload|save|say|shorten|unpack|update|write)\b/i,
};

test.each(LOCALES)(
  'every code of a file or row names its remedy, on the screen and on the command line: %s',
  (locale) => {
    expect(ROW_CODES.length).toBeGreaterThan(75);
    for (const reads of ['screen', 'command-line'] as const) {
      const silent = ROW_CODES.filter((code) => {
        const cause = messageText(code, {}, to('report', locale));
        const whole = messageText(code, {}, to(reads, locale));
        return !REMEDIES[locale].test(whole.slice(code.startsWith('file.unrecognised') ? 0 : cause.length / 2));
      });
      expect(silent).toEqual([]);
    }
  },
);

test('a report states what is open and addresses nobody', () => {
  for (const code of CODES) {
    const text = messageText(code, {}, to('report', 'de'));
    expect(text).toMatch(/[.?]$/);
    expect(text).not.toMatch(/\b(du|dein|deine|deinem|deiner|dir|dich)\b/i);
    expect(text.split(/[.;?] /).some((part) => REMEDIES.de.test(part.split(' ')[0] ?? ''))).toBe(false);
  }
});

test('no text of one language is the text of the other, and none shows its code', () => {
  for (const code of [...CODES, 'some.thing']) {
    const [german, english] = LOCALES.map((locale) => messageText(code, {}, to('screen', locale)));
    expect(german).not.toBe(english);
    expect(`${german} ${english}`).not.toContain(code);
    expect(`${german} ${english}`).not.toMatch(/[{}]/);
  }
});

test('the command line names its own ways out, and where the others are', () => {
  const cli = to('command-line', 'en');
  expect(messageText('file.unrecognised', { tried: 'kraken-trades (60 %)' }, cli)).toBe(
    'No known format matches. Tried: kraken-trades (60 %). Name the right one with --format, or map the columns in the app.',
  );
  expect(messageText('type.unknown', { word: 'teleport' }, cli)).toContain('by hand in the app');
  expect(messageText('type.unknown', { word: 'teleport' }, to('screen', 'en'))).not.toContain('in the app');
});

test('the format that is closest is named in the language of the reader', () => {
  const params = { format: 'generic', source: 'Generic', missing: 'fee', added: 'Kommentar' };
  expect(messageText('file.nearly-known', params, to('report', 'de'))).toBe(
    'Kein bekanntes Format passt zu dieser Kopfzeile. Am nächsten ist das Format „Eigene Tabelle“; es fehlen: fee; unbekannt sind: Kommentar.',
  );
  expect(messageText('file.nearly-known', { ...params, source: 'Kraken' }, to('report', 'en'))).toContain(
    'The closest is the format “Kraken”; missing: fee; unknown: Kommentar.',
  );
});

test('words of the program come in the words of the reader, cells of a file as they are', () => {
  const german = to('report', 'de');
  expect(messageText('amount.sign-contradicts-type', { kind: 'trade-buy', amount: '-1' }, german)).toBe(
    'Der Betrag -1 hat für einen Kauf das falsche Vorzeichen; vielleicht eine Stornierung.',
  );
  expect(messageText('missing-value', { field: 'fee.valueEur' }, german)).toBe(
    'Ein Euro-Wert fehlt (Wert der Gebühr); die Menge zählt, das Ergebnis ist offen.',
  );
  expect(messageText('asset.missing', { role: 'feeAsset' }, german)).toBe(
    'Zur Spalte Coin der Gebühr nennt die Datei weder Coin noch Währung.',
  );
  expect(messageText('asset.missing', { role: 'amount', column: 'amount' }, german)).toContain('Spalte amount');
  expect(messageText('type.unknown', { word: 'swap' }, german)).toContain('„swap“');
});

test('a parameter whose name is inherited by every object is not found', () => {
  expect(messageText('date.unreadable', {}, to('screen', 'en'))).toContain('The date ? cannot be read.');
  expect(messageText('toString', {}, to('screen', 'en'))).toMatch(/^Something is open here\./);
  expect(ignoredReason('toString', 'de')).toBe('keine Buchung');
  expect(ignoredReason('fiat-deposit', 'en')).toBe('deposit of money');
});
