/** "Then this wallet held so much": a statement of the user about the end of a day, the end of a year offered first. */
import { berlinDayText } from '@cryptax/kernel';
import { type FormEvent, useState } from 'react';
import { differencesOf, NewerState, useOpenedState } from '../../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable as withNames } from '../../../../../platform/i18n/readable.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { TypedStatement } from '../../../../../platform/ledger/proof-types.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { DateField } from '../../../../../ui/date-input.tsx';
import { DecimalInput } from '../../../../../ui/decimal-input.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatExact } from '../../../../../ui/format/quantity.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { EvidenceSection } from '../../../../entries/evidence-section.tsx';
import type { WalletCard } from '../../../wallet-types.ts';
import { proofStrings } from './proof-strings.ts';

export interface StatementDialogProps {
  readonly wallet: WalletCard;
  readonly wallets: readonly WalletCard[];
  /** Coins of the wallet, offered while typing. */
  readonly coins: readonly string[];
  /** The statement to change; absent for a new one. */
  readonly opened?: TypedStatement;
  readonly onClose: () => void;
}

/** Years whose end is offered. */
const YEARS = 3;
const LONGEST_COIN = 120;

export function StatementDialog({ wallet: first, wallets, coins, opened, onClose }: StatementDialogProps) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const today = berlinDayText(new Date().toISOString());
  const { base, newer, meet, settle } = useOpenedState(opened);
  const [wallet, setWallet] = useState(opened?.wallet ?? first.id);
  const [asset, setAsset] = useState(opened?.asset ?? (coins.length === 1 ? (coins[0] ?? '') : ''));
  const [amount, setAmount] = useState<string | null>(opened?.amount ?? null);
  const [day, setDay] = useState(opened?.day ?? `${Number(today.slice(0, 4)) - 1}-12-31`);
  const [isTried, setTried] = useState(false);
  const [turn, setTurn] = useState(0);
  const coin = coins.find((each) => each.toLowerCase() === asset.trim().toLowerCase()) ?? asset.trim().toUpperCase();
  const wrong = { asset: coin === '', amount: amount === null, day: !/^\d{4}-\d\d-\d\d$/.test(day) || day >= today };
  const isWrong = wrong.asset || wrong.amount || wrong.day;
  const shown = (field: keyof typeof wrong) => (isTried && wrong[field] ? t(`${field}.wrong`) : undefined);

  const [isBusy, save] = useAction(async (against: TypedStatement | undefined) => {
    setTried(true);
    if (isWrong || amount === null) return;
    const draft = { id: against?.id, wallet, asset: coin, day, amount };
    const saved = await ledger.saveStatement('own', draft, against);
    if (!saved.ok) {
      const now = saved.error.code === 'choice.newer' ? await ledger.walletProofs('own') : saved;
      const stored = now.ok && 'typed' in now.value ? now.value.typed.find(({ id }) => id === against?.id) : undefined;
      return stored === undefined ? notifyLedgerError(saved.error, locale) : meet(stored);
    }
    onClose();
    await announceDone(t('saved'), `${withNames(coin)}, ${formatDay(day, locale)}`);
  });
  const takeStored = (stored: TypedStatement) => {
    settle(stored);
    setWallet(stored.wallet);
    setAsset(stored.asset);
    setAmount(stored.amount);
    setDay(stored.day);
    setTurn(turn + 1);
  };
  const readable = (each: Omit<TypedStatement, 'id'>) =>
    new Map<'wallet' | 'asset' | 'amount' | 'day', string>([
      ['wallet', wallets.find(({ id }) => id === each.wallet)?.name ?? each.wallet],
      ['asset', each.asset],
      ['amount', formatExact(each.amount, locale)],
      // While both states are shown the field may be emptied.
      ['day', each.day === '' ? '' : formatDay(each.day, locale)],
    ]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(base);
  };
  const ends = Array.from({ length: YEARS }, (_, back) => `${Number(today.slice(0, 4)) - 1 - back}-12-31`);
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t(opened === undefined ? 'confirm' : 'form.edit')}
      description={t('form.text')}
    >
      <form noValidate className="mt-4 grid gap-4" onSubmit={submit}>
        {newer !== undefined && (
          <NewerState
            differences={differencesOf(
              readable(newer),
              readable({ wallet, asset: coin, amount: amount ?? '0', day }),
              (field) => t(field),
            )}
            isBusy={isBusy}
            onTakeStored={() => takeStored(newer)}
            onKeepMine={() => {
              settle(newer);
              save(newer);
            }}
          />
        )}
        <SelectField
          label={t('wallet')}
          value={wallet}
          onValueChange={setWallet}
          options={wallets.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('asset')}
            error={shown('asset')}
            maxLength={LONGEST_COIN}
            value={asset}
            onChange={(event) => setAsset(event.target.value)}
          />
          <Field label={t('amount')} error={shown('amount')}>
            {(control) => (
              <DecimalInput
                key={turn}
                {...control}
                value={amount}
                onEntry={(entry) => setAmount(entry.kind === 'value' ? entry.value : null)}
              />
            )}
          </Field>
        </div>
        <DateField label={t('day')} error={shown('day')} value={day} onDay={setDay} />
        <div className="-mt-2 flex flex-wrap gap-2">
          {ends.map((end) => (
            <Button key={end} size="s" variant="quiet" aria-pressed={day === end} onClick={() => setDay(end)}>
              {formatDay(end, locale)}
            </Button>
          ))}
        </div>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" loading={isBusy} disabled={newer !== undefined}>
            {t('save')}
          </Button>
        </div>
      </form>
      {opened !== undefined && <EvidenceSection book="own" target={{ kind: 'statement', id: opened.id }} />}
    </Dialog>
  );
}
