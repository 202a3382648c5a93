/** A plan on paper: what to sell when and why, the years, the two alternatives, every lot, and what was assumed. */
import { ALL_WALLETS } from '@cryptax/ledger';
import { difference } from '../../../../../platform/difference.ts';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { type Locale, type Translate, translate } from '../../../../../platform/i18n/strings.ts';
import { formatDay, formatInstantDay } from '../../../../../ui/format/date.ts';
import { formatEuro } from '../../../../../ui/format/euro.ts';
import { formatPercent } from '../../../../../ui/format/number-format.ts';
import { formatPrice } from '../../../../../ui/format/price.ts';
import { formatExact, formatQuantity } from '../../../../../ui/format/quantity.ts';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import type { DocumentTable, MultiYearPlan, PlanDocument, PlanTotals, PlanYear } from '../../../planning-types.ts';
import type { planStrings } from '../plan-strings.ts';

/** What is read off a plan: what it saves, and whether it is proven. Tax against selling the same sum at once. */
export function savedByPlan({ sellAllNow, totals }: MultiYearPlan): string {
  return difference(sellAllNow.tax, totals.tax);
}

/** Figures are rounded to the cent, so a gap of one is none. */
export function isProven({ gap }: MultiYearPlan): boolean {
  return Number(gap) <= 0.01;
}

/** Share of the limit from which a small move of the price can tip it. */
const TIGHT = 0.9;

/** Years that stay below their limit by little. */
export function tightYears({ years }: MultiYearPlan): readonly PlanYear[] {
  return years.filter(({ net, limit, limitReached }) => !limitReached && Number(net) >= Number(limit) * TIGHT);
}

export function roomOf({ net, limit }: PlanYear): string {
  return difference(limit, net);
}

type Words = Translate<typeof planStrings.table>;

export function planPaper(plan: MultiYearPlan, t: Words, locale: Locale): PlanDocument {
  const euro = (value: string) => formatEuro(value, locale);
  const percent = formatPercent(Number(plan.outlookPercent) / 100, locale, { sign: 'always' });
  return {
    title: t('optimiser'),
    subtitle: t('paper.subtitle', {
      from: formatDay(plan.start, locale),
      to: formatDay(plan.end, locale),
      goal: t(`goal.${plan.goal}`),
      percent,
    }),
    figures: [
      { label: t('plan.tax'), value: euro(plan.totals.tax) },
      { label: t('plan.net'), value: euro(plan.totals.netAfterTax) },
      { label: t('plan.saved'), value: euro(savedByPlan(plan)) },
      { label: t('plan.gap'), value: isProven(plan) ? t('plan.optimal') : t('paper.gap', { gap: euro(plan.gap) }) },
    ],
    tables: [
      stepTable(plan, t, locale),
      compareTable(plan, t, euro),
      yearTable(plan, t, euro),
      lotTable(plan, t, locale),
    ],
    notes: [
      ...tightYears(plan).map((year) =>
        t('plan.tight', { year: year.year, room: euro(roomOf(year)), limit: euro(year.limit) }),
      ),
      t('paper.outlook', { percent }),
      ...(plan.assumedLawYears.length > 0 ? [assumedWords(plan, t)] : []),
      t(`plan.basis.${plan.basis}`, { tax: euro(plan.taxInForce) }),
      translate(disclaimerStrings, locale, 'disclaimer'),
    ],
  };
}

export function assumedWords({ assumedLawYears, years }: MultiYearPlan, t: Words): string {
  return t('plan.assumed', {
    years: assumedLawYears.join(', '),
    lawYear: Math.min(...years.map(({ lawYear }) => lawYear)),
  });
}

function stepTable({ steps }: MultiYearPlan, t: Words, locale: Locale): DocumentTable {
  const euro = (value: string) => formatEuro(value, locale);
  return {
    title: t('paper.steps'),
    columns: [
      { title: t('day'), width: 6 },
      { title: t('what'), width: 13 },
      { title: t('assumedPrice'), width: 9, isFigure: true },
      { title: t('proceeds'), width: 8, isFigure: true },
      { title: t('step.taxable'), width: 8, isFigure: true },
      { title: t('why'), width: 15 },
    ],
    rows: steps.map((step) => [
      formatDay(step.day, locale),
      `${formatQuantity(step.amount, locale)} ${readable(step.asset)}${step.wallet === ALL_WALLETS ? '' : `, ${step.wallet}`}`,
      formatPrice(step.price, locale),
      euro(step.proceeds),
      formatEuro(step.taxableGain, locale, { sign: 'always' }),
      t(`reason.${step.reason}`),
    ]),
  };
}

function compareTable(plan: MultiYearPlan, t: Words, euro: (value: string) => string): DocumentTable {
  const row = (id: 'plan' | 'now' | 'nothing', { proceeds, tax, netAfterTax, remainingValue }: PlanTotals) => [
    t(`compared.${id}`),
    euro(proceeds),
    euro(tax),
    euro(netAfterTax),
    euro(remainingValue),
  ];
  return {
    title: t('compared'),
    columns: [
      { title: '', width: 16 },
      ...[t('proceeds'), t('tax'), t('net'), t('remaining')].map((title) => ({ title, width: 10, isFigure: true })),
    ],
    rows: [row('plan', plan.totals), row('now', plan.sellAllNow), row('nothing', plan.doNothing)],
  };
}

function yearTable({ years }: MultiYearPlan, t: Words, euro: (value: string) => string): DocumentTable {
  return {
    title: t('years'),
    columns: [
      { title: t('year'), width: 8 },
      ...[t('year.net'), t('year.limit'), t('year.taxable'), t('tax'), t('year.carry')].map((title) => ({
        title,
        width: 10,
        isFigure: true,
      })),
    ],
    rows: years.map((year) => [
      String(year.year),
      euro(year.net),
      euro(year.limit),
      euro(year.taxable),
      euro(year.tax),
      euro(year.carryOut),
    ]),
  };
}

function lotTable({ steps }: MultiYearPlan, t: Words, locale: Locale): DocumentTable {
  const euro = (value: string) => formatEuro(value, locale);
  return {
    title: t('paper.lots'),
    columns: [
      { title: t('paper.sold'), width: 7 },
      { title: t('what'), width: 14 },
      { title: t('paper.acquired'), width: 7 },
      { title: t('paper.free'), width: 7 },
      { title: t('proceeds'), width: 8, isFigure: true },
      { title: t('paper.cost'), width: 8, isFigure: true },
      { title: t('paper.gain'), width: 8, isFigure: true },
    ],
    rows: steps.flatMap(({ day, parts }) =>
      parts.map((part) => [
        formatDay(day, locale),
        `${formatExact(part.amount, locale)} ${readable(part.asset)}`,
        formatInstantDay(Date.parse(part.acquiredAt), locale),
        formatDay(part.freeFrom, locale),
        euro(part.proceeds),
        euro(part.cost),
        formatEuro(part.gain, locale, { sign: 'always' }),
      ]),
    ),
  };
}
