/** What waits for the user and what was left out, file by file, each with its line. */
import { groupBy } from '@cryptax/kernel';
import { Link } from '@tanstack/react-router';
import { helpForRow } from '../../../platform/help/help-for-code.ts';
import { LearnMore } from '../../../platform/help/learn-more.tsx';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { ignoredReason, rowMessage } from '../../../platform/ledger/row-message.ts';
import { linkClass } from '../../../ui/class-names.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { counted } from '../../../ui/format/number-format.ts';
import { importStrings } from './strings.ts';

const SHOWN = 8;
/** Files that say something about entries and are none: they can be compared instead. */
const REPORTS: ReadonlySet<string> = new Set(['file.report-not-ledger', 'file.platform-statement']);

export function RowProblems({ files }: { readonly files: readonly FilePreview[] }) {
  const t = useStrings(importStrings);
  const failed = files.filter(({ problem }) => problem !== undefined);
  const waiting = files.filter(({ review, format }) => review.length > 0 && format !== null);
  const unknown = files.filter(({ format, problem }) => format === null && problem === undefined);
  const skipped = files.filter(({ ignored }) => ignored.length > 0);
  return (
    <div className="px-4 pb-3 sm:px-4.5">
      {[...failed, ...unknown].map((file) => (
        <FileProblem key={file.index} file={file} />
      ))}
      {waiting.length > 0 && (
        <Disclosure summary={t('details.review')} defaultOpen className="border-b-0">
          <p className="text-xs text-ink-3">{t('details.review.note')}</p>
          {waiting.map((file) => (
            <ReviewRows key={file.index} file={file} />
          ))}
        </Disclosure>
      )}
      {skipped.length > 0 && (
        <Disclosure summary={t('details.ignored')} className="border-b-0">
          {skipped.map((file) => (
            <IgnoredRows key={file.index} file={file} />
          ))}
        </Disclosure>
      )}
    </div>
  );
}

function FileProblem({ file: { name, problem, review } }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const { code, params } = problem ?? review[0] ?? { code: 'file.unrecognised-row', params: {} };
  return (
    <p className="mt-2.5 text-sm text-danger">
      <b className="font-semibold">{name}:</b> {rowMessage(code, params, useLocale())}{' '}
      {REPORTS.has(code) ? (
        <Link to="/second-opinion" className={linkClass('inline')}>
          {t('compare')}
        </Link>
      ) : (
        <LearnMore slug={helpForRow(code)} />
      )}
    </p>
  );
}

function ReviewRows({ file }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const { lines, rest } = alikeRows(file, SHOWN, locale);
  return (
    <>
      <h3 className="mt-2.5 text-xs font-semibold wrap-anywhere">{file.name}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {lines.map(({ message, code, line, others }) => (
          <li key={message} className="flex gap-2.5">
            <span className="num w-18 shrink-0 font-mono text-xs leading-5 text-ink-3">{t('line', { line })}</span>
            <span className="min-w-0">
              {message}
              {others > 0 && <span className="text-ink-3"> {t('line.others', counted(others, locale))}</span>}{' '}
              <LearnMore slug={helpForRow(code)} />
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="mt-1 text-xs text-ink-3">{t('more.review', counted(rest, locale))}</p>}
    </>
  );
}

function IgnoredRows({ file }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  return (
    <>
      <h3 className="mt-2.5 text-xs font-semibold wrap-anywhere">{file.name}</h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {file.ignored.map(({ code, count, lines }) => (
          <li key={code} className="num whitespace-normal">
            {count} × {ignoredReason(code, locale)}{' '}
            <span className="text-xs text-ink-3">
              ({t('details.lines', { lines: `${lines.join(', ')}${count > lines.length ? ', …' : ''}` })})
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Rows of a file that say the same are one line with a count. */
interface AlikeRows {
  readonly message: string;
  readonly code: string;
  /** The first of them. */
  readonly line: number;
  readonly others: number;
}

/** The first `most` messages, and how many rows of the file none of them is about. */
export function alikeRows(
  { review, counts }: Pick<FilePreview, 'review'> & { readonly counts: Pick<FilePreview['counts'], 'review'> },
  most: number,
  locale: Locale,
): { readonly lines: readonly AlikeRows[]; readonly rest: number } {
  const alike = groupBy(review, ({ code, params }) => rowMessage(code, params, locale));
  const lines = Array.from(alike, ([message, rows]) => ({
    message,
    code: rows[0]?.code ?? '',
    line: rows[0]?.line ?? 0,
    others: rows.length - 1,
  })).slice(0, most);
  return { lines, rest: counts.review - lines.reduce((sum, { others }) => sum + others + 1, 0) };
}
