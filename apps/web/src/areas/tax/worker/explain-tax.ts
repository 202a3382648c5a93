/** The two estimates of tax line by line: the difference method or the flat estimate, and the flat tax of section 20. */
import { isZero } from '@cryptax/kernel';
import type { Summary } from '@cryptax/tax-de';
import { difference } from '../../../platform/difference.ts';
import type { Term } from '../explain-types.ts';
import { type Derivation, term, unlessZero } from './explain-parts.ts';

export function explainTax(summary: Summary, figure: 'tax.extra' | 'tax.capital'): Derivation {
  return figure === 'tax.extra' ? extraTax(summary) : flatTax(summary);
}

function extraTax(summary: Summary): Derivation {
  const { estimate } = summary;
  const base = taxableIncome(summary);
  if (estimate.kind === 'flat-estimate') {
    return {
      value: estimate.extraTax,
      blocks: [
        base,
        [
          term('crypto', estimate.crypto, 'plain'),
          { ...term('flat-rate', estimate.ratePercent, 'plain'), unit: 'percent' },
          term('tax.extra', estimate.extraTax, 'total'),
        ],
      ],
      rules: ['TAR-07'],
    };
  }
  const { with: after, without: before } = estimate;
  const shares = [
    term('income-tax-extra', difference(after.incomeTax, before.incomeTax), 'plain'),
    ...unlessZero(term('soli-extra', difference(after.soli, before.soli), 'plus')),
    ...unlessZero(term('church-extra', difference(after.churchTax, before.churchTax), 'plus')),
  ];
  return {
    value: estimate.extraTax,
    blocks: [
      base,
      [
        term('income-without', before.income, 'plain'),
        term('crypto', estimate.crypto, 'plus'),
        term('income-with', after.income, 'total'),
      ],
      [
        term('tax-with', after.total, 'plain'),
        term('tax-without', before.total, 'minus'),
        term('tax.extra', estimate.extraTax, 'total'),
      ],
      ...(shares.length > 1 ? [[...shares, term('tax.extra', estimate.extraTax, 'total')]] : []),
    ],
    rules: ['TAR-05', 'TAR-01', ...(before.joint ? ['TAR-02'] : []), 'TAR-03', 'TAR-06'],
  };
}

/** Of both spouses when they are assessed together and both have a ledger. */
function taxableIncome({ assessed, spouse, joint, estimate }: Summary): readonly Term[] {
  const both = joint && spouse !== null ? [spouse.privateSales.taxable, spouse.income.taxable] : [];
  return [
    term('s23.taxable', assessed.privateSales.taxable, 'plain', 's23.taxable'),
    term('s22.taxable', assessed.income.taxable, 'plus', 's22.taxable'),
    ...both.flatMap((value) => unlessZero(term('spouse-taxable', value, 'plus'))),
    term('crypto', estimate.crypto, 'total'),
  ];
}

function flatTax({ capitalTax }: Summary): Derivation {
  return {
    value: capitalTax.total,
    blocks: [
      [
        term('s20.taxable', capitalTax.taxable, 'plain', 's20.taxable'),
        term('capital-tax', capitalTax.tax, 'plain'),
        term('capital-soli', capitalTax.soli, 'plus'),
        ...unlessZero(term('capital-church', capitalTax.churchTax, 'plus')),
        term('tax.capital', capitalTax.total, 'total'),
      ],
    ],
    rules: ['CAP-03', ...(isZero(capitalTax.churchTax) ? [] : ['CAP-04'])],
  };
}
