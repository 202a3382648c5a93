/** Where to type what: line of the form, field, exact value and whole euros, each to be copied; how sure the line is. */
import type { FormBlock, FormLine } from '@cryptax/tax-de';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { IconButton } from '../../../../../ui/button.tsx';
import { Card, CardHead, TitledCard } from '../../../../../ui/card.tsx';
import { cx } from '../../../../../ui/class-names.ts';
import { Tooltip } from '../../../../../ui/tooltip.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import type { ReportView } from '../../../report-types.ts';
import { isDecided, useReportStanding } from '../../../year-range.tsx';
import { tableStrings } from '../strings/table-strings.ts';

export function FormLines({ report }: { readonly report: ReportView }) {
  const t = useStrings(tableStrings);
  const standing = useReportStanding(report);
  const isOpen = standing.kind !== 'certain' && !isDecided(standing);
  const filled = report.forms.filter(({ lines }) => lines.length > 0);
  if (filled.length === 0) {
    return (
      <TitledCard
        className="mb-4"
        title={t('forms', { form: t('form.SO'), year: report.year })}
        bodyClass="text-sm text-ink-2"
      >
        {t(isOpen ? 'forms.open' : 'forms.none', { year: report.year })}
      </TitledCard>
    );
  }
  return (
    <>
      {filled.map((block) => (
        <Block key={block.block} block={block} year={report.year} isOpen={isOpen} />
      ))}
    </>
  );
}

interface BlockProps {
  readonly block: FormBlock;
  readonly year: number;
  /** Answers can still change its lines. */
  readonly isOpen: boolean;
}

function Block({ block: { block, advice, lines }, year, isOpen }: BlockProps) {
  const t = useStrings(tableStrings);
  const form = t(block === 'capital' ? 'form.KAP' : 'form.SO');
  const hasNumbers = lines.some(({ line }) => line !== null);
  return (
    <Card className="mb-4 overflow-hidden">
      <CardHead title={t('forms', { form, year })} note={t(`block.${block}`)} />
      <p className="px-4 pt-1 text-sm text-ink-2 sm:px-4.5">
        {isOpen ? t('forms.open') : t(`advice.${advice}`)}
        {/* A column of dashes would say less. */}
        {!hasNumbers && ` ${t('forms.no-numbers', { year })}`}
      </p>
      <table className="mt-2 w-full text-sm">
        <thead className="text-xs text-ink-3">
          <tr className="*:h-8 *:px-2.5 *:font-medium *:first:pl-4 *:sm:first:pl-4.5">
            {hasNumbers && (
              <th scope="col" className="w-20 text-left max-sm:w-14">
                {t('forms.line')}
              </th>
            )}
            <th scope="col" className="text-left">
              {t('forms.field')}
            </th>
            <th scope="col" className="text-right">
              {t('forms.value')}
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              {t('forms.whole')}
            </th>
            <td className="w-13" />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.field} line={line} hasNumbers={hasNumbers} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface LineProps {
  readonly line: FormLine;
  /** The form of the year has numbers for its lines that are known. */
  readonly hasNumbers: boolean;
}

function Line({ line, hasNumbers }: LineProps) {
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const euro = useEuro();
  const isAmount = line.wholeEuro !== null;
  const label = line.label[locale];
  return (
    <tr className="border-t border-line *:px-2.5 *:py-1.5 *:first:pl-4 *:sm:first:pl-4.5">
      {hasNumbers && <LineNumber line={line} />}
      <td className="py-2.5! hyphens-auto">{label}</td>
      <td className={cx('text-right font-medium', isAmount && 'num')}>{isAmount ? euro(line.value) : line.value}</td>
      <td className="num text-right text-ink-2 max-sm:hidden">
        {line.wholeEuro === null ? '' : euro(line.wholeEuro, { whole: true })}
      </td>
      <td className="pr-3! text-right">
        <CopyValue label={t('forms.copy', { field: label })} value={line.wholeEuro ?? line.value} />
      </td>
    </tr>
  );
}

function LineNumber({ line: { line, confidence } }: { readonly line: FormLine }) {
  const t = useStrings(tableStrings);
  return (
    <td>
      <Tooltip content={t(`confidence.${confidence}`)}>
        <button
          type="button"
          className="num inline-flex min-h-6 min-w-9 items-center justify-center rounded-sm bg-ink/6 px-1.5 text-xs font-semibold text-ink-2"
        >
          {line ?? '–'}
          {confidence === 'low' && <span aria-hidden="true">?</span>}
          <span className="sr-only"> ({t(`confidence.${confidence}`)})</span>
        </button>
      </Tooltip>
    </td>
  );
}

/** Copies the value as the form takes it: whole euros without groups where there is a proposal. */
function CopyValue({ label, value }: { readonly label: string; readonly value: string }) {
  const t = useStrings(tableStrings);
  const locale = useLocale();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(value, locale));
  return (
    <IconButton
      icon={isCopied ? Check : Copy}
      size="s"
      variant="quiet"
      label={isCopied ? t('forms.copied') : label}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    />
  );
}
