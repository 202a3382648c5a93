/** Verifies the PDF of a report with nothing but itself: for whoever gets one, with or without data of their own. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { useAction } from '../../../../platform/use-action.ts';
import { Callout, type CalloutTone } from '../../../../ui/callout.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { FileDrop } from '../../../../ui/file-pick.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Spinner } from '../../../../ui/progress.tsx';
import type { CheckedPdf, PdfCheck, UnreadPdf } from '../../report-types.ts';
import { reportCheckStrings } from './strings.ts';

export function ReportCheckScreen() {
  const t = useStrings(reportCheckStrings);
  const title = useScreenTitle();
  const ledger = useLedger();
  const [name, setName] = useState('');
  const [check, setCheck] = useState<PdfCheck | null>(null);
  const [error, setError] = useState<LedgerError | null>(null);
  const [isBusy, verify] = useAction(async (file: File) => {
    setName(file.name);
    setCheck(null);
    const checked = await ledger.checkPdf(file);
    setError(checked.ok ? null : checked.error);
    setCheck(checked.ok ? checked.value : null);
  });
  return (
    <>
      <PageHeader title={title} context={t('context')} />
      <TitledCard className="mb-8 max-w-[56rem]" title={t('title')}>
        <p className="max-w-[80ch] text-sm leading-5 text-ink-2">{t('line')}</p>
        <FileDrop
          label={t('pick')}
          note={name === '' ? t('none') : name}
          accept=".pdf,application/pdf"
          isBusy={isBusy}
          onPick={verify}
        />
        <div role="status" className="mt-3.5">
          {isBusy && (
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <Spinner /> {t('working', { file: name })}
            </p>
          )}
          {error && !isBusy && (
            <Callout tone="danger">
              <LedgerErrorWords error={error} />
            </Callout>
          )}
          {check && !isBusy && <Verdict check={check} />}
        </div>
        <p className="mt-4 text-xs text-ink-3">{t('command')}</p>
      </TitledCard>
    </>
  );
}

const TONES: Readonly<Record<PdfCheck['kind'], CalloutTone>> = {
  agrees: 'gain',
  'changed-report': 'danger',
  'other-entries': 'danger',
  'other-figures': 'danger',
  'other-pages': 'danger',
  'other-version': 'review',
  'not-a-report': 'review',
  damaged: 'danger',
};

function isUnread(check: PdfCheck): check is UnreadPdf {
  return check.kind === 'not-a-report' || check.kind === 'damaged';
}

function Verdict({ check }: { readonly check: PdfCheck }) {
  const t = useStrings(reportCheckStrings);
  const tone = TONES[check.kind];
  if (isUnread(check)) return <Callout tone={tone}>{t(check.kind)}</Callout>;
  return (
    <>
      <Callout tone={tone}>
        <VerdictWords check={check} />
      </Callout>
      <Facts check={check} />
    </>
  );
}

function VerdictWords({ check }: { readonly check: CheckedPdf }) {
  const t = useStrings(reportCheckStrings);
  switch (check.kind) {
    case 'other-figures':
      return t('other-figures', { count: check.differences });
    case 'other-version':
      return t('other-version', { made: check.ruleBook, here: check.ruleBookHere });
    default:
      return t(check.kind);
  }
}

function Facts({ check }: { readonly check: CheckedPdf }) {
  const t = useStrings(reportCheckStrings);
  const locale = useLocale();
  return (
    <DescriptionList
      className="mt-3.5"
      items={[
        { id: 'year', term: t('fact.year'), value: check.year },
        { id: 'person', term: t('fact.person'), value: check.person ?? t('fact.noPerson') },
        { id: 'made', term: t('fact.made'), value: formatInstantDay(Date.parse(check.generatedAt), locale) },
        { id: 'state', term: t('fact.state'), value: t(check.complete ? 'state.complete' : 'state.provisional') },
        { id: 'rules', term: t('fact.rules'), value: check.ruleBook },
        { id: 'seal', term: t('fact.seal'), value: <span className="break-all">{check.seal}</span> },
      ]}
    />
  );
}
