import { readFileSync } from 'node:fs';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { buildTaxYearReport, type TaxYearReport } from '@cryptax/tax-de';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { GOLDEN_NAMES, goldenReport } from '../testing/golden.ts';
import { formXml } from './form-xml.ts';

const SCHEMA = readFileSync(new URL('../../schemas/cryptax-anlagen-1.xsd', import.meta.url), 'utf8');

async function validate(contents: string) {
  return validateXML({
    xml: [{ fileName: 'form.xml', contents }],
    schema: [{ fileName: 'cryptax-anlagen-1.xsd', contents: SCHEMA }],
  });
}

const btc = (amount: string) => ({ asset: 'BTC', amount });
const eth = (amount: string) => ({ asset: 'ETH', amount });

/** The swap with a fee in a third coin (example 03 of the rule book): 25,200 + 50 + 5,000 against 12,030 + 28 + 8,400. */
const SWAP: readonly LedgerEvent[] = [
  {
    id: 'e1',
    at: '2023-11-02T08:00:00Z',
    kind: 'buy',
    wallet: 'A',
    in: btc('1'),
    valueEur: '30000.00',
    fee: { asset: 'EUR', amount: '75.00' },
  },
  {
    id: 'e2',
    at: '2024-01-05T08:00:00Z',
    kind: 'buy',
    wallet: 'A',
    in: { asset: 'BNB', amount: '2' },
    valueEur: '560.00',
  },
  {
    id: 'e3',
    at: '2024-03-10T14:00:00Z',
    kind: 'swap',
    wallet: 'A',
    out: btc('0.4'),
    in: eth('6'),
    valueEur: '25200.00',
    fee: { asset: 'BNB', amount: '0.1', valueEur: '50.00' },
  },
  {
    id: 'e4',
    at: '2024-09-01T09:00:00Z',
    kind: 'sell',
    wallet: 'A',
    out: eth('2'),
    valueEur: '5000.00',
    fee: { asset: 'EUR', amount: '10.00' },
  },
];

function reportOf(events: readonly LedgerEvent[], year = 2024): TaxYearReport {
  const report = buildTaxYearReport({
    year,
    person: { role: 'A' },
    settings: DEFAULT_SETTINGS,
    profile: {},
    generatedAt: '2025-05-02T08:00:00Z',
    wallets: [],
    manualChanges: [],
    unreadRows: [],
    spouse: null,
    events,
  });
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

describe('form XML', () => {
  test.each(GOLDEN_NAMES)('the form values of %s follow our schema', async (name) => {
    const { valid, errors } = await validate(formXml(goldenReport(name)));
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  test('has the fields of the rule book with line, code, source and whole euros', () => {
    const xml = formXml(reportOf(SWAP));
    expect(xml).toContain(
      '<CryptaxAnlagen xmlns="urn:cryptax:anlagen:1" version="1" steuerjahr="2024" erstellt="2025-05-02" amtlich="nein"',
    );
    expect(xml).toContain(
      '<Hinweis>Übertragungshilfe zum Abtippen in ELSTER. Keine amtliche Datenübermittlung.</Hinweis>',
    );
    expect(xml).toContain(
      '<PrivateVeraeusserungen art="Kryptowerte" vollstaendig="ja" grenzwert="1000.00" grenzeErreicht="ja">',
    );
    for (const field of [
      '<Feld name="kennzeichen" zeile="41" kennzahl="108" quelle="sekundaer">1</Feld>',
      '<Feld name="bezeichnung" zeile="42" quelle="sekundaer">Kryptowerte laut Aufstellung</Feld>',
      '<Feld name="zeitraum" zeile="43" quelle="sekundaer">01.01.2024-31.12.2024</Feld>',
      '<Feld name="veraeusserungspreis" zeile="44" quelle="formular" ganzeEuro="30250">30250.00</Feld>',
      '<Feld name="anschaffungskosten" zeile="45" quelle="formular" ganzeEuro="20458">20458.00</Feld>',
      '<Feld name="werbungskosten" zeile="46" quelle="formular" ganzeEuro="60">60.00</Feld>',
      '<Feld name="gewinn" zeile="47" uebertrag="54" quelle="formular" ganzeEuro="9732">9732.00</Feld>',
      '<Leistungen grenzwert="256.00" grenzeErreicht="nein"/>',
      '<Verlust art="23" vortragVorjahr="0.00" verbraucht="0.00" vortrag="0.00"/>',
    ]) {
      expect(xml).toContain(field);
    }
    expect(xml).toContain(
      '<Veraeusserung asset="BTC" menge="0.4" erworben="2023-11-02" veraeussert="2024-03-10" erloes="25200.00" ' +
        'kosten="12030.00" werbungskosten="50.00" gewinn="13120.00" steuerfrei="nein" wallet="A" quelle="e3"/>',
    );
  });

  test('a year without known line numbers has none', async () => {
    const early = SWAP.slice(0, 1).concat([
      { id: 's', at: '2023-12-01T08:00:00Z', kind: 'sell', wallet: 'A', out: btc('1'), valueEur: '32000.00' },
    ]);
    const events = early.map((event) => ({ ...event, at: event.at.replace('2023', '2018') }));
    const xml = formXml(reportOf(events, 2018));
    expect(xml).toContain('<Feld name="veraeusserungspreis" quelle="unbekannt" ganzeEuro="32000">32000.00</Feld>');
    expect((await validate(xml)).errors).toEqual([]);
  });

  test('whatever stands in a name, the file stays well-formed and valid', async () => {
    const report = goldenReport('beginner');
    const lots = report.lots.map((lot) => ({ ...lot, wallet: '<a href="x">&\u0000 \u2028', asset: '"\'>' }));
    const xml = formXml({ ...report, lots });
    expect(xml).toContain('wallet="&lt;a href=&quot;x&quot;&gt;&amp;');
    expect((await validate(xml)).errors).toEqual([]);
  });

  test('[REC-01] the lines and what closes them add up to the fields', () => {
    const report = goldenReport('trader');
    const xml = formXml(report);
    const sum = (attribute: string) => {
      const lines = [...xml.matchAll(/<(?:Veraeusserung|Ausgleich) [^>]*>/g)].map(([line]) => line);
      const cents = lines
        .filter((line) => !line.includes('steuerfrei="ja"'))
        .map((line) => Math.round(Number(new RegExp(`${attribute}="([^"]*)"`).exec(line)?.[1]) * 100));
      return (cents.reduce((all, one) => all + one, 0) / 100).toFixed(2);
    };
    const field = (name: string) => new RegExp(`name="${name}"[^>]*>([^<]*)<`).exec(xml)?.[1];
    expect(xml).toContain('<Ausgleich bezeichnung="Allgemeine Kosten (anteilig)"');
    expect([sum('erloes'), sum('kosten'), sum('werbungskosten'), sum('gewinn')]).toEqual([
      field('veraeusserungspreis'),
      field('anschaffungskosten'),
      '497.06',
      field('gewinn'),
    ]);
  });

  test('the schema refuses an invented field and an amount without cents', async () => {
    const xml = formXml(reportOf(SWAP));
    expect((await validate(xml.replace('name="gewinn"', 'name="E0801234"'))).valid).toBe(false);
    expect((await validate(xml.replace('erloes="25200.00"', 'erloes="25200"'))).valid).toBe(false);
    expect((await validate(xml.replace('amtlich="nein"', 'amtlich="ja"'))).valid).toBe(false);
  });
});
