/** The check before an answer is sent: which asked point cannot be answered fully yet, and why. */
import { berlinYearOf, compare, dec, hasShortKey, shortKeys, ZERO } from '@cryptax/kernel';
import type { TaxYearReport, WalletCoverage } from '@cryptax/tax-de';
import type { AnswerPoint } from './answer-points.data.ts';
import type { AnswerGap, AnswerInput, AskedAddress, GapCode } from './answer-request.ts';
import { askedDocumentTable, coverageOf, usedOf } from './own-tables.ts';
import type { AskedScope } from './scoped-report.ts';

const FIGURES: readonly AnswerPoint[] = ['overview', 'disposals', 'income'];
const LISTS: readonly AnswerPoint[] = [
  'purchases',
  'derivatives',
  'transfers',
  'money',
  'gifts',
  'balances',
  'roll-forward',
  'dac8',
  'transactions',
];

/** Which points an obstacle stands in the way of. */
const CONCERNS: Readonly<Record<GapCode, readonly AnswerPoint[]>> = {
  'year-unknown': [...FIGURES, ...LISTS, 'method', 'prices', 'changes'],
  'no-entries': [...FIGURES, ...LISTS],
  'deadline-passed': [],
  'sender-missing': [],
  'unread-rows': [...FIGURES, ...LISTS],
  'open-movements': [...FIGURES, ...LISTS],
  shortfalls: ['overview', 'disposals', 'balances', 'roll-forward'],
  'missing-prices': [...FIGURES, 'prices', 'dac8'],
  'provisional-prices': [...FIGURES, 'prices'],
  blocked: FIGURES,
  assumptions: ['overview', 'disposals', 'purchases'],
  silences: ['platforms', 'transactions', 'disposals'],
  'undescribed-wallets': ['platforms', 'addresses', 'dac8'],
  'no-address': ['addresses'],
  'no-terms': ['income'],
  'balance-without-value': ['balances'],
  'balance-below-zero': ['balances', 'roll-forward'],
  'purchases-without-money': ['money'],
  'typed-entries': ['purchases', 'transactions', 'files'],
  'one-pool': ['disposals', 'balances', 'roll-forward'],
  'no-files': ['files'],
  'no-documents': ['documents'],
  'address-not-told': ['disposals', 'income', ...LISTS],
};
/** Of the letter itself, whatever is asked. */
const ABOUT_THE_LETTER: readonly GapCode[] = ['deadline-passed', 'sender-missing'];
const MOST_NAMES = 6;

/** `reports` are those of the asked years, narrowed to the asked wallets. */
export function answerGaps(
  { request, reports, ranges = {}, addresses = [], today }: AnswerInput,
  scope: AskedScope | null,
): readonly AnswerGap[] {
  const found: AnswerGap[] = [];
  const note = (code: GapCode, year: number | null, count: number, names: readonly string[] = []) => {
    const points = CONCERNS[code].filter((point) => request.points.includes(point));
    if (count === 0 || (points.length === 0 && !ABOUT_THE_LETTER.includes(code))) return;
    found.push({ code, points, year, count, names: names.slice(0, MOST_NAMES), ...rangeOf(code, year) });
  };
  const rangeOf = (code: GapCode, year: number | null): Pick<AnswerGap, 'range'> => {
    const range = year === null || !MOVES_FIGURES.includes(code) ? undefined : ranges[String(year)];
    return range === undefined || range.complete ? {} : { range: range.privateSales };
  };
  const { letter, years } = request;
  note('deadline-passed', null, letter.deadline !== '' && letter.deadline < today ? 1 : 0);
  note('sender-missing', null, hasSender(reports) ? 0 : 1);
  for (const year of years) {
    const report = reports.find(({ frame }) => frame.year === year);
    if (report === undefined) note('year-unknown', year, 1);
    else yearGaps(report, (code, count, names) => note(code, year, count, names));
  }
  walletGaps(coverageOf(reports), addresses, (code, names) => note(code, null, names.length, names));
  const isOnePool = scope !== null && reports.some(({ method }) => method.scope === 'global');
  note('one-pool', null, isOnePool ? 1 : 0);
  const hasFiles = reports.some(({ transactions }) => transactions.some(({ source }) => source.file !== null));
  note('no-files', null, hasFiles ? 0 : 1);
  note('no-documents', null, askedDocumentTable(reports).rows.length === 0 ? 1 : 0);
  const parts = scope?.parts ?? [];
  note(
    'address-not-told',
    null,
    parts.length,
    parts.map(({ address }) => address),
  );
  return found;
}

