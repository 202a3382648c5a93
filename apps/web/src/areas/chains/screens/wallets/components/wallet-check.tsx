/** One line below the holdings: reading, agreed, differs, failed, or waiting to be taken over. */
import { Link } from '@tanstack/react-router';
import { CircleQuestionMark, FileText, RefreshCw } from 'lucide-react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useSetting } from '../../../../../platform/settings/settings.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { maskAmount } from '../../../../../ui/format/mask.ts';
import { formatQuantity } from '../../../../../ui/format/quantity.ts';
import { TickRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { chainFailureWords, serviceName } from '../../../parts/failure-words.ts';
import { walletStrings } from '../../../parts/strings.ts';
import type { WalletRun } from '../../../parts/use-wallet-sync.ts';
import type { WalletCard } from '../../../wallet-types.ts';
import { walletsStrings } from '../strings.ts';
import { differences } from '../wallet-model.ts';

export interface WalletCheckProps {
  readonly wallet: WalletCard;
  readonly run: WalletRun | undefined;
  readonly onTake: () => void;
  readonly onOutputs: () => void;
}

export function WalletCheck({ wallet, run, onTake, onOutputs }: WalletCheckProps) {
  const t = useStrings(walletsStrings);
  const w = useStrings(walletStrings);
  if (run !== undefined) {
    const { progress } = run;
    return (
      <Line icon={RefreshCw}>
        {progress === undefined
          ? t('starting')
          : t('reading', { count: progress.transactions, service: serviceName(progress.service, w) })}
      </Line>
    );
  }
  const { chain } = wallet;
  if (chain === undefined) {
    const from = wallet.file?.isConnection ? 'connection' : wallet.file ? 'file' : 'hand';
    return <Line icon={FileText}>{t(`check.${from}`)}</Line>;
  }
  return (
    <div className="grid gap-2">
      {chain.failures.length > 0 && (
        <Callout tone="danger" size="line">
          {chain.failures.map((failure) => chainFailureWords(failure, w)).join('; ')}
        </Callout>
      )}
      <CheckLine chain={chain} />
      {chain.waiting > 0 && chain.failures.length === 0 && (
        <Callout
          tone="info"
          size="line"
          action={
            <Button size="s" onClick={onTake}>
              {t('take')}
            </Button>
          }
        >
          {t('waiting', { count: chain.waiting })}
        </Callout>
      )}
      {chain.withoutOutputs > 0 && (
        <Callout
          tone="review"
          size="line"
          action={
            <Button size="s" onClick={onOutputs}>
              {t('outputs.take')}
            </Button>
          }
        >
          {t('outputs', { count: chain.withoutOutputs })}
        </Callout>
      )}
      {chain.open > 0 && (
        <Callout
          tone="review"
          size="line"
          action={
            <Link to="/transactions" search={{ view: 'review' }} className={buttonClass({ size: 's' })}>
              {t('open.answer')}
            </Link>
          }
        >
          {t('open', { count: chain.open })}
        </Callout>
      )}
    </div>
  );
}

function CheckLine({ chain }: { readonly chain: NonNullable<WalletCard['chain']> }) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const isHidden = useSetting('hideAmounts');
  if (chain.check === undefined)
    return chain.failures.length > 0 ? null : <Line icon={RefreshCw}>{t('check.unread')}</Line>;
  const [first, ...others] = differences(chain);
  const untold = chain.check.untold?.length ?? 0;
  if (first === undefined) {
    return (
      <>
        <p className="flex items-center gap-2 text-xs text-gain">
          <Icon icon={TickRing} size={14} /> {t('check.same')}
        </p>
        {untold > 0 && <Line icon={CircleQuestionMark}>{t('check.untold', { count: untold })}</Line>}
      </>
    );
  }
  const text = formatQuantity(first.difference, locale, { sign: 'always' });
  const amount = isHidden ? maskAmount(text) : text;
  return (
    <Callout tone="review" size="line">
      {t('check.differs', { amount, asset: first.asset.symbol })}
      {others.length > 0 && ` ${t('check.more', { count: others.length })}`}
      {untold > 0 && `. ${t('check.untold', { count: untold })}`}
    </Callout>
  );
}

function Line({ icon, children }: { readonly icon: typeof RefreshCw; readonly children: string }) {
  return (
    <p className="flex items-center gap-2 text-xs text-ink-2">
      <Icon icon={icon} size={14} className="text-ink-3" /> {children}
    </p>
  );
}
