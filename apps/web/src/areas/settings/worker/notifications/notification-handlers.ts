/** Answers what is due, from the book and the worker's own clock. */
import {
  add,
  compare,
  compareText,
  type Day,
  dayFromCivil,
  daysInMonth,
  dec,
  formatDay,
  formatDecimal,
  isZero,
  multiply,
  normalize,
  ok,
  weekday,
} from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { OpenBook } from '../../../../platform/ledger/worker/books.ts';
import { pointsOf } from '../../../../platform/ledger/worker/certainty/book-certainty.ts';
import { doubtfulCoins } from '../../../../platform/ledger/worker/certainty/certainty-view.ts';
import type { WithBook } from '../../../../platform/ledger/worker/context.ts';
import type { EstimatedYear } from '../../../../platform/ledger/worker/tax-figures.ts';
import type { DueNotice, NoticeQuestion } from '../../setting-answers.ts';

export function createNotificationHandlers(withBook: WithBook) {
  return {
    dueNotices: (book: Book, question: NoticeQuestion): Answer<readonly DueNotice[]> =>
      withBook(book, async (open, { today, currentYear }) => ok(dueNotices(open, today(), currentYear(), question))),
  };
}

/** A week ahead, and a week back for who did not look in. */
const FREE_DAYS = 7;
/** From four fifths of a limit on it is near. */
const NEAR = dec('0.8');
/** A month before, and again a week before. */
const FILING_DAYS = [30, 7] as const;

/**
 * Lots, limits and dates that are near, from one state of the book. A notice is read without the screen beside it, so it says
 * only what no open answer can change: nothing of limits while anything waits, nothing of coins in doubt.
 */
function dueNotices(open: OpenBook, today: Day, year: number, question: NoticeQuestion): readonly DueNotice[] {
  const { years } = open.loaded;
  return [
    ...freeNotices(open, today),
    ...(open.cards.length === 0 ? limitNotices(years, year) : []),
    ...filingNotices(years, today, question),
  ];
}

function freeNotices(open: OpenBook, today: Day): readonly DueNotice[] {
  const { engine } = open.loaded;
  const doubtful = doubtfulCoins(open, pointsOf(open.loaded));
  if (doubtful === 'all') return [];
  const groups = new Map<string, { readonly asset: string; readonly on: number; amount: string }>();
  for (const { asset, amount, lastTaxableDay } of engine.exactLots()) {
    const on = lastTaxableDay + 1;
    if (Math.abs(on - today) > FREE_DAYS || isZero(amount) || doubtful.includes(asset)) continue;
    const key = `${asset}:${on}`;
    const known = groups.get(key);
    const sum = add(dec(known?.amount ?? '0'), amount);
    groups.set(key, { asset, on, amount: formatDecimal(normalize(sum)) });
  }
  return [...groups.values()]
    .sort((a, b) => a.on - b.on || compareText(a.asset, b.asset))
    .map(({ asset, on, amount }) => {
      const day = formatDay(on as Day);
      const daysLeft = on - today;
      return {
        kind: 'free',
        id: `free:${asset}:${day}:${daysLeft > 0 ? 'soon' : 'now'}`,
        asset,
        amount,
        day,
        daysLeft,
      };
    });
}

function limitNotices(years: readonly EstimatedYear[], wanted: number): readonly DueNotice[] {
  const year = years.find((each) => each.year === wanted);
  if (year === undefined) return [];
  return (['sales', 'income'] as const).flatMap((what): readonly DueNotice[] => {
    const { net, limit, limitReached } = what === 'sales' ? year.privateSales : year.income;
    const isNear = compare(dec(net), multiply(dec(limit), NEAR)) >= 0;
    if (!limitReached && !isNear) return [];
    const state = limitReached ? 'reached' : 'near';
    return [
      {
        kind: 'limit',
        id: `limit:${what}:${wanted}:${state}`,
        what,
        year: wanted,
        net,
        limit,
        isReached: limitReached,
      },
    ];
  });
}

function filingNotices(
  years: readonly EstimatedYear[],
  today: Day,
  { hasAdviser }: NoticeQuestion,
): readonly DueNotice[] {
  return years
    .filter(({ year, privateSales, income }) => {
      const matters = [privateSales.net, income.net].some((net) => !isZero(dec(net)));
      return year >= FIRST_YEAR && matters;
    })
    .flatMap(({ year }): readonly DueNotice[] => {
      const on = filingDay(year, hasAdviser);
      const daysLeft = on - today;
      const step = FILING_DAYS.findLast((days) => daysLeft <= days);
      if (step === undefined || daysLeft < 0) return [];
      return [{ kind: 'filing', id: `filing:${year}:${formatDay(on)}:${step}`, year, day: formatDay(on), daysLeft }];
    });
}

/**
 * The last day for a tax return: seven months after the year's end (§ 149 (2) AO), with an adviser the last day of February
 * of the second year after (§ 149 (3) AO); a Saturday or Sunday moves it to the next Monday (§ 108 (3) AO). The years up to
 * 2024 had longer dates of their own and are past.
 */
const FIRST_YEAR = 2025;

function filingDay(year: number, hasAdviser: boolean): Day {
  const day = hasAdviser ? dayFromCivil(year + 2, 2, daysInMonth(year + 2, 2)) : dayFromCivil(year + 1, 7, 31);
  return nextWorkday(day);
}

/** Public holidays differ by state; none is on these days. */
function nextWorkday(day: Day): Day {
  const of = weekday(day);
  return (of === SATURDAY ? day + 2 : of === SUNDAY ? day + 1 : day) as Day;
}

const SATURDAY = 6;
const SUNDAY = 0;
