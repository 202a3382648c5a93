/** Proof of origin: a payout, a wallet or a sum, walked back to the money paid in, for bank or notary. */
import type { OriginTarget } from '@cryptax/reports/origin';
import type { Book } from '@cryptax/store';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { DecimalField } from '../../../../ui/decimal-input.tsx';
import { Field } from '../../../../ui/field.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import type { OriginChoices } from '../../screen-types.ts';
import { OriginResult } from './origin-result.tsx';
import { originStrings } from './strings.ts';

export function ProofOfOriginScreen() {
  const t = useStrings(originStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ book }) => (
        <>
          <ScreenHeader context={t('context')} />
          <OriginPage book={book} />
        </>
      )}
    </LedgerScreen>
  );
}

/** The choice of what is to be shown, and below it the proof. */
function OriginPage({ book }: { readonly book: Book }) {
  const choices = useAnswer(`origin choices ${book}`, (api) => api.originChoices(book));
  const [chosen, setChosen] = useState<OriginTarget | undefined>(undefined);
  if (choices.kind === 'failed') return <LedgerFailed error={choices.error} />;
  if (choices.kind === 'loading') return <SkeletonCard rows={6} />;
  const [newest] = choices.value.payouts;
  const target = chosen ?? (newest && { kind: 'payout' as const, eventId: newest.eventId });
  return (
    <div className="grid gap-4 pb-8">
      <TargetForm choices={choices.value} target={target} onTarget={setChosen} />
      {target && <OriginResult book={book} target={target} />}
    </div>
  );
}

/** What is to be shown: a payout or sale, a wallet, or a sum. */
interface TargetFormProps {
  readonly choices: OriginChoices;
  readonly target: OriginTarget | undefined;
  readonly onTarget: (target: OriginTarget) => void;
}

const MODES = ['payout', 'wallet', 'sum'] as const;
type Mode = (typeof MODES)[number];

function TargetForm(props: TargetFormProps) {
  const t = useStrings(originStrings);
  const [mode, setMode] = useState<Mode>(props.target?.kind ?? 'wallet');
  return (
    <Card className="grid gap-3 px-4 py-3.5 sm:px-4.5">
      <Segmented
        label={t('about')}
        value={mode}
        onValueChange={setMode}
        options={MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
        className="justify-self-start"
      />
      {mode === 'payout' && <PayoutField {...props} />}
      {mode === 'wallet' && <WalletField {...props} />}
      {mode === 'sum' && <SumField {...props} />}
    </Card>
  );
}

function PayoutField({ choices, target, onTarget }: TargetFormProps) {
  const t = useStrings(originStrings);
  const locale = useLocale();
  const euro = useEuro();
  if (choices.payouts.length === 0) return <p className="text-sm text-ink-2">{t('payout.none')}</p>;
  return (
    <Field label={t('payout')} className="max-w-140">
      {(control) => (
        <Combobox
          {...control}
          value={target?.kind === 'payout' ? target.eventId : null}
          placeholder={t('payout.choose')}
          searchLabel={t('payout.search')}
          options={choices.payouts.map(({ eventId, kind, at, wallet, euro: amount }) => ({
            value: eventId,
            label: t(`payout.${kind}`, {
              day: formatInstantDay(Date.parse(at), locale),
              wallet,
              euro: amount === null ? t('unknownEuro') : euro(amount),
            }),
          }))}
          onValueChange={(eventId) => onTarget({ kind: 'payout', eventId })}
        />
      )}
    </Field>
  );
}

function WalletField({ choices, target, onTarget }: TargetFormProps) {
  const t = useStrings(originStrings);
  if (choices.wallets.length === 0) return <p className="text-sm text-ink-2">{t('wallet.none')}</p>;
  return (
    <Field label={t('wallet')} className="max-w-140">
      {(control) => (
        <Combobox
          {...control}
          value={target?.kind === 'wallet' ? target.wallet : null}
          placeholder={t('wallet.choose')}
          searchLabel={t('wallet.choose')}
          options={choices.wallets.map((wallet) => ({ value: wallet, label: wallet }))}
          onValueChange={(wallet) => onTarget({ kind: 'wallet', wallet })}
        />
      )}
    </Field>
  );
}

function SumField({ target, onTarget }: TargetFormProps) {
  const t = useStrings(originStrings);
  const [sum, setSum] = useState<string | null>(target?.kind === 'sum' ? target.euro : null);
  const [isBad, setBad] = useState(false);
  const show = () => {
    const isPositive = sum !== null && /[1-9]/.test(sum) && !sum.startsWith('-');
    setBad(!isPositive);
    if (isPositive) onTarget({ kind: 'sum', euro: sum });
  };
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        show();
      }}
    >
      <DecimalField
        label={t('sum')}
        error={isBad ? t('sum.bad') : undefined}
        fieldClass="w-80 max-w-full"
        unit="€"
        maxDecimals={2}
        value={sum}
        onEntry={(entry) => setSum(entry.kind === 'value' ? entry.value : null)}
      />
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
