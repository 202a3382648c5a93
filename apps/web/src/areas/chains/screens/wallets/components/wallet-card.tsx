/** One wallet: what it holds, whether the chain agrees, how fresh that is, and what can be done with it. */
import { addressLink, findChain } from '@cryptax/onchain';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  Ellipsis,
  ExternalLink,
  FileUp,
  Landmark,
  Layers,
  List,
  type LucideIcon,
  RefreshCw,
  Shield,
  Square,
  Trash2,
  Wallet,
} from 'lucide-react';
import { useId } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { SyncProof } from '../../../../../platform/ledger/sync-proof.tsx';
import { walletFilter } from '../../../../../platform/ledger/wallet-filter.ts';
import { useNow } from '../../../../../platform/use-now.ts';
import { StatusDot } from '../../../../../ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { RelativeTimeText } from '../../../../../ui/date-text.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Menu } from '../../../../../ui/menu.tsx';
import { PlaceMark } from '../../../../../ui/place-mark.tsx';
import { CopyAddress } from '../../../parts/copy-address.tsx';
import type { WalletRun } from '../../../parts/use-wallet-sync.ts';
import type { WalletCard, WalletList } from '../../../wallet-types.ts';
import { ProofLine } from '../proof/proof-line.tsx';
import type { CardProof } from '../proof/proof-model.ts';
import { walletsStrings } from '../strings.ts';
import { cardStatus, STATUS_DOTS } from '../wallet-model.ts';
import { WalletCheck } from './wallet-check.tsx';
import { WalletHoldings } from './wallet-holdings.tsx';

export interface WalletCardViewProps {
  readonly wallet: WalletCard;
  /** Rate behind the dollars. */
  readonly usd: WalletList['usd'];
  readonly isDemo: boolean;
  readonly run: WalletRun | undefined;
  readonly onSync: () => void;
  readonly onStop: () => void;
  readonly onTake: () => void;
  readonly onOutputs: () => void;
  readonly onDetails: () => void;
  /** Absent where there is nothing to prove, and in the demo. */
  readonly proof: CardProof | undefined;
  readonly onProof: () => void;
  readonly onDelete: () => void;
}

export function WalletCardView(props: WalletCardViewProps) {
  const { wallet, isDemo, run } = props;
  const t = useStrings(walletsStrings);
  const now = useNow(30_000);
  const titleId = useId();
  const status = cardStatus(wallet, { isDemo, isRunning: run !== undefined, now });
  const chain = wallet.chain === undefined ? undefined : findChain(wallet.chain.chain);
  // What is not taken over yet is what the balance differs by; the card says so already.
  const isTakenInPart = (wallet.chain?.waiting ?? 0) > 0;
  return (
    <Card className="flex h-full flex-col p-4.5" aria-labelledby={titleId}>
      <div className="flex items-start gap-3">
        <PlaceMark
          name={chain?.name ?? wallet.name}
          size={32}
          fallback={
            <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-ink/6 text-ink-2">
              <Icon icon={TYPE_ICONS[wallet.type]} size={16} />
            </span>
          }
        />
        <div className="min-w-0">
          <h2 id={titleId} className="truncate text-base leading-5 font-semibold" title={wallet.name}>
            {wallet.name}
          </h2>
          <p className="text-xs text-ink-3">
            {t(`type.${wallet.type}`)}
            {chain !== undefined && ` · ${chain.name}`}
          </p>
        </div>
        <span className="ml-auto inline-flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
          <StatusDot tone={STATUS_DOTS[status]} /> {t(`status.${status}`)}
        </span>
      </div>
      <WalletHoldings wallet={wallet} usd={props.usd} />
      <div className="mt-auto pt-3">
        {isDemo && wallet.chain !== undefined && (
          <Callout tone="demo" size="line">
            {t('demo.warning')}
          </Callout>
        )}
        <WalletCheck wallet={wallet} run={run} onTake={props.onTake} onOutputs={props.onOutputs} />
        {props.proof !== undefined && !isTakenInPart && (
          <ProofLine name={wallet.name} proof={props.proof} onOpen={props.onProof} />
        )}
        {wallet.chain?.check !== undefined && run === undefined && !isTakenInPart && (
          <SyncProof isTableOnly wallet={wallet.id} service={chain?.name ?? ''} mark={wallet.chain.check.at} />
        )}
        <Facts wallet={wallet} now={now} />
        <Actions {...props} />
      </div>
    </Card>
  );
}

