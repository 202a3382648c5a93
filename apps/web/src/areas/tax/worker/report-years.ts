/** The years a ledger touches, each with its key figures and whether anything in it still waits for an answer. */
import { berlinYearOf } from '../../../platform/berlin-day.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { EstimatedYear } from '../../../platform/ledger/worker/tax-figures.ts';
import type { ReportYear } from '../report-types.ts';

export function reportYears({ loaded, cards }: OpenBook, runningYear: number): readonly ReportYear[] {
  const events = new Map<number, number>();
  for (const { at } of loaded.valued) {
    const year = berlinYearOf(at);
    if (year !== null) events.set(year, (events.get(year) ?? 0) + 1);
  }
  // A card without a date can belong to any year.
  const openYears = cards.map(({ at }) => (at === undefined ? null : berlinYearOf(at)));
  const isOpen = (year: number) => openYears.some((open) => open === null || open === year);
  return [...new Set([...events.keys(), runningYear])]
    .sort((a, b) => b - a)
    .map((year) => {
      const assessed = loaded.years.find((row) => row.year === year);
      const provisional = isOpen(year) || (assessed?.incomplete ?? 0) > 0;
      return {
        year,
        events: events.get(year) ?? 0,
        state: year >= runningYear ? 'running' : provisional ? 'provisional' : 'final',
        ...(assessed === undefined ? {} : { figures: figuresOf(assessed) }),
      };
    });
}

function figuresOf({ privateSales, taxFreeGain, income, estimate }: EstimatedYear): NonNullable<ReportYear['figures']> {
  return {
    net: privateSales.net,
    taxable: privateSales.taxable,
    freeGain: taxFreeGain,
    income: income.net,
    ...(estimate === undefined ? {} : { extraTax: estimate.extraTax }),
  };
}
