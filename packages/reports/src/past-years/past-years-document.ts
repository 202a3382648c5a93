/** Past years on paper: declared against computed, tax, interest with its months, periods, and what is still open. Nothing is computed. */
import type { PastYear, YearCertainty } from '@cryptax/tax-de';
import { yearsText } from '../answer/answer-letter.ts';
import type { DocumentTable, PlanDocument } from '../plan-document/plan-document.ts';
import { quantityText } from '../tables/wallet-text.ts';
import { dayText } from '../text/dates.ts';
import { euroWords } from '../text/euro-words.ts';
import { INCOMPLETE, LAWYER, NOTES, UNKNOWN_YEARS, WORDS } from './past-years-words.data.ts';

export interface PrintedYear extends PastYear {
  /** Whether anything was entered as declared. */
  readonly isEntered: boolean;
  /** What open questions can make of the year; absent where nothing is open. */
  readonly range?: YearCertainty | undefined;
}

export interface PastYearsPaper {
  /** Years that are over, oldest first. */
  readonly years: readonly PrintedYear[];
  /** Null where the tax of a year is not known. */
  readonly totals: { readonly taxable: string; readonly tax: string | null; readonly interest: string | null };
  readonly unknownYears: readonly number[];
  /** The day on which corrected assessments would take effect. */
  readonly effective: string;
  readonly today: string;
  readonly owner?: string | undefined;
}

export function pastYearsDocument(paper: PastYearsPaper): PlanDocument {
  const { years, totals, unknownYears, effective, owner } = paper;
  const open = years.filter(isOpen).map(({ year }) => year);
  const isShort = years.some(({ difference }) => isAbove(difference.taxable));
  const named = (text: string, list: readonly number[]) => text.replace('{years}', yearsText(list));
  return {
    title: WORDS.title,
    subtitle: named(
      WORDS.subtitle,
      years.map(({ year }) => year),
    ),
    figures: [
      ...(owner === undefined ? [] : [{ label: WORDS.owner, value: owner }]),
      { label: WORDS.effective, value: day(effective) },
      { label: WORDS.taxable, value: euro(totals.taxable) },
      { label: WORDS.tax, value: euro(totals.tax) },
      { label: WORDS.interest, value: euro(totals.interest) },
    ],
    tables: [
      comparison(paper),
      openTable(years),
      byKind(years),
      interestTable(years),
      evasionTable(years),
      periods(paper),
    ],
    notes: [
      ...(isShort ? [LAWYER] : []),
      ...(open.length === 0 ? [] : [named(INCOMPLETE, open)]),
      ...(unknownYears.length === 0 ? [] : [named(UNKNOWN_YEARS, unknownYears)]),
      ...NOTES,
    ],
    frame: { state: WORDS.state, about: WORDS.about },
  };
}

const figure = (title: string, width = 1.3) => ({ title, width, isFigure: true });
const YEAR = { title: 'Jahr', width: 0.6 };

function comparison({ years, totals }: PastYearsPaper): DocumentTable {
  return {
    title: 'Jahre im Vergleich',
    columns: [
      YEAR,
      figure('Erklärt'),
      figure('Berechnet'),
      figure('Unterschied'),
      figure('Steuer'),
      figure('Zinsen'),
      { title: 'Stand', width: 1.2 },
    ],
    endsInSum: true,
    rows: [
      ...years.map((row) => [
        String(row.year),
        row.isEntered ? euro(row.declared.taxable) : WORDS.none,
        euro(row.computed.taxable),
        euro(row.difference.taxable),
        euro(row.difference.tax),
        euro(row.interest?.amount ?? null),
        isOpen(row) ? WORDS.open : WORDS.final,
      ]),
      [WORDS.total, '', '', euro(totals.taxable), euro(totals.tax), euro(totals.interest), ''],
    ],
  };
}

/** What stands before a complete correction: sales without a result, and between which sums the year lies. */
function openTable(years: readonly PrintedYear[]): DocumentTable {
  const between = ({ low, high }: YearCertainty['privateSales']) =>
    low === null || high === null ? 'nicht begrenzt' : low === high ? euro(low) : `${euro(low)} bis ${euro(high)}`;
  return {
    title: 'Was noch offen ist',
    columns: [
      YEAR,
      figure('Verkäufe ohne Ergebnis', 1.4),
      figure('Private Veräußerungen liegen zwischen', 2.6),
      figure('Leistungen liegen zwischen', 2.2),
    ],
    rows: years
      .filter(isOpen)
      .map(({ year, incomplete, range }) => [
        String(year),
        String(incomplete),
        range === undefined ? WORDS.unknown : between(range.privateSales),
        range === undefined ? WORDS.unknown : between(range.income),
      ]),
  };
}

