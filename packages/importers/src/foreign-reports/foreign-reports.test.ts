import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importFiles } from '../import-files.ts';
import type { InputFile } from '../read/input-file.ts';
import { readGainReport } from './read-gain-report.ts';
import { readStatement } from './read-statement.ts';
import { xmlElements } from './xml-elements.ts';

const file = (name: string, text: string): InputFile => ({ name, content: new TextEncoder().encode(text) });
const sample = (name: string): InputFile => ({
  name,
  content: readFileSync(new URL(`../../foreign-reports/${name}`, import.meta.url)),
});

async function gains(name: string, text: string) {
  const read = await readGainReport(file(name, text));
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

describe('gain reports', () => {
  test('Koinly: a title above, day before month, quoted numbers with a comma beside plain ones', async () => {
    const read = await readGainReport(sample('koinly-2024.csv'));
    expect(read).toMatchObject({
      ok: true,
      value: { tool: 'Koinly', evidence: 'sample', unread: [], isEuroAssumed: false },
    });
    expect(read.ok && read.value.sales.map(({ line, ...sale }) => [line, ...Object.values(sale)])).toEqual([
      [4, 'BTC', '0.5', '2024-03-01', '2023-01-10', '27990', '8010', '19980', true],
      [5, 'BTC', '0.25', '2024-05-02', '2023-01-10', '15000', '4005', '10995', true],
      [6, 'ETH', '2', '2024-06-10', null, '6000', '0', '6000', false],
      [7, 'SOL', '100', '2024-07-01', '2024-03-05', '13050', '11000', '2050', false],
      [8, 'ADA', '5', '2024-10-10', '2024-10-01', '2', '1.5', '0.5', false],
      [9, 'BTC', '0.1', '2024-12-31', '2023-01-10', '9000', '1602', '7398', true],
    ]);
  });

  test('CoinTracking: German days and numbers of eight digits', async () => {
    const { tool, sales } = await gains(
      'gains.csv',
      '"Amount","Currency","Date Acquired","Date Sold","Short/Long","Buy /Input at","Sell /Output at","Type","Cost Basis in EUR","Proceeds in EUR","Gain/Loss in EUR"\n"0,72153261","USDC","10.10.2025","11.10.2025","Short (Warning)","","Binance","Trade","0,00000000","0,62339358","0,62339358"\n',
    );
    expect(tool).toBe('CoinTracking');
    expect(sales).toEqual([
      {
        line: 2,
        asset: 'USDC',
        quantity: '0.72153261',
        soldOn: '2025-10-11',
        acquiredOn: '2025-10-10',
        proceeds: '0.62339358',
        cost: '0',
        gain: '0.62339358',
        isTaxFree: false,
      },
    ]);
  });

  test('WISO: the line above names year, method and currency', async () => {
    const { tool, method, isEuroAssumed, sales } = await gains(
      'wiso.csv',
      'Identifier:Capital_Gains,Method:FIFO,Tax_Year:2024,Base_Currency:EUR\r\nAmount,Currency,Date Sold,Date Acquired,Short/Long,Buy/Input at,Sell/Output at,Proceeds,Cost Basis,Gain/Loss\r\n0.01,BTC,14.03.2024,22.01.2024,Short,Bitvavo,Bitvavo,658.00,375.58,282.42\r\n',
    );
    expect({ tool, method, isEuroAssumed }).toEqual({ tool: 'WISO Steuer', method: 'FIFO', isEuroAssumed: false });
    expect(sales).toMatchObject([
      { asset: 'BTC', soldOn: '2024-03-14', proceeds: '658', cost: '375.58', isTaxFree: false },
    ]);
  });

  test('CoinTracker and Binance by their columns; another program by words, named by its file', async () => {
    const tracker = await gains(
      'a.csv',
      'Asset Amount,Asset Name,Received Date,Date Sold,Proceeds (EUR),Cost Basis (EUR),Gain (EUR),Type\n1,BTC,01/02/2024,01/31/2024,100,90,10,Short Term\n',
    );
    expect(tracker).toMatchObject({
      tool: 'CoinTracker',
      sales: [{ soldOn: '2024-01-31', acquiredOn: '2024-01-02', isTaxFree: false }],
    });
    const binance = await gains(
      'b.csv',
      'Currency name,Currency amount,Acquired,Sold,Proceeds (EUR),Cost basis (EUR),Gains (EUR),Holding period (Days),Transaction type,Label\nETH,0.5,N/A,2024-07-02 10:00:00,1500.00,0.00,1500.00,0,Sell,\n',
    );
    expect(binance).toMatchObject({
      tool: 'Binance',
      evidence: 'headers',
      sales: [{ acquiredOn: null, gain: '1500', isTaxFree: null }],
    });
    const words = await gains(
      'Blockpit Veräußerungen 2024.csv',
      'Kryptowert;Menge;Anschaffungsdatum;Veräußerungsdatum;Veräußerungserlös (EUR);Anschaffungskosten (EUR);Werbungskosten (EUR);Steuerfrei\nBTC;0,5;10.01.2023;01.03.2024;28.000,00;8.010,00;10,00;Ja\nSumme;;;;;;;\n',
    );
    expect(words).toMatchObject({ tool: 'Blockpit', evidence: 'words', unread: [] });
    expect(words.sales).toMatchObject([{ proceeds: '28000', cost: '8010', gain: '19980', isTaxFree: true }]);
  });

  test('Coinbase: lines about the user above, American days; fees paid in a coin are disposals too', async () => {
    const head =
      'Transaction Type,Transaction ID,Tax lot ID,Asset name,Amount,Date Acquired,Cost basis (EUR),Date of Disposition,Proceeds (EUR),Gains (Losses) (EUR),Holding period (Days),Data source';
    const read = await gains(
      'gains.csv',
      `"This report includes all taxable activity on Coinbase with realized gains or losses.",,,,,,,,,,,\n,,,,,,,,,,,\nGain/loss report,,,,,,,,,,,\nUser,id,kim@example.org,,,,,,,,,\n,,,,,,,,,,,\n${head}\nFee,t-1,l-1,BTC,0.00000460,12/02/2025,0.417452346,12/04/2025,0.4233388551444870,0.0058865091444873900,2,Coinbase\nSell,t-2,l-2,ETH,2.0,09/02/2021,7600.00,06/25/2026,4800.00,-2800.00,1757,Customer provided\n`,
    );
    expect(read).toMatchObject({ tool: 'Coinbase', evidence: 'sample', unread: [], isEuroAssumed: false });
    expect(read.sales).toMatchObject([
      { line: 7, asset: 'BTC', quantity: '0.0000046', soldOn: '2025-12-04', acquiredOn: '2025-12-02' },
      { line: 8, asset: 'ETH', soldOn: '2026-06-25', acquiredOn: '2021-09-02', cost: '7600', gain: '-2800' },
    ]);
  });

  test.each(['Blockpit', 'Divly', 'Bitpanda', 'Kraken', 'Bitvavo', 'Bison'])(
    '%s, of which no layout is public: read by the words of its columns, and the evidence says so',
    async (tool) => {
      const english = await gains(
        `${tool.toLowerCase()}-report-2024.csv`,
        'Asset,Quantity,Acquisition date,Disposal date,Acquisition cost (EUR),Proceeds (EUR),Gain/Loss (EUR)\nBTC,0.5,2023-01-10,2024-03-01,8010.00,28000.00,19990.00\n',
      );
      const german = await gains(
        `Steuerbericht ${tool}.csv`,
        'Währung;Menge;Kaufdatum;Verkaufsdatum;Anschaffungskosten (EUR);Verkaufserlös (EUR);Gewinn/Verlust (EUR)\nBTC;0,5;10.01.2023;01.03.2024;8.010,00;28.000,00;19.990,00\n',
      );
      for (const { sales, ...read } of [english, german]) {
        expect(read).toMatchObject({ tool, evidence: 'words', unread: [] });
        expect(sales).toMatchObject([
          { soldOn: '2024-03-01', acquiredOn: '2023-01-10', cost: '8010', proceeds: '28000', gain: '19990' },
        ]);
      }
    },
  );

  test('what cannot be read is named: rows by line, the rest as a problem of the file', async () => {
    const { sales, unread } = await gains(
      'x.csv',
      'Asset,Amount,Date Sold,Proceeds (EUR),Cost (EUR)\nBTC,1,2024-03-01,100,50\nBTC,a lot,2024-03-02,100,50\nBTC,1,someday,100,50\nETH,1,2024-03-04,,\n',
    );
    expect(sales).toHaveLength(1);
    expect(unread).toEqual([
      { line: 3, code: 'amount.unreadable' },
      { line: 4, code: 'date.unreadable' },
      { line: 5, code: 'amount.missing' },
    ]);
    const problem = async (text: string) => {
      const read = await readGainReport(file('x.csv', text));
      return read.ok ? null : read.error.code;
    };
    expect(await problem('Asset,Amount,Date Sold,Proceeds (USD),Cost Basis (USD)\nBTC,1,2024-03-01,100,50\n')).toBe(
      'file.other-currency',
    );
    expect(await problem('Asset,Amount,Date Sold,Proceeds (EUR),Cost (EUR)\nBTC,1,01/02/2024,100,50\n')).toBe(
      'date.order-open',
    );
    expect(await problem('a,b,c\n1,2,3\n')).toBe('file.no-gain-report');
    expect(await problem('')).toBe('file.empty');
  });
});

describe('statements of platforms', () => {
  test('a table with the words of the law', async () => {
    const read = await readStatement(sample('statement-2026.csv'));
    expect(read).toMatchObject({ ok: true, value: { kind: 'table', platform: 'Kraken', year: 2026, unread: [] } });
    expect(
      read.ok &&
        read.value.sums.map(({ asset, category, count, units, amountEur }) => [
          asset,
          category,
          count,
          units,
          amountEur,
        ]),
    ).toEqual([
      ['BTC', 'bought-for-fiat', 1, '0.1', '8012.5'],
      ['BTC', 'sold-for-fiat', 1, '0.05', '4494'],
      ['USDC', 'swapped-out', 1, '3000', '2760'],
      ['ETH', 'swapped-in', 1, '1', '2750'],
      ['SOL', 'bought-for-fiat', 1, '10', '1500'],
      ['XRP', 'transfers-in', 1, '100', '50'],
    ]);
  });

  test('a message of the framework, with the line of each sum', async () => {
    const read = await readStatement(sample('carf-2026.xml'));
    expect(read).toMatchObject({
      ok: true,
      value: { kind: 'xml', platform: 'Kraken', year: 2026, users: 1, namespace: 'urn:oecd:ties:carf:v1' },
    });
    expect(read.ok && read.value.sums).toEqual([
      { line: 14, asset: 'BTC', category: 'bought-for-fiat', count: 1, units: '0.1', amountEur: '8012.5' },
      { line: 19, asset: 'BTC', category: 'sold-for-fiat', count: 1, units: '0.05', amountEur: '4494' },
      { line: 27, asset: 'SOL', category: 'bought-for-fiat', count: 1, units: '10', amountEur: '1500' },
    ]);
  });

  test('the envelope of the EU: known by its root, whatever its namespace; its elements are those of the framework', async () => {
    // Invented: the shape that public guides describe (header, CARFBody, users); the EU's own schema was not to be had.
    const envelope = file(
      'dac8.xml',
      `<?xml version="1.0" encoding="UTF-8"?>
<d:DAC8_Message xmlns:d="urn:example:not-the-real-one" xmlns:c="urn:example:carf" version="1.0">
  <d:MessageSpec><c:ReportingPeriod>2026-12-31</c:ReportingPeriod></d:MessageSpec>
  <c:CARFBody>
    <c:RCASP><c:Entity><c:Name>Bitpanda GmbH</c:Name></c:Entity></c:RCASP>
    <c:CryptoUsers>
      <c:RelevantTransactions>
        <c:CryptoAsset>Bitcoin (BTC)</c:CryptoAsset>
        <c:CryptoFiatOut><c:NumberofTransactions>2</c:NumberofTransactions><c:Amount currCode="EUR">900.00</c:Amount><c:NumberofUnits>0.01</c:NumberofUnits></c:CryptoFiatOut>
      </c:RelevantTransactions>
      <c:DocSpec><c:DocTypeIndic>OECD1</c:DocTypeIndic></c:DocSpec>
    </c:CryptoUsers>
  </c:CARFBody>
</d:DAC8_Message>`,
    );
    const read = await readStatement(envelope);
    expect(read).toMatchObject({
      ok: true,
      value: {
        kind: 'xml',
        platform: 'Bitpanda GmbH',
        year: 2026,
        users: 1,
        namespace: 'urn:example:not-the-real-one',
      },
    });
    expect(read.ok && read.value.sums).toEqual([
      { line: 9, asset: 'BTC', category: 'sold-for-fiat', count: 2, units: '0.01', amountEur: '900' },
    ]);
    const { files } = await importFiles([envelope]);
    expect(files[0]?.issues[0]?.code).toBe('file.platform-statement');
    expect(await readStatement(file('other.xml', '<Invoice>DAC8 <b>CARF</b></Invoice>'))).toMatchObject({ ok: false });
  });

  test('a deleted record does not count, another currency gives no euro, a damaged message is refused', async () => {
    const message = (inside: string, mark = 'OECD1') =>
      file(
        'm.xml',
        `<CARF_OECD xmlns="urn:oecd:ties:carf:v1"><CryptoUsers><RelevantTransactions><CryptoAsset>ETH</CryptoAsset>${inside}</RelevantTransactions><DocTypeIndic>${mark}</DocTypeIndic></CryptoUsers></CARF_OECD>`,
      );
    const transfer =
      '<TransferWallet><Amount currCode="USD">1.00</Amount><NumberofUnits>2</NumberofUnits></TransferWallet>';
    const read = await readStatement(message(transfer));
    expect(read.ok && read.value.sums).toEqual([
      { line: 1, asset: 'ETH', category: 'transfers-unhosted', count: null, units: '2', amountEur: null },
    ]);
    const gone = await readStatement(message(transfer, 'OECD3'));
    expect(gone.ok && gone.value.sums).toEqual([]);
    expect(await readStatement(message('<TransferWallet>'))).toMatchObject({
      ok: false,
      error: { code: 'file.unreadable' },
    });
    expect(await readStatement(file('x.csv', 'a,b\n1,2\n'))).toMatchObject({
      ok: false,
      error: { code: 'file.no-statement' },
    });
  });

  test('no document type, no entities of its own, no endless depth', () => {
    expect(xmlElements('<a>1 &lt; 2 &#x41;<!-- no --><![CDATA[<b>]]></a>')).toMatchObject({
      name: 'a',
      text: '1 < 2 A<b>',
    });
    for (const bad of [
      '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
      '<a>&x;</a>',
      '<a><b></a></b>',
      '<a/><b/>',
      '<a>',
      'text',
      '<a>'.repeat(50) + '</a>'.repeat(50),
      '<a x="1" x="2"/>',
    ]) {
      expect(xmlElements(bad)).toBeUndefined();
    }
  });
});

test('dropped into the import they say where they belong and become no transactions', async () => {
  const codes = async (name: string) => {
    const { files, events } = await importFiles([sample(name)]);
    return [events.length, files[0]?.issues[0]?.code];
  };
  expect(await codes('koinly-2024.csv')).toEqual([0, 'file.report-not-ledger']);
  expect(await codes('statement-2026.csv')).toEqual([0, 'file.platform-statement']);
  expect(await codes('carf-2026.xml')).toEqual([0, 'file.platform-statement']);
});
