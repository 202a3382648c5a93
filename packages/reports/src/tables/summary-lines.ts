/**
 * The summary by law as a list of named figures in the order in which they come about. Screens of paper and sheet
 * print these lines; the names stay the same in every format.
 */
import {
  type AssessedYear,
  type LossMoves,
  type Summary,
  type TaxEstimate,
  type TaxYearReport,
  taxableSum,
} from '@cryptax/tax-de';
import type { Text } from '../text/locale.ts';

/** The groups that begin with `spouse-` are those of the other person of a jointly assessed couple. */
export type SummaryGroup = LawGroup | 'tax' | `spouse-${LawGroup}`;

type LawGroup = 'private-sales' | 'income' | 'capital';

export interface SummaryLine {
  readonly group: SummaryGroup;
  readonly id: string;
  readonly label: Text;
  readonly value: string;
  /** The figure that the group ends in. */
  readonly isResult?: boolean;
}

export function summaryLines({ summary }: TaxYearReport): readonly SummaryLine[] {
  const { assessed } = summary;
  return [
    ...salesLines(assessed, summary),
    ...incomeLines(assessed),
    ...capitalLines(assessed),
    ...taxLines(summary),
    ...spouseLines(summary),
  ];
}

function spouseLines({ joint, spouse }: Summary): readonly SummaryLine[] {
  if (!joint || spouse === null) return [];
  return [...salesLines(spouse), ...incomeLines(spouse), ...capitalLines(spouse)].map((line) => ({
    ...line,
    group: `spouse-${line.group as LawGroup}`,
  }));
}

/** Gains and losses apart are known only of the ledger that this report lists. */
function salesLines(assessed: AssessedYear, sums?: Pick<Summary, 'gains' | 'losses'>): readonly SummaryLine[] {
  const { privateSales: sales, privateSalesLosses, otherPrivateSales, generalExpenses, taxFreeGain } = assessed;
  const line = inGroup('private-sales');
  return [
    line(
      'proceeds',
      'Veräußerungserlöse (innerhalb der Haltefrist)',
      'Proceeds (inside the holding period)',
      sales.proceeds,
    ),
    line('cost', 'Anschaffungskosten', 'Cost', sales.cost),
    line('expenses', 'Werbungskosten', 'Expenses', sales.expenses),
    ...unlessZero(
      line('general', 'Darin allgemeine Kosten (anteilig)', 'Therein general costs (share)', generalExpenses),
    ),
    ...(sums === undefined
      ? []
      : [
          line('gains', 'Summe der Gewinne', 'Sum of gains', sums.gains),
          line('losses', 'Summe der Verluste', 'Sum of losses', sums.losses),
        ]),
    ...unlessZero(line('other', 'Andere private Veräußerungen', 'Other private disposals', otherPrivateSales)),
    line('net', 'Ergebnis des Jahres', 'Result of the year', sales.net),
    line('limit', 'Freigrenze (§ 23 Abs. 3 Satz 5 EStG)', 'Limit (section 23 (3) sentence 5 EStG)', sales.limit),
    ...lossLines('private-sales', privateSalesLosses),
    line('taxable', 'Steuerpflichtig', 'Taxable', sales.taxable, true),
    // A loss after the period is no benefit: it cannot be deducted.
    taxFreeGain.startsWith('-')
      ? line(
          'tax-free',
          'Verlust nach Haltefrist, nicht abziehbar',
          'Loss after the period, not deductible',
          taxFreeGain,
        )
      : line('tax-free', 'Steuerfrei nach Ablauf der Haltefrist', 'Tax-free after the holding period', taxFreeGain),
  ];
}

function incomeLines({ income, incomeLosses, otherIncome }: AssessedYear): readonly SummaryLine[] {
  const line = inGroup('income');
  return [
    line('gross', 'Einnahmen', 'Receipts', income.gross),
    line('expenses', 'Werbungskosten', 'Expenses', income.expenses),
    ...unlessZero(line('other', 'Andere Leistungen', 'Other services', otherIncome)),
    line('net', 'Einkünfte des Jahres', 'Income of the year', income.net),
    line('limit', 'Freigrenze (§ 22 Nr. 3 Satz 2 EStG)', 'Limit (section 22 no. 3 sentence 2 EStG)', income.limit),
    ...lossLines('income', incomeLosses),
    line('taxable', 'Steuerpflichtig', 'Taxable', income.taxable, true),
  ];
}

