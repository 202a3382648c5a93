/**
 * What one more gain inside the holding period would cost this year: the year is assessed with it and without it, by the
 * same rules as the report, so limits, carried losses and the tariff all count.
 */
import { add, dec, formatDecimal, round, subtract } from '@cryptax/kernel';
import type { LedgerEngine, YearFigures } from '@cryptax/ledger';
import type { TaxSettings } from '../../../platform/ledger/ledger-state.ts';
import type { ExtraTaxes } from '../../../platform/ledger/price-types.ts';
import { type EstimatedYear, estimatedYears } from '../../../platform/ledger/worker/tax-figures.ts';

/** Null where the tariff of the year is not known or the profile cannot be read. */
export function extraTaxes(
  engine: LedgerEngine,
  settings: TaxSettings,
  year: number,
  gains: readonly string[],
): ExtraTaxes | null {
  const figures = engine.years();
  const before = yearWith(figures, settings, year, '0.00');
  if (before?.estimate === undefined) return null;
  const { estimate, privateSales } = before;
  const taxes = gains.map((text) => {
    const gain = formatDecimal(round(dec(text), 2, 'half-away'));
    const after = yearWith(figures, settings, year, gain)?.estimate;
    const extra = after === undefined ? dec('0.00') : subtract(dec(after.extraTax), dec(estimate.extraTax));
    return { gain, tax: formatDecimal(extra) };
  });
  return { year, kind: estimate.kind, net: privateSales.net, limit: privateSales.limit, taxes };
}

function yearWith(
  figures: readonly YearFigures[],
  settings: TaxSettings,
  year: number,
  gain: string,
): EstimatedYear | undefined {
  const known = figures.filter((one) => one.year !== year);
  const own = figures.find((one) => one.year === year) ?? emptyYear(year);
  const years = [...known, plusGain(own, gain)].sort((a, b) => a.year - b.year);
  return estimatedYears({ years: () => years }, settings, year).find((one) => one.year === year);
}

function plusGain(figures: YearFigures, gain: string): YearFigures {
  const { taxable } = figures;
  const plus = (value: string) => formatDecimal(add(dec(value), dec(gain)));
  const isLoss = gain.startsWith('-');
  return {
    ...figures,
    taxable: {
      ...taxable,
      proceeds: plus(taxable.proceeds),
      net: plus(taxable.net),
      ...(isLoss ? { losses: plus(taxable.losses) } : { gains: plus(taxable.gains) }),
    },
  };
}

function emptyYear(year: number): YearFigures {
  const zero = '0.00';
  return {
    year,
    taxable: { proceeds: zero, cost: zero, expenses: zero, net: zero, gains: zero, losses: zero },
    taxFreeGain: zero,
    free: { proceeds: zero, cost: zero, expenses: zero },
    income: { gross: zero, expenses: zero, net: zero },
    derivatives: { gains: zero, losses: zero, net: zero },
    incomplete: 0,
  };
}
