/** What was declared in the returns of past years, by book and year. A damaged year counts as not entered. */
import { defined, isRecord, parseDay, parseDecimal, type Result } from '@cryptax/kernel';
import { type Book, type Store, sameData } from '@cryptax/store';
import type { DeclaredYear } from '@cryptax/tax-de';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import { CHOICE_KEYS, choice, keepChoices, newerChoice } from '../../../platform/ledger/worker/keep-choice.ts';
import { readSetting } from '../../../platform/ledger/worker/read-setting.ts';

type DeclaredYears = Readonly<Record<string, DeclaredYear>>;

export async function declaredYears(store: Store, book: Book): Promise<DeclaredYears> {
  const kept = await readSetting(store, CHOICE_KEYS.declared);
  const years = isRecord(kept) ? kept[book] : undefined;
  if (!isRecord(years)) return {};
  return Object.fromEntries(
    Object.entries(years).flatMap(([year, value]) => (/^\d{4}$/.test(year) ? [[year, soundYear(value)]] : [])),
  );
}

/** `null` forgets the year. `base` is what the form was opened with. */
export async function setDeclaredYear(
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
