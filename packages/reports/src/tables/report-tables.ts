/** All tables of a report in its order; one place that says which builder makes which table. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { carriedTable, rollForwardTable, spanTable, transactionTable } from './annex-tables.ts';
import { carryBackTable } from './carry-back-table.ts';
import { documentTable } from './document-table.ts';
import { derivativeTable, feeTable, incomeTable } from './event-tables.ts';
import { balanceTable, dac8Table } from './holding-tables.ts';
import { lotTable } from './lot-table.ts';
import { assumptionTable, choiceTable, methodTable, poolTable, priceTable } from './method-tables.ts';
import { moneyTable } from './money-table.ts';
import { departureTable, giftTable, transferTable } from './movement-tables.ts';
import { namedLotsTable } from './named-lots-table.ts';
import { changeTable, openPointTable, walletTable, warningTable } from './record-tables.ts';
import { type ReportTable, TABLE_IDS, type TableId } from './report-table.ts';
import { withStandIns } from './stand-ins.ts';
import { formTable, PROVISIONAL, summaryTable } from './summary-tables.ts';

type TableMaker = (report: TaxYearReport, locale: Locale) => ReportTable;

const MAKERS: Readonly<Record<TableId, TableMaker>> = {
  summary: summaryTable,
  forms: formTable,
  'carry-back': carryBackTable,
  wallets: walletTable,
  'open-points': openPointTable,
  method: methodTable,
  pools: poolTable,
  'named-lots': namedLotsTable,
  prices: priceTable,
  choices: choiceTable,
  assumptions: assumptionTable,
  lots: lotTable,
  income: incomeTable,
  spans: spanTable,
  derivatives: derivativeTable,
  transfers: transferTable,
  carried: carriedTable,
  gifts: giftTable,
  departures: departureTable,
  fees: feeTable,
  money: moneyTable,
  balances: balanceTable,
  'roll-forward': rollForwardTable,
  changes: changeTable,
  documents: documentTable,
  dac8: dac8Table,
  transactions: transactionTable,
  warnings: warningTable,
};

export function reportTable(id: TableId, report: TaxYearReport, locale: Locale): ReportTable {
  const table = withStandIns(MAKERS[id](report, locale), report, locale);
  if (report.completeness.complete) return table;
  // Sums of a year with open points say so wherever they stand; some say already what they lack.
  return {
    ...table,
    totals: table.totals.map((total) =>
      total.label.includes('(') ? total : { ...total, label: `${total.label} (${PROVISIONAL[locale]})` },
    ),
  };
}

/** Documents are a list of its own kind: where nobody attached any, there is no empty one. */
export function reportTables(report: TaxYearReport, locale: Locale): readonly ReportTable[] {
  const tables = TABLE_IDS.map((id) => reportTable(id, report, locale));
  return tables.filter(({ id, rows }) => id !== 'documents' || rows.length > 0);
}
