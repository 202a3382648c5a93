/**
 * What the other reading of an open point would make of the year: the ledger is matched again with that one setting
 * changed. Only points that the ledger touches are asked, so most reports ask none.
 */
import type { LedgerEvent, MatchSettings, OpenChoice, YearFigures } from '@cryptax/ledger';
import { OPEN_CHOICES } from '@cryptax/ledger';
import { yearFiguresOf } from '../assess/year-figures.ts';
import { loadEngine } from '../compute/load-engine.ts';
import { differenceText } from '../money/eur.ts';

/** Change of the year's results by the other reading, before limits and carries. */
export interface ChoiceEffect {
  readonly other: string;
  readonly privateSales: string;
  readonly income: string;
  readonly capital: string;
  readonly taxFree: string;
}

export function choiceEffect(
  choice: OpenChoice,
  events: readonly LedgerEvent[],
  settings: MatchSettings,
  figures: readonly YearFigures[],
  year: number,
): ChoiceEffect {
  const used = settings[choice] ?? OPEN_CHOICES[choice][0];
  const other = OPEN_CHOICES[choice].find((value) => value !== used) ?? used;
  const changed = yearFiguresOf(loadEngine(events, { ...settings, [choice]: other }).years(), year);
  const own = yearFiguresOf(figures, year);
  return {
    other,
    privateSales: differenceText(changed.taxable.net, own.taxable.net),
    income: differenceText(changed.income.net, own.income.net),
    capital: differenceText(changed.derivatives.net, own.derivatives.net),
    taxFree: differenceText(changed.taxFreeGain, own.taxFreeGain),
  };
}