function Facts({ wallet, now }: { readonly wallet: WalletCard; readonly now: number }) {
  const t = useStrings(walletsStrings);
  const locale = useLocale();
  const { chain, file, events } = wallet;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-0.5 border-t border-line pt-2.5 text-xs text-ink-2">
      {chain !== undefined && <CopyAddress address={chain.address} />}
      {chain === undefined && file !== undefined && <span className="max-w-40 truncate">{file.name}</span>}
      {chain?.isKey === true && <span>{t('addresses', { count: chain.addresses })}</span>}
      <span className="num">
        {chain === undefined ? t('events', { count: events }) : t('transactions', { count: chain.transactions })}
      </span>
      {chain !== undefined && chain.tokens > 0 && <span className="num">{t('tokens', { count: chain.tokens })}</span>}
      <span className="ml-auto text-ink-3">
        {chain !== undefined &&
          (chain.lastSync === undefined ? t('never') : <RelativeTimeText at={Date.parse(chain.lastSync)} now={now} />)}
        {chain === undefined && file !== undefined && (
          <span className="num">{formatInstantDay(Date.parse(file.importedAt), locale)}</span>
        )}
      </span>
    </div>
  );
}

function Actions({ wallet, isDemo, run, onSync, onStop, onDetails, onDelete }: WalletCardViewProps) {
  const t = useStrings(walletsStrings);
  const navigate = useNavigate();
  const { chain } = wallet;
  const known = chain === undefined ? undefined : findChain(chain.chain);
  const link =
    known === undefined || chain === undefined || chain.isKey ? undefined : addressLink(known, chain.address);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {chain !== undefined && !isDemo && run === undefined && (
        <Button size="s" icon={RefreshCw} onClick={onSync}>
          {t('sync')}
        </Button>
      )}
      {run !== undefined && (
        <Button size="s" icon={Square} onClick={onStop}>
          {t('stop')}
        </Button>
      )}
      {chain === undefined && !isDemo && (
        <Link to="/smart-import" className={buttonClass({ size: 's' })}>
          <Icon icon={FileUp} size={13} /> {t('load.file')}
        </Link>
      )}
      {chain !== undefined && (
        <Button size="s" onClick={onDetails}>
          {t('details')}
        </Button>
      )}
      {link !== undefined && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('explorer')}
          title={t('explorer')}
          className={buttonClass({ size: 's', variant: 'quiet', className: 'w-7 px-0! touch:w-11' })}
        >
          <Icon icon={ExternalLink} size={14} />
        </a>
      )}
      <span className="ml-auto">
        <Menu
          trigger={<IconButton icon={Ellipsis} size="s" variant="quiet" label={t('actions', { name: wallet.name })} />}
          items={[
            {
              kind: 'action',
              id: 'transactions',
              label: t('show.transactions'),
              icon: List,
              onSelect: () => void navigate({ to: '/transactions', search: { filter: walletFilter([wallet.id]) } }),
            },
            ...(isDemo || chain === undefined
              ? []
              : [
                  {
                    kind: 'action' as const,
                    id: 'delete',
                    label: t('delete'),
                    icon: Trash2,
                    danger: true,
                    onSelect: onDelete,
                  },
                ]),
          ]}
        />
      </span>
    </div>
  );
}

/** The picture of each kind of wallet. */
const TYPE_ICONS: Readonly<Record<WalletCard['type'], LucideIcon>> = {
  exchange: Landmark,
  hardware: Shield,
  software: Wallet,
  defi: Layers,
  unknown: Wallet,
};
