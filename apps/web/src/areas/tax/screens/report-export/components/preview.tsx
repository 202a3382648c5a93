/** What the file will hold: the first lines of a text file, written by the same writer, or the parts of a document. */
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { formatCount } from '../../../../../ui/format/number-format.ts';
import { Skeleton } from '../../../../../ui/skeleton.tsx';
import type { ReportSource, ReportView } from '../../../report-types.ts';
import { type ExportOptions, isText, requestOf } from '../export-options.ts';
import { reportExportStrings } from '../strings.ts';

export interface PreviewProps {
  readonly report: ReportView;
  readonly options: ExportOptions;
}

export function Preview({ report, options }: PreviewProps) {
  const t = useStrings(reportExportStrings);
  const asText = isText(options.format);
  return (
    <TitledCard className="min-w-0" title={t('preview')} note={t(asText ? 'preview.lines' : 'preview.parts')}>
      {asText ? <FirstLines source={report.source} options={options} /> : <Parts report={report} options={options} />}
    </TitledCard>
  );
}

const SHOWN_LINES = 24;

function FirstLines({ source, options }: { readonly source: ReportSource; readonly options: ExportOptions }) {
  const t = useStrings(reportExportStrings);
  const request = requestOf(options);
  const asked = useAnswer(`peek ${JSON.stringify([source, request])}`, (api) => api.peekFile(source, request));
  if (asked.kind === 'failed') return <p className="text-sm text-ink-3">{t('preview.failed')}</p>;
  if (asked.kind === 'loading') {
    return (
      <div className="grid gap-3 py-2" role="status" aria-label={t('preview.wait')}>
        {['w-full', 'w-5/6', 'w-2/3', 'w-3/4'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    );
  }
  // A scroll area without anything to focus inside must itself be reachable by keyboard.
  const region = { role: 'region', 'aria-label': t('preview'), tabIndex: 0 };
  return (
    <div {...region} className="max-h-112 overflow-auto rounded-md bg-sunken px-3 py-2.5">
      <pre className="font-mono text-2xs leading-4.5 text-ink-2">{firstLines(asked.value)}</pre>
    </div>
  );
}

function firstLines(text: string): string {
  const lines = text.split(/\r?\n/);
  // The last line may be cut in the middle.
  return lines.slice(0, Math.min(SHOWN_LINES, Math.max(1, lines.length - 1))).join('\n');
}

const GAINS_PARTS = ['cover', 'lots', 'method'] as const;
const ELSTER_PARTS = ['forms'] as const;
const ALL_PARTS = [
  'cover',
  'forms',
  'lots',
  'income',
  'transfers',
  'gifts',
  'fees',
  'balances',
  'method',
  'changes',
  'dac8',
] as const;
type Part = (typeof ALL_PARTS)[number];

function Parts({ report, options }: PreviewProps) {
  const t = useStrings(reportExportStrings);
  const locale = useLocale();
  const parts: readonly Part[] =
    options.format === 'gains' ? GAINS_PARTS : options.format === 'elster' ? ELSTER_PARTS : ALL_PARTS;
  return (
    <ol className="grid text-sm">
      {parts.map((part) => {
        const count = rowsOf(report, part);
        return (
          <li
            key={part}
            className="flex items-baseline justify-between gap-3 border-b border-line py-2 last:border-b-0"
          >
            <span>{t(`part.${part}`)}</span>
            {count !== null && (
              <span className="num text-xs text-ink-3">{t('rows', { count, shown: formatCount(count, locale) })}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function rowsOf({ counts, forms }: ReportView, part: Part): number | null {
  if (part === 'cover' || part === 'method') return null;
  if (part === 'forms') return forms.reduce((sum, { lines }) => sum + lines.length, 0);
  return counts[part];
}
