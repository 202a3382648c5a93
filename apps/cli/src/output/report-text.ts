/** A report in a few lines for the terminal: the figures by law, the tax, and the files that were written. */
import { reportId, standInSentence } from '@cryptax/reports';
import type { Certainty, TaxYearReport } from '@cryptax/tax-de';
import type { Output } from '../report-outputs.ts';
import { doneText, rangeText, taxText, tightText } from './certainty-text.ts';
import { table } from './table.ts';

export function reportText(report: TaxYearReport, outputs: readonly Output[], certainty: Certainty): string {
  const { assessed, estimate, capitalTax } = report.summary;
  const { method, frame, completeness } = report;
  const settled = completeness.standIns === undefined ? 'complete' : 'complete, with provisional prices';
  const complete = completeness.complete ? settled : 'provisional: see the open points';
  const rows = [
    ['Private disposals, section 23', assessed.privateSales.net, assessed.privateSales.taxable],
    [
      // A loss after the period is no benefit: it cannot be deducted.
      assessed.taxFreeGain.startsWith('-')
        ? 'Loss after the holding period, does not count'
        : 'Tax-free after the holding period',
      assessed.taxFreeGain,
      '0.00',
    ],
    ['Services, section 22 Nr. 3', assessed.income.net, assessed.income.taxable],
    ['Futures, section 20', assessed.capital.net, assessed.capital.taxable],
  ];
  const tax = [
    [estimate.kind === 'difference' ? 'Extra tax, sections 22 and 23' : 'Rough estimate at 26.375%', estimate.extraTax],
    ['Flat tax, section 20', capitalTax.total],
    ['Losses carried forward, section 23', assessed.privateSales.carryOut],
  ];
  return [
    `Report ${frame.year}, ${reportId(report)}, ${complete}. Method ${method.method}, scope ${method.scope}${namedText(method.namedLots.disposals)}. Not tax advice.\n`,
    table([{ title: 'Law' }, { title: 'Net', align: 'right' }, { title: 'Taxable', align: 'right' }], rows),
    table([{ title: 'Tax' }, { title: 'EUR', align: 'right' }], tax),
    ...standInLines(report),
    ...certaintyLines(report, certainty),
    ...(outputs.length === 0 ? [] : [outputs.map(({ path }) => `Written: ${path}\n`).join('')]),
  ].join('\n');
}

/** Prices that may still be replaced: the report says the same before its figures. */
function standInLines(report: TaxYearReport): readonly string[] {
  const sentence = standInSentence(report, 'en');
  return sentence === '' ? [] : [`${sentence} With --prices you supply closes of a day yourself.\n`];
}

/** Lots that a disposal names go before the method (Rz. 61). */
function namedText(count: number): string {
  return count === 0 ? '' : `, ${count} ${count === 1 ? 'disposal' : 'disposals'} with named lots`;
}

/** What the answers can make of the year, where something is open. */
function certaintyLines(report: TaxYearReport, certainty: Certainty): readonly string[] {
  const year = String(report.frame.year);
  if (!isOpen(certainty, report.frame.year)) return [];
  // No answer moves the year, and a better price still can.
  const said =
    report.completeness.standIns === undefined
      ? [rangeText(year, certainty), doneText(year, certainty)]
      : ['At the prices so far: ', rangeText(year, certainty)];
  const lines = [...said, tightText(year, certainty)];
  const couple = report.summary.joint && report.summary.spouse !== null ? taxText(year, certainty) : '';
  return [[...lines, couple].join('')];
}

/** Something can still move the year: a question of this ledger, or one of the other ledger of a couple. */
export function isOpen({ questions, years }: Certainty, year: number): boolean {
  const tax = years[String(year)]?.tax;
  return questions.length > 0 || (tax !== undefined && tax.low !== tax.high);
}
