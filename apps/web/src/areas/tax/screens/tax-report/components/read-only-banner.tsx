/** Says that this is not the live report: a sealed one, or a pack from someone else, recomputed when it was opened. */
import { Link } from '@tanstack/react-router';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import type { ReportView } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

export function ReadOnlyBanner({ report }: { readonly report: ReportView }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const { source, generatedAt } = report;
  if (source.kind === 'pack') return <PackBanner packId={source.packId} />;
  return (
    <Callout
      className="mb-2"
      action={
        <Link to="/klaus-tax" search={{ sealed: undefined }} className={linkClass()}>
          {t('back.live')}
        </Link>
      }
    >
      {t('sealed.banner', { day: formatInstantDay(Date.parse(generatedAt), locale) })}
    </Callout>
  );
}

function PackBanner({ packId }: { readonly packId: string }) {
  const t = useStrings(taxReportStrings);
  const asked = useAnswer(`pack ${packId}`, (api) => api.packInfo(packId));
  const pack = asked.kind === 'ready' ? asked.value : null;
  return (
    <div className="mb-2 grid gap-2">
      <Callout
        action={
          <Link to="/reports" className={linkClass()}>
            {t('back.reports')}
          </Link>
        }
      >
        {t('pack.banner')}
      </Callout>
      {pack && (
        <Callout tone={pack.agrees ? 'gain' : 'danger'}>{t(pack.agrees ? 'pack.agrees' : 'pack.differs')}</Callout>
      )}
      {pack && pack.remark !== '' && (
        <blockquote className="rounded-md border-l-2 border-accent bg-surface px-3.5 py-2.5 text-sm whitespace-pre-line">
          {pack.remark}
        </blockquote>
      )}
    </div>
  );
}