const MOVES_FIGURES: readonly GapCode[] = ['unread-rows', 'open-movements', 'shortfalls', 'missing-prices', 'blocked'];

function hasSender(reports: readonly TaxYearReport[]): boolean {
  const person = reports.at(-1)?.frame.person;
  return person?.name !== undefined && (person.address ?? []).length > 0;
}

type NoteOfYear = (code: GapCode, count: number, names?: readonly string[]) => void;

function yearGaps(report: TaxYearReport, note: NoteOfYear): void {
  const { completeness, balances, transactions, incomeSpans, frame } = report;
  note('no-entries', transactions.length === 0 ? 1 : 0);
  note('unread-rows', completeness.unreadRows.length);
  note('open-movements', completeness.openMovements?.length ?? 0);
  note('shortfalls', completeness.shortfalls.length);
  note('missing-prices', completeness.missingPrices.length);
  note('provisional-prices', completeness.standIns?.events.length ?? 0);
  note('blocked', completeness.blocked.length);
  note('assumptions', completeness.assumptions);
  const silent = completeness.wallets.filter(({ silences }) => silences.some((span) => touches(span, frame.year)));
  note('silences', silent.length, silent.map(nameOf));
  note('no-terms', incomeSpans.length, unique(incomeSpans.map(({ asset, wallet }) => `${asset} (${wallet})`)));
  const held = balances.filter(({ after }) => compare(dec(after.amount), ZERO) > 0);
  const unvalued = held.filter(({ value }) => value === undefined);
  note('balance-without-value', unvalued.length, unique(unvalued.map(({ asset }) => asset)));
  const below = balances.filter(({ after }) => compare(dec(after.amount), ZERO) < 0);
  note('balance-below-zero', below.length, unique(below.map(({ asset, wallet }) => `${asset} (${wallet})`)));
  const typed = transactions.filter(({ source }) => source.file === null);
  note('typed-entries', typed.length);
  const paid = new Set(transactions.filter(({ source }) => source.kind === 'money-in').map(({ wallet }) => wallet));
  const bought = unique(transactions.filter(({ source }) => source.kind === 'buy').map(({ wallet }) => wallet));
  const unpaid = bought.filter((wallet) => !paid.has(wallet));
  note('purchases-without-money', unpaid.length, unpaid);
}

function touches({ from, to }: { readonly from: string; readonly to: string }, year: number): boolean {
  return (berlinYearOf(from) ?? year) <= year && (berlinYearOf(to) ?? year) >= year;
}

function walletGaps(
  wallets: readonly WalletCoverage[],
  known: readonly AskedAddress[],
  note: (code: GapCode, names: readonly string[]) => void,
): void {
  /** A key is no address: without those that it was used with there is none to name. */
  const hasNone = ({ address, wallet }: WalletCoverage) =>
    address === undefined || (hasShortKey(shortKeys(address)) && usedOf(wallet, known).length === 0);
  note('undescribed-wallets', wallets.filter(({ kind }) => kind === undefined).map(nameOf));
  note('no-address', wallets.filter((line) => line.kind === 'wallet' && hasNone(line)).map(nameOf));
}

function nameOf({ name, wallet }: WalletCoverage): string {
  return name ?? wallet;
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