function capitalLines({ capital, otherCapital }: AssessedYear): readonly SummaryLine[] {
  const line = inGroup('capital');
  return [
    line('gains', 'Gewinne', 'Gains', capital.gains),
    line('losses', 'Verluste', 'Losses', capital.losses),
    ...unlessZero(line('other', 'Andere Kapitalerträge', 'Other capital income', otherCapital)),
    line('net', 'Ergebnis des Jahres', 'Result of the year', capital.net),
    ...unlessZero(
      line('carry-in', 'Verlustvortrag aus Vorjahren', 'Losses carried forward to this year', capital.carryIn),
    ),
    ...unlessZero(line('carry-used', 'Davon verrechnet', 'Thereof used', capital.carryUsed)),
    ...unlessZero(line('carry-out', 'Verlustvortrag in Folgejahre', 'Losses carried to later years', capital.carryOut)),
    line(
      'allowance',
      'Sparer-Pauschbetrag (§ 20 Abs. 9 EStG)',
      "Saver's allowance (section 20 (9) EStG)",
      capital.allowance,
    ),
    line('allowance-used', 'Davon verwendet', 'Thereof used', capital.allowanceUsed),
    line('taxable', 'Steuerpflichtig', 'Taxable', capital.taxable, true),
  ];
}

function lossLines(group: SummaryGroup, moves: LossMoves): readonly SummaryLine[] {
  const line = inGroup(group);
  return [
    line('carry-in', 'Verlustvortrag aus Vorjahren', 'Losses carried forward to this year', moves.carryIn),
    line('carry-used', 'Davon verrechnet', 'Thereof used', moves.carryUsed),
    ...unlessZero(
      line('back-in', 'Verlustrücktrag aus Folgejahr', 'Loss carried back from the next year', moves.carriedBackIn),
    ),
    ...unlessZero(
      line('back-out', 'Verlustrücktrag in Vorjahre', 'Loss carried back to earlier years', moves.carriedBackOut),
    ),
    ...unlessZero(line('spouse-used', 'Verlust des Ehegatten verrechnet', "Spouse's loss used", moves.spouseLossUsed)),
    ...unlessZero(
      line('spouse-given', 'Verlust an Ehegatten abgegeben', 'Loss given to the spouse', moves.spouseLossGiven),
    ),
    line('carry-out', 'Verlustvortrag in Folgejahre', 'Losses carried to later years', moves.carryOut),
  ];
}

function taxLines({ estimate, capitalTax, capitalByTariff, joint, spouse, assessed }: Summary): readonly SummaryLine[] {
  const line = inGroup('tax');
  return [
    ...otherLines(assessed),
    line('crypto', 'Steuerpflichtig durch Kryptowerte', 'Taxable because of crypto', estimate.crypto),
    ...(joint && spouse !== null ? [line('spouse', 'Davon Ehegatte', 'Thereof spouse', taxableSum(spouse))] : []),
    ...estimateLines(estimate),
    line('capital', 'Abgeltungsteuer auf § 20 EStG', 'Flat tax on section 20 EStG', capitalTax.total),
    ...(capitalByTariff === null
      ? []
      : [
          line(
            'capital-tariff',
            'Dieselben Kapitalerträge nach Tarif (Günstigerprüfung, auf Antrag)',
            'The same capital income by the tariff (on application)',
            capitalByTariff.total,
          ),
        ]),
  ];
}

/** Other private sales and services of the person share the limits; they are named only where there are some. */
function otherLines(assessed: AssessedYear): readonly SummaryLine[] {
  const line = inGroup('tax');
  if (!/[1-9]/.test(assessed.otherTaxable)) return [];
  return [
    line('all', 'Steuerpflichtig nach §§ 22, 23 EStG', 'Taxable under sections 22, 23 EStG', taxableSum(assessed)),
    line('other', 'Davon auch ohne Kryptowerte', 'Thereof without crypto too', assessed.otherTaxable),
  ];
}

function estimateLines(estimate: TaxEstimate): readonly SummaryLine[] {
  const line = inGroup('tax');
  if (estimate.kind === 'flat-estimate') {
    return [line('extra', 'Grobe Schätzung mit 26,375 %', 'Rough estimate at 26.375%', estimate.extraTax, true)];
  }
  return [
    line('without', 'Steuer ohne Kryptowerte', 'Tax without crypto', estimate.without.total),
    line('with', 'Steuer mit Kryptowerten', 'Tax with crypto', estimate.with.total),
    line('extra', 'Geschätzte Mehrsteuer (Unterschied)', 'Estimated extra tax (difference)', estimate.extraTax, true),
  ];
}

function inGroup(group: SummaryGroup) {
  return (id: string, de: string, en: string, value: string, isResult = false): SummaryLine => ({
    group,
    id,
    label: { de, en },
    value,
    ...(isResult ? { isResult } : {}),
  });
}

function unlessZero(line: SummaryLine): readonly SummaryLine[] {
  return /[1-9]/.test(line.value) ? [line] : [];
}
