/** The balances of one wallet, coin by coin: what is said about them, and the user's own statements. */
import { Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { TypedStatement, WalletProofs } from '../../../../../platform/ledger/proof-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { Button, IconButton } from '../../../../../ui/button.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import type { WalletCard } from '../../../wallet-types.ts';
import { CoinRow } from './coin-row.tsx';
import { coinsOf } from './proof-model.ts';
import { proofStrings } from './proof-strings.ts';
import { StatementDialog } from './statement-dialog.tsx';

export interface ProofPanelProps {
  readonly wallet: WalletCard;
  /** All of them: a statement may be given for any. */
  readonly wallets: readonly WalletCard[];
  readonly proofs: WalletProofs;
}

export function ProofPanel({ wallet, wallets, proofs }: ProofPanelProps) {
  const t = useStrings(proofStrings);
  const [form, setForm] = useState<TypedStatement | 'new'>();
  const coins = coinsOf(wallet.id, proofs.coins);
  const typed = proofs.typed.filter((each) => each.wallet === wallet.id);
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">{t('text')}</p>
      <Button icon={ShieldCheck} className="justify-self-start" onClick={() => setForm('new')}>
        {t('confirm')}
      </Button>
      {coins.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {coins.map((coin) => (
            <CoinRow
              key={coin.asset}
              coin={coin}
              typed={typed.find(({ asset, day }) => asset === coin.asset && day === coin.day)}
              onEdit={setForm}
            />
          ))}
        </ul>
      )}
      {typed.length > 0 && <TypedList typed={typed} onEdit={setForm} />}
      {form !== undefined && (
        <StatementDialog
          wallet={wallet}
          wallets={wallets}
          coins={coins.map(({ asset }) => asset)}
          {...(form === 'new' ? {} : { opened: form })}
          onClose={() => setForm(undefined)}
        />
      )}
    </div>
  );
}

interface TypedListProps {
  readonly typed: readonly TypedStatement[];
  readonly onEdit: (statement: TypedStatement) => void;
}

function TypedList({ typed, onEdit }: TypedListProps) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const remove = async ({ id, asset, day }: TypedStatement) => {
    const done = await ledger.removeStatement('own', id);
    if (!done.ok) return notifyLedgerError(done.error, locale);
    await announceDone(t('removed'), `${readable(asset)}, ${formatDay(day, locale)}`);
  };
  return (
    <section aria-labelledby="typed-statements">
      <h3 id="typed-statements" className="text-sm font-semibold">
        {t('typed.title')}
      </h3>
      <p className="mt-1 text-sm text-ink-2">{t('typed.note')}</p>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {typed.map((statement) => {
          const names = { asset: readable(statement.asset), day: formatDay(statement.day, locale) };
          return (
            <li key={statement.id} className="flex items-center gap-3 py-1.5 text-sm">
              <span className="num text-ink-2">{names.day}</span>
              <span className="num ml-auto">{quantity(statement.amount, names.asset)}</span>
              <IconButton
                icon={Pencil}
                size="s"
                variant="quiet"
                label={t('typed.edit', names)}
                onClick={() => onEdit(statement)}
              />
              <IconButton
                icon={Trash2}
                size="s"
                variant="quiet"
                label={t('typed.remove', names)}
                onClick={() => void remove(statement)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
