/** Under the figures: files, detailed view, new report, and the sentence that this is no tax advice. */
import { Link } from '@tanstack/react-router';
import { Download as DownloadIcon, Stamp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Card, CardBody, TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { disclaimerStrings } from '../../../../legal/disclaimer-strings.ts';
import { DownloadStatus, PreviewNote } from '../../../parts/report-files/download-status.tsx';
import { fileStrings } from '../../../parts/report-files/strings.ts';
import type { Download } from '../../../parts/report-files/use-download.ts';
import type { ReportSource, ReportView } from '../../../report-types.ts';
import { detailStrings } from '../strings/table-strings.ts';
import { taxReportStrings } from '../strings.ts';

export interface ReportFootProps {
  readonly report: ReportView;
  readonly download: Download;
  readonly isReadOnly: boolean;
}

export function ReportFoot({ report, download, isReadOnly }: ReportFootProps) {
  const t = useStrings(taxReportStrings);
  const [isDetailed, setDetailed] = useState(false);
  return (
    <>
      {!isReadOnly && !report.isDemo && <SealLine key={report.made} source={report.source} />}
      <FilesCard source={report.source} download={download} hasExporter={!isReadOnly} />
      <div className="mb-4 flex flex-wrap gap-2">
        <Button aria-expanded={isDetailed} onClick={() => setDetailed(!isDetailed)}>
          {t(isDetailed ? 'details.hide' : 'details')}
        </Button>
        {!isReadOnly && (
          <Link to="/import" className={buttonClass()}>
            {t('newReport')}
          </Link>
        )}
      </div>
      {isDetailed && <Details report={report} />}
      <p className="pb-6 text-sm text-ink-3">{useStrings(disclaimerStrings)('disclaimer')}</p>
    </>
  );
}

/** Freezes the report as it stands: one line, one button, then the way to the sealed ones. Another report begins anew. */
function SealLine({ source }: { readonly source: ReportSource }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [state, setState] = useState<'open' | 'done' | LedgerError>('open');
  const [isBusy, seal] = useAction(async () => {
    setState('open');
    const sealed = await ledger.sealReport(source);
    setState(sealed.ok ? 'done' : sealed.error);
  });
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3.5 sm:px-4.5">
      <Icon icon={Stamp} size={18} className="text-accent" />
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-2" role="status">
        {typeof state === 'object' ? ledgerErrorText(state, locale) : t(state === 'done' ? 'seal.done' : 'seal.note')}
      </p>
      <Link to="/reports" className={linkClass()}>
        {t('seal.list')}
      </Link>
      {state !== 'done' && (
        <Button loading={isBusy} onClick={seal}>
          {t('seal')}
        </Button>
      )}
    </Card>
  );
}

/** The files of the report as tiles, the running one with its progress, and the way to every format. */
const TILES = ['pdf', 'xlsx', 'csv', 'xml', 'json'] as const;

interface FilesCardProps {
  readonly source: ReportSource;
  readonly download: Download;
  readonly hasExporter: boolean;
}

function FilesCard({ source, download, hasExporter }: FilesCardProps) {
  const t = useStrings(taxReportStrings);
  const files = useStrings(fileStrings);
  const locale = useLocale();
  return (
    <TitledCard
      className="mb-4"
      title={t('files')}
      note={t('files.note')}
      actions={
        hasExporter && (
          <Link to="/tax-report-exporter" className={linkClass()}>
            {t('files.all')}
          </Link>
        )
      }
    >
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5">
        {TILES.map((format) => (
          <button
            key={format}
            type="button"
            aria-label={files('load', { name: files(format) })}
            onClick={() => download.start(format, source, { format, locale })}
            className="rounded-lg border border-line px-3.5 py-3 text-left transition-colors hover:border-accent hover:bg-accent-tint"
          >
            <Icon icon={DownloadIcon} className="text-accent" />
            <span className="mt-2 block text-sm font-semibold">{files(format)}</span>
            <span className="block text-xs text-ink-3">{files(`${format}.note`)}</span>
          </button>
        ))}
      </div>
      {download.isPreview && <PreviewNote className="mt-3" />}
      {TILES.some((format) => 'id' in download.state && download.state.id === format) && (
        <DownloadStatus download={download} className="mt-3" />
      )}
    </TitledCard>
  );
}

