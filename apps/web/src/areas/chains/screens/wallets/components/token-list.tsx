/** Tokens with category and flags; what was sorted out stands apart and can be brought back. */
import type { SortedToken } from '@cryptax/onchain';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { tellLedgerError } from '../../../../../platform/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { detailStrings } from '../details-strings.ts';

export interface TokenListProps {
  readonly walletId: string;
  readonly tokens: readonly SortedToken[];
  readonly onChange: () => void;
}

export function TokenList({ walletId, tokens, onChange }: TokenListProps) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [wanted, bait] = [tokens.filter(({ isSpam }) => !isSpam), tokens.filter(({ isSpam }) => isSpam)];
  const decide = async ({ asset, isSpam }: SortedToken) => {
    const done = await ledger.decideToken(walletId, asset.contract ?? asset.symbol, isSpam ? 'wanted' : 'spam');
    if (!done.ok) return tellLedgerError(done.error, locale);
    onChange();
  };
  return (
    <div className="grid gap-5">
      {wanted.length === 0 && <p className="text-sm text-ink-3">{t('tokens.none')}</p>}
      <Rows tokens={wanted} action={t('token.spam')} onAction={(token) => void decide(token)} />
      {bait.length > 0 && (
        <section aria-labelledby="bait">
          <h3 id="bait" className="text-sm font-semibold">
            {t('tokens.spam')}
          </h3>
          <p className="mt-0.5 text-xs text-ink-2">{t('tokens.spam.text')}</p>
          <Rows tokens={bait} action={t('token.want')} onAction={(token) => void decide(token)} />
        </section>
      )}
    </div>
  );
}

interface RowsProps {
  readonly tokens: readonly SortedToken[];
  readonly action: string;
  readonly onAction: (token: SortedToken) => void;
}

function Rows({ tokens, action, onAction }: RowsProps) {
  const t = useStrings(detailStrings);
  return (
    <ul className="divide-y divide-line">
      {tokens.map((token) => {
        const { asset, ticker, category, flags, transfers, balance } = token;
        const symbol = ticker ?? (asset.symbol || '?');
        return (
          <li key={asset.contract ?? symbol} className="flex items-start gap-3 py-2.5 text-sm">
            <Coin symbol={symbol} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-1.5">
                <span className="font-medium break-all">{symbol}</span>
                <Badge>{t(`category.${category}`)}</Badge>
                {flags.map((flag) => (
                  <Badge key={flag} tone="stale">
                    {t(`flag.${flag}`)}
                  </Badge>
                ))}
              </p>
              <p className="font-mono text-xs break-all text-ink-3">{asset.contract}</p>
              <Button size="s" variant="quiet" className="-ml-2" onClick={() => onAction(token)}>
                {action}
              </Button>
            </div>
            <p className="shrink-0 text-right">
              <CryptoAmount value={balance} />
              <span className="block text-xs text-ink-3">{t('token.transfers', { count: transfers })}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
