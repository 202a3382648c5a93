/** All calls of a wallet, newest first: what each did and how it is taxed; those in the ledger can be applied at once. */
import type { ChainId } from '@cryptax/onchain';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { LedgerFailed, notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { InstantText } from '../../../../../ui/date-text.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import type { CallRow } from '../../../wallet-types.ts';
import { TAX_BADGES } from '../action-texts.ts';
import { defiStrings } from '../strings.ts';

const PAGE = 25;

export interface WalletCallListProps {
  readonly walletId: string;
  readonly onOpen: (chain: ChainId, row: CallRow) => void;
  readonly onBack: () => void;
}

export function WalletCallList({ walletId, onOpen, onBack }: WalletCallListProps) {
  const t = useStrings(defiStrings);
  const [limit, setLimit] = useState(PAGE);
  const list = useAnswer('defi wallets', (api) => api.walletList('own'));
  const answer = useAnswer(`calls ${walletId} ${limit}`, (api) => api.walletCalls(walletId, { offset: 0, limit }));
  const wallet = list.kind === 'ready' ? list.value.wallets.find(({ id }) => id === walletId) : undefined;
  const chain = wallet?.chain?.chain ?? 'ethereum';
  if (answer.kind === 'failed') return <LedgerFailed error={answer.error} />;
  if (answer.kind === 'loading') return <SkeletonCard rows={5} />;
  const { total, inLedger, calls } = answer.value;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-base font-semibold">
          {t('calls.title', { name: wallet?.name ?? walletId, count: total })}
        </h2>
        {inLedger > 0 && <ApplyAll walletId={walletId} count={inLedger} />}
      </div>
      {total === 0 && <p className="text-sm text-ink-2">{t('calls.none')}</p>}
      <Card>
        <ul className="divide-y divide-line">
          {calls.map((row) => (
            <li key={row.hash}>
              <Row row={row} onOpen={() => onOpen(chain, row)} />
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-wrap gap-2">
        {calls.length < total && (
          <Button onClick={() => setLimit(limit + PAGE)}>
            {t('calls.more', { count: Math.min(PAGE, total - calls.length) })}
          </Button>
        )}
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </div>
  );
}

function Row({ row, onOpen }: { readonly row: CallRow; readonly onOpen: () => void }) {
  const t = useStrings(defiStrings);
  const { classification, protocol, functionName, methodId } = row.call;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-4.5 py-2.5 text-left text-sm hover:bg-hover"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">
          {classification === null ? t('unknown') : t(`action.${classification.action}`)}
        </span>
        <span className="block text-xs text-ink-3">
          <InstantText at={Date.parse(row.at)} /> · {protocol?.name ?? t('protocol.unknown')} ·{' '}
          <code className="font-mono break-all">{functionName ?? methodId}</code>
        </span>
      </span>
      {row.isFailed && <Badge tone="danger">{t('failed')}</Badge>}
      {row.isInLedger && <Badge tone="gain">{t('in-ledger')}</Badge>}
      {classification !== null && (
        <Badge tone={TAX_BADGES[classification.treatment.taxType]}>
          {t(`status.${classification.treatment.taxType}`)}
        </Badge>
      )}
    </button>
  );
}

/** All calls of the wallet, not only those of the page. */
function ApplyAll({ walletId, count }: { readonly walletId: string; readonly count: number }) {
  const t = useStrings(defiStrings);
  const ledger = useLedger();
  const { isBusy, apply } = useApplyCalls(() => ledger.applyWalletCalls(walletId));
  return (
    <Button size="s" className="ml-auto" loading={isBusy} onClick={apply}>
      {t('apply.all', { count })}
    </Button>
  );
}

interface ApplyCalls {
  readonly isBusy: boolean;
  readonly apply: () => void;
}

/** Gives events of the ledger the nature of their calls, and says how many changed; the step can be undone. */
export function useApplyCalls(change: () => ReturnType<LedgerApi['applyCall']>): ApplyCalls {
  const t = useStrings(defiStrings);
  const locale = useLocale();
  const { announceDone } = useSteps();
  const [isBusy, apply] = useAction(async () => {
    const done = await change();
    if (!done.ok) return notifyLedgerError(done.error, locale);
    const { changed } = done.value;
    if (changed === 0) return void notices.success(t('apply.same'));
    await announceDone(t('apply.done', { count: changed }));
  });
  return { isBusy, apply };
}