/** The detailed view: legal basis, limits, method, sources of prices, software, date, fingerprints, disclaimer. */
function Details({ report }: { readonly report: ReportView }) {
  const t = useStrings(detailStrings);
  const law = useStrings(disclaimerStrings);
  const locale = useLocale();
  const euro = useEuro();
  const { method, summary, year, completeness } = report;
  const { privateSalesLimit, incomeLimit } = summary.rules;
  const day = (at: string) => formatInstantDay(Date.parse(at), locale);
  return (
    <Card className="mb-4">
      <CardBody className="pt-4.5">
        <dl className="grid gap-x-6 gap-y-4 text-sm md:grid-cols-[11rem_minmax(0,1fr)]">
          <Part name={t('basis')}>{t('basis.text')}</Part>
          <Part name={t('limits', { year })}>
            {t('limits.text', { sales: euro(privateSalesLimit.value), income: euro(incomeLimit.value) })}
          </Part>
          <Part name={t('method')}>
            {t('method.text', { method: method.method, scope: t(`scope.${method.scope}`) })}
          </Part>
          <Part name={t('prices')}>
            <ul>
              {method.priceSources.map(({ source, method: way, events }) => (
                <li key={`${source} ${way}`}>
                  {t('prices.line', {
                    source: source ?? t('prices.file'),
                    method: t(`priceMethod.${way}`),
                    count: events,
                  })}
                </li>
              ))}
            </ul>
          </Part>
          <Part name={t('wallets')}>
            <ul>
              {completeness.wallets.map(({ wallet, name, events, firstAt, lastAt, silences }) => (
                <li key={wallet}>
                  <span className="font-medium text-ink">{name ?? wallet}</span>:{' '}
                  {t('wallets.line', { count: events, from: day(firstAt), to: day(lastAt) })}
                  {silences[0] && `, ${t('wallets.silence', { count: silences[0].days })}`}
                </li>
              ))}
            </ul>
          </Part>
          <Part name={t('choices')}>
            <ul className="grid gap-1.5">
              {method.choices.map(({ id, rule, text }) => (
                <li key={id}>
                  <span className="mr-1.5 font-mono text-xs text-ink-3">{rule}</span>
                  {text[locale]}
                </li>
              ))}
            </ul>
          </Part>
          <Part name={t('software')}>
            {t('software.text', { engine: report.engineVersion, rules: report.ruleBookVersion })}
          </Part>
          <Part name={t('created')}>
            <span className="num">{day(report.generatedAt)}</span>
          </Part>
          <Part name={t('prints')}>
            <Prints report={report} />
          </Part>
          <Part name={t('disclaimer')}>{`${law('disclaimer')} ${t('disclaimer.estimate')}`}</Part>
        </dl>
      </CardBody>
    </Card>
  );
}

/** Over a large ledger they take as long as the report itself, so they are asked for where they are read. */
function Prints({ report }: { readonly report: ReportView }) {
  const t = useStrings(detailStrings);
  const asked = useAnswer(`prints ${JSON.stringify(report.source)} ${report.made}`, (api) =>
    api.reportPrints(report.source),
  );
  const prints = asked.kind === 'ready' ? asked.value : undefined;
  return (
    <>
      <span className="block font-mono text-xs break-all">
        {t('prints.seal')} {prints?.seal ?? '…'}
      </span>
      <span className="block font-mono text-xs break-all">
        {t('prints.input')} {prints?.inputHash ?? '…'}
      </span>
    </>
  );
}

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="font-medium">{name}</dt>
      <dd className="max-w-[76ch] text-ink-2 max-md:-mt-3">{children}</dd>
    </>
  );
}