function byKind(years: readonly PrintedYear[]): DocumentTable {
  return {
    title: 'Vor Freigrenzen und Verlusten, nach Einkunftsart',
    columns: [
      YEAR,
      figure('§ 23 EStG erklärt'),
      figure('§ 23 EStG berechnet'),
      figure('§ 22 Nr. 3 EStG erklärt'),
      figure('§ 22 Nr. 3 EStG berechnet'),
    ],
    rows: years.map(({ year, isEntered, declared, computed }) => [
      String(year),
      isEntered ? euro(declared.privateSales) : WORDS.none,
      euro(computed.privateSales),
      isEntered ? euro(declared.income) : WORDS.none,
      euro(computed.income),
    ]),
  };
}

function interestTable(years: readonly PrintedYear[]): DocumentTable {
  return {
    title: 'Wie die Zinsen entstehen (§ 233a AO)',
    columns: [
      YEAR,
      figure('Einkommensteuer, auf 50 € abgerundet', 1.5),
      { title: 'Zeitraum', width: 1.9 },
      figure('Volle Monate', 0.9),
      figure('Je Monat', 0.8),
      { title: 'Grundlage', width: 1.5 },
      figure('Zinsen'),
    ],
    rows: years.flatMap(({ year, interest }) => {
      if (interest === null || interest.base === '0.00') return [];
      if (interest.parts.length === 0) {
        return [[String(year), euro(interest.base), `ab ${day(interest.from)}`, '0', '', '', euro(interest.amount)]];
      }
      return interest.parts.map(({ from, to, months, ratePerMonth, ref }, index) => [
        index === 0 ? String(year) : '',
        index === 0 ? euro(interest.base) : '',
        `${day(from)} bis ${day(to)}`,
        String(months),
        `${quantityText(ratePerMonth, 'de')}\u00a0%`,
        ref.replace('(', 'Abs. ').replace(')', ''),
        index === interest.parts.length - 1 ? euro(interest.amount) : '',
      ]);
    }),
  };
}

/** Only where it is known when the tax was due. */
function evasionTable(years: readonly PrintedYear[]): DocumentTable {
  return {
    title: 'Zusätzlich, falls Steuer hinterzogen wurde (§ 235 AO)',
    columns: [
      YEAR,
      { title: 'Zeitraum', width: 2 },
      figure('Volle Monate'),
      figure('Angerechnet nach § 235 Abs. 4 AO', 1.8),
      figure('Zinsen'),
    ],
    rows: years.flatMap(({ year, ifEvaded }) =>
      ifEvaded === null || ifEvaded.base === '0.00'
        ? []
        : [
            [
              String(year),
              `${day(ifEvaded.from)} bis ${day(ifEvaded.to)}`,
              String(ifEvaded.months),
              euro(ifEvaded.credited),
              euro(ifEvaded.amount),
            ],
          ],
    ),
  };
}

function periods({ years, today }: PastYearsPaper): DocumentTable {
  const until = (end: string) => (end < today ? `${WORDS.over} am ${day(end)}` : day(end));
  return {
    title: 'Bis wann ein Jahr geändert werden kann',
    columns: [
      YEAR,
      { title: 'Versehen (4 Jahre)', width: 1.5 },
      { title: 'Leichtfertigkeit (5 Jahre)', width: 1.5 },
      { title: 'Hinterziehung (10 Jahre)', width: 1.5 },
    ],
    rows: years.map(({ year, openUntil }) => [
      String(year),
      until(openUntil.ordinary),
      until(openUntil.reckless),
      until(openUntil.evasion),
    ]),
  };
}

function isOpen({ incomplete, range }: PrintedYear): boolean {
  return incomplete > 0 || range?.complete === false;
}

function isAbove(amount: string): boolean {
  return !amount.startsWith('-') && amount !== '0.00';
}

function euro(amount: string | null): string {
  return amount === null ? WORDS.unknown : euroWords(amount, 'de');
}

function day(text: string): string {
  return dayText(text, 'de');
}
