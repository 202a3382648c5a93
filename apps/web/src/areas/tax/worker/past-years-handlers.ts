/** Past years: declared against computed, read from the one ledger and the one assessment. */
import { add, dec, err, formatDay, formatDecimal, ok, parseDay, type Result, ZERO } from '@cryptax/kernel';
import { pastYearsDocument } from '@cryptax/reports/past-years';
import type { Book } from '@cryptax/store';
import { compareYears, type DeclaredYear, TAX_YEARS } from '@cryptax/tax-de';
import type { Answer, LedgerError } from '../../../platform/ledger/answer.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import type { BookCertainty } from '../../../platform/ledger/worker/certainty/book-certainty.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { PastYearRow, PastYearsView } from '../past-years-types.ts';
import type { MadeFile } from '../report-types.ts';
import { madeFile } from './file-maker.ts';
import { declaredYears, setDeclaredYear } from './kept-declared.ts';
import { personData } from './kept-person.ts';
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
