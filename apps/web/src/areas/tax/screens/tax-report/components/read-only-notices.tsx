/** Says that this is not the live report: a sealed one, or a pack from someone else, recomputed when it was opened. */
import { ok } from '@cryptax/kernel';
import { Link, useNavigate } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import type { ScreenNotice } from '../../../../../platform/screen/screen-notice.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import type { OpenPack, ReportSource, ReportView } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

export function useReadOnlyNotices({ source, generatedAt }: ReportView): readonly ScreenNotice[] {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const pack = usePack(source);
  if (source.kind === 'book') return [];
  if (source.kind === 'sealed') {
    const back = (
      <Link to="/klaus-tax" search={{ sealed: undefined }} className={linkClass()}>
        {t('back.live')}
      </Link>
    );
    const day = formatInstantDay(Date.parse(generatedAt), locale);
    const title = t('sealed.title', { day });
    return [{ id: 'read-only', tone: 'info', title, line: t('sealed.line'), action: back }];
  }
  const back = (
    <Link to="/reports" className={linkClass()}>
      {t('back.reports')}
    </Link>
  );
  const readOnly: ScreenNotice = {
    id: 'read-only',
    tone: pack?.agrees ? 'gain' : 'info',
    title: t('pack.title'),
    line: pack?.agrees ? `${t('pack.agrees')} ${t('pack.line')}` : t('pack.line'),
    action: (
      <>
        <WorkOnPack packId={source.packId} /> {back}
      </>
    ),
  };
  if (pack === null || pack.agrees) return [readOnly];
  return [
    { id: 'differs', tone: 'danger', title: t('pack.differs'), line: t('pack.differs.line'), action: back },
    readOnly,
  ];
}

/** The adviser works in a book of his own, which must be empty, and sends back what he changed. */
function WorkOnPack({ packId }: { readonly packId: string }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const navigate = useNavigate();
  const [isBusy, begin] = useAction(async () => {
    const begun = await ledger.workOnPack(packId);
    if (!begun.ok) return notifyLedgerError(begun.error, locale);
    await navigate({ to: '/transactions' });
  });
  return (
    <Button size="s" loading={isBusy} onClick={() => begin()}>
      {t('pack.work')}
    </Button>
  );
}

/** What the sender of a pack wrote to it. */
export function PackRemark({ source }: { readonly source: ReportSource }) {
  const pack = usePack(source);
  if (pack === null || pack.remark === '') return null;
  return (
    <blockquote className="mb-4 rounded-md border-l-2 border-accent bg-surface px-3.5 py-2.5 text-sm whitespace-pre-line">
      {pack.remark}
    </blockquote>
  );
}

function usePack(source: ReportSource): OpenPack | null {
  const id = source.kind === 'pack' ? source.packId : undefined;
  const asked = useAnswer<OpenPack | null>(`pack ${id ?? ''}`, async (api) =>
    id === undefined ? ok(null) : api.packInfo(id),
  );
  return asked.kind === 'ready' ? asked.value : null;
}
