/** Past years: declared against computed, read from the one ledger and the one assessment. */
import {
  add,
  dec,
  defined,
  err,
  formatDay,
  formatDecimal,
  isRecord,
  ok,
  parseDay,
  parseDecimal,
  type Result,
  ZERO,
} from '@cryptax/kernel';
import { pastYearsDocument } from '@cryptax/reports/past-years';
import { type Book, type Store, sameData } from '@cryptax/store';
import { compareYears, type DeclaredYear, TAX_YEARS } from '@cryptax/tax-de';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { CHOICE_KEYS, choice, keepChoices, newerChoice } from '../../../platform/ledger/worker/keep-choice.ts';
import { readSetting, taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { MadeFile } from '../report-types.ts';
import type { PastYearRow, PastYearsView } from '../screen-types.ts';
import { personData } from './beside-entries.ts';
import { madeFile } from './file-maker.ts';
import type { ReportWriter } from './report-writer.ts';
import { sealedFigures } from './sealed-reports.ts';

export function createPastYearsHandlers(
  { withBook, withLedger, editing }: WorkerContext,
  { write }: ReportWriter,
  certainty: BookCertainty,
) {
  return {
    /** `effective`: the day on which corrected assessments would take effect, up to which interest runs. */
    pastYears: (book: Book, effective: string): Answer<PastYearsView> =>
      withBook(book, (open, live) => viewOf(open, live, effective)),
    /** The same as PDF for adviser or lawyer, in German, with what open questions can still make of each year. */
    printPastYears: (book: Book, effective: string): Answer<MadeFile> =>
      withBook(book, async (open, live) => {
        const view = await viewOf(open, live, effective);
        if (!view.ok) return view;
        const known = await certainty(open, live);
        if (!known.ok) return known;
        const ranges = known.value.certainty.years;
        const { rows, totals, unknownYears } = view.value;
        const { name: owner } = await personData(live.store);
        const document = pastYearsDocument({
          years: rows
            .filter(({ isRunning }) => !isRunning)
            .map((row) => ({ ...row, isEntered: row.entered !== undefined, range: ranges[String(row.year)] }))
            .reverse(),
          totals,
          unknownYears,
          effective,
          today: formatDay(live.today()),
          owner,
        });
        const options = { locale: 'de', madeAt: live.now(), demo: book === 'demo' } as const;
        const job = { kind: 'plan', fileName: 'Vergangene_Jahre.pdf', document, options } as const;
        return madeFile(write(job, () => undefined).file);
      }),
    /** Gain and income of a sealed report, to be taken for what was declared. */
    sealedFigures: (id: string): Answer<DeclaredYear> => withLedger(({ store }) => sealedFigures(store, id)),
    /** `null` forgets the year; `base` is what the form was opened with. */
    setDeclared: (
      book: Book,
      year: number,
      change: { readonly declared: DeclaredYear | null; readonly base: DeclaredYear | undefined },
    ): Answer<void> => editing(({ store }) => setDeclaredYear(store, book, year, change)),
  };
}

async function viewOf(
  { loaded }: OpenBook,
  { store, currentYear }: LiveLedger,
  effective: string,
): Promise<Result<PastYearsView, LedgerError>> {
  const day = parseDay(effective);
  if (!day.ok) return err({ code: 'report.failed', cause: effective });
  const { profile } = await taxSettings(store);
  const declared = await declaredYears(store, loaded.book);
  const sealed = await store.reports.list(loaded.book);
  if (!sealed.ok) return sealed;
  const years = [...new Set(loaded.days.map((each) => Number(each.slice(0, 4))))].sort((a, b) => a - b);
  const known = years.filter((year) => TAX_YEARS.includes(year));
  // A year of which everything is still open has no figures; it is compared all the same, or it would be missed.
  const all = { ...Object.fromEntries(known.map((year) => [year, {}])), ...declared };
  const figures = loaded.engine.years();
  const compared = compareYears({ figures, profile, declared: all, effective: day.value });
  if (!compared.ok) return err({ code: 'report.failed', cause: compared.error.field });
  const rows = compared.value.map(
    (row): PastYearRow => ({
      ...row,
      entered: declared[row.year],
      isRunning: row.year >= currentYear(),
      sealedId: sealed.value.find(({ year }) => year === row.year)?.id,
    }),
  );
  const past = rows.filter(({ isRunning }) => !isRunning);
  return ok({
    rows: rows.reverse(),
    unknownYears: years.filter((year) => !known.includes(year)),
    totals: {
      taxable: total(past.map(({ difference }) => difference.taxable)) ?? '0.00',
      tax: total(past.map(({ difference }) => difference.tax)),
      interest: total(past.map(({ interest }) => interest?.amount ?? null)),
    },
  });
}

/** Null as soon as one of them is not known: a sum that leaves a year out would be read as the whole. */
function total(amounts: readonly (string | null)[]): string | null {
  let sum = ZERO;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = add(sum, dec(amount));
  }
  return formatDecimal(add(sum, dec('0.00')));
}

type DeclaredYears = Readonly<Record<string, DeclaredYear>>;

/** What was declared in the returns of past years, by book and year. A damaged year counts as not entered. */
async function declaredYears(store: Store, book: Book): Promise<DeclaredYears> {
  const kept = await readSetting(store, CHOICE_KEYS.declared);
  const years = isRecord(kept) ? kept[book] : undefined;
  if (!isRecord(years)) return {};
  return Object.fromEntries(
    Object.entries(years).flatMap(([year, value]) => (/^\d{4}$/.test(year) ? [[year, soundYear(value)]] : [])),
  );
}

/** `null` forgets the year. `base` is what the form was opened with. */
async function setDeclaredYear(
  store: Store,
  book: Book,
  year: number,
  { declared, base }: { readonly declared: DeclaredYear | null; readonly base: DeclaredYear | undefined },
): Promise<Result<void, LedgerError>> {
  const before = await declaredYears(store, book);
  if (!sameData(before[year] ?? null, base ?? null)) return newerChoice;
  const { [year]: _, ...others } = before;
  const kept = await readSetting(store, CHOICE_KEYS.declared);
  const after = {
    ...(isRecord(kept) ? kept : {}),
    [book]: declared === null ? others : { ...others, [year]: soundYear(declared) },
  };
  return keepChoices(store, [choice(CHOICE_KEYS.declared, kept, after)], {
    why: 'tax.declared',
    subjects: [String(year)],
  });
}

function soundYear(value: unknown): DeclaredYear {
  if (!isRecord(value)) return {};
  const amount = (text: unknown) => (typeof text === 'string' && parseDecimal(text).ok ? text : undefined);
  const { filedIn, dueOn } = value;
  return defined({
    privateSales: amount(value.privateSales),
    income: amount(value.income),
    filedIn: Number.isInteger(filedIn) ? (filedIn as number) : undefined,
    dueOn: typeof dueOn === 'string' && parseDay(dueOn).ok ? dueOn : undefined,
  });
}
