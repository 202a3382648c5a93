/** One sealed report: when, under which name, unchanged or not, and what can be done with it. */
import type { EventEffect, LedgerChange, ReportDifference } from '@cryptax/reports';
import { fieldChangeText } from '@cryptax/reports/words';
import type { FieldChange } from '@cryptax/tax-de';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Badge, type BadgeTone } from '../../../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
import { formatInstant, formatInstantDay } from '../../../../../ui/format/date.ts';
import { maskAmount } from '../../../../../ui/format/mask.ts';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { DownloadStatus } from '../../../parts/report-files/download-status.tsx';
import { useDownload } from '../../../parts/report-files/use-download.ts';
import type { Recheck, SealedReport } from '../../../report-types.ts';
import { reportsStrings } from '../strings.ts';

/**
 * A changed field of an entry in words, from what to what, with its digits hidden when amounts are hidden. Fields that
 * hold a number of coins, and those in euros.
 */
const AMOUNTS = /^(in|out|fee|.*Eur)$/;

function useFieldChange(): (change: FieldChange) => string {
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  return (change) => {
    const text = fieldChangeText(change, locale);
    if (!isHidden || !AMOUNTS.test(change.field)) return text;
    return text.split(' -> ').map(maskAmount).join(' -> ');
  };
}

const TONES: Readonly<Record<SealedReport['state']['kind'], BadgeTone>> = {
  same: 'gain',
  changed: 'review',
  damaged: 'danger',
  unknown: 'neutral',
};

export function SealedItem({ report, onChange }: { readonly report: SealedReport; readonly onChange: () => void }) {
  const t = useStrings(reportsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const download = useDownload();
  const [recheck, setRecheck] = useState<Recheck | null>(null);
  const [isChecking, setChecking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { id, year, title, sealedAt, state } = report;
  const source = { kind: 'sealed', id } as const;
  const check = async () => {
    setChecking(true);
    const done = await ledger.recheckReport(id);
    setChecking(false);
    if (done.ok) setRecheck(done.value);
    else notifyLedgerError(done.error, locale);
  };
  const remove = async () => {
    setLeaving(false);
    const done = await ledger.removeSealed(id);
    if (done.ok) onChange();
    else notifyLedgerError(done.error, locale);
  };
  return (
    <li className="border-b border-line py-3.5 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {t('sealed.title', { year })} <Badge tone={TONES[state.kind]}>{t(`sealed.${state.kind}`)}</Badge>
          </p>
          <p className="num text-xs whitespace-normal text-ink-3">
            {title}, {t('sealed.at', { at: formatInstant(Date.parse(sealedAt), locale) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/klaus-tax" search={{ sealed: id }} className={buttonClass({ size: 's' })}>
            {t('sealed.open')}
          </Link>
          <Button size="s" loading={isChecking} onClick={() => void check()}>
            {t('sealed.check')}
          </Button>
          <Button
            size="s"
            loading={download.state.kind === 'working'}
            onClick={() => download.start(id, source, { format: 'json', locale })}
          >
            {t('sealed.json')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setLeaving(true)}>
            {t('sealed.remove')}
          </Button>
        </div>
      </div>
      {state.kind === 'changed' && <DifferenceView difference={state.difference} moreEffects={state.moreEffects} />}
      {state.kind === 'damaged' && <p className="mt-1.5 text-sm text-danger">{t('sealed.damagedLine')}</p>}
      {state.kind === 'unknown' && <p className="mt-1.5 text-sm text-ink-2">{t('sealed.unknownLine')}</p>}
      {recheck && <RecheckLine recheck={recheck} />}
      <DownloadStatus download={download} className="mt-2.5" />
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t('remove.title', { year })}
        description={t('remove.line')}
        confirmLabel={t('sealed.remove')}
        onConfirm={() => void remove()}
      />
    </li>
  );
}

function RecheckLine({ recheck: { isIntact, isReproduced, differences } }: { readonly recheck: Recheck }) {
  const t = useStrings(reportsStrings);
  const isGood = isIntact && isReproduced === true;
  const text = !isIntact
    ? t('check.broken')
    : isReproduced === null
      ? t('check.noInputs')
      : isReproduced
        ? t('check.good')
        : t('check.other', { count: differences.length });
  return (
    <Callout tone={isGood ? 'gain' : 'danger'} size="line" className="mt-2.5">
      <span role="status">{text}</span>
    </Callout>
  );
}

/** What would change in a sealed report and because of which events: the headline, then event by event with its causes. */
interface DifferenceViewProps {
  readonly difference: ReportDifference;
  readonly moreEffects: number;
}

function DifferenceView({ difference, moreEffects }: DifferenceViewProps) {
  const t = useStrings(reportsStrings);
  const euro = useEuro();
  const { year, figures, effects, causes, circumstances, rest } = difference;
  const [main] = figures;
  const signed = (value: string) => euro(value, { sign: 'always' });
  const byId = new Map(causes.map((cause) => [cause.eventId, cause]));
  return (
    <div className="mt-2.5">
      <Callout tone="review">
        {main === undefined
          ? t('sealed.inner')
          : t('sealed.headline', { year, change: signed(main.change), figure: t(`figure.${main.figure}`) })}
      </Callout>
      <h3 className="mt-3 mb-1 text-xs font-semibold text-ink-2">{t('why')}</h3>
      <ul className="text-sm">
        {effects.map((effect) => (
          <Effect key={`${effect.law} ${effect.eventId} ${effect.asset}`} effect={effect} causes={byId} />
        ))}
        {moreEffects > 0 && <li className="py-1.5 text-ink-3">{t('more', { count: moreEffects })}</li>}
        {rest.map(({ law, change }) => (
          <li key={law} className="py-1.5 text-ink-2">
            {t('rest', { law: t(`law.${law}`), change: signed(change) })}
          </li>
        ))}
        {circumstances.map((name) => (
          <li key={name} className="py-1.5 text-ink-2">
            {t(`circumstance.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EffectProps {
  readonly effect: EventEffect;
  readonly causes: ReadonlyMap<string, LedgerChange>;
}

function Effect({ effect, causes }: EffectProps) {
  const t = useStrings(reportsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const causeText = useCauseText();
  const reasons = effect.causes.flatMap((id) => {
    const cause = causes.get(id);
    return cause === undefined ? [] : [{ id, text: causeText(cause) }];
  });
  return (
    <li className="flex gap-2.5 border-b border-line py-2 last:border-b-0">
      <Coin symbol={effect.asset ?? 'EUR'} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <Link to="/transactions" search={{ event: effect.eventId }} className={linkClass('inline')}>
            {kinds(effect.kind)} {effect.asset ?? ''}, {formatInstantDay(Date.parse(effect.at), locale)},{' '}
            {effect.wallet}
          </Link>
          <span>
            <span className="mr-2 text-xs text-ink-3">{t(`law.${effect.law}`)}</span>
            <Money value={effect.change} sign="always" />
          </span>
        </p>
        {reasons.map(({ id, text }) => (
          <p key={id} className="text-xs text-ink-3 wrap-anywhere">
            {text}
          </p>
        ))}
      </div>
    </li>
  );
}

function useCauseText(): (cause: LedgerChange) => string {
  const t = useStrings(reportsStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const fieldChange = useFieldChange();
  return ({ kind, eventKind, at, fields }) => {
    const event = `${kinds(eventKind)} ${formatInstantDay(Date.parse(at), locale)}`;
    if (kind !== 'edited') return t(`cause.${kind}`, { event });
    return t('cause.edited', { event, fields: fields.map(fieldChange).join(', ') });
  };
}
