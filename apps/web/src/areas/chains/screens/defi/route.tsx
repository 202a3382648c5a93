/**
 * The DeFi analyser in three steps: choose, enter, understand. Everything is read on this device; only looking up a hash
 * asks the chain's explorers. A call that is in the ledger can be applied to its events.
 */
import { type ChainId, type ClassifiedCall, type ContractCall, classifyCall, findChain } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import type { CallRow } from '../../wallet-types.ts';
import { CallForm, type CallInput } from './components/call-form.tsx';
import { Result } from './components/result.tsx';
import { useApplyCalls, WalletCallList } from './components/wallet-call-list.tsx';
import { EXAMPLES } from './examples.data.ts';
import { defiStrings } from './strings.ts';

const EMPTY: CallInput = { chain: 'ethereum', to: '', input: '', hash: '', eventIds: [] };

interface Analysed {
  readonly call: CallInput;
  readonly result: ClassifiedCall;
}

export function DefiScreen() {
  const t = useStrings(defiStrings);
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [call, setCall] = useState(EMPTY);
  const [wallet, setWallet] = useState<string | null>(null);
  const [analysed, setAnalysed] = useState<Analysed>();
  const analyse = (input: CallInput) => {
    const answer = classifyCall({ chainId: chainNumber(input.chain), to: input.to, input: input.input });
    if (!answer.ok) return void notices.info(t('input.wrong'));
    setAnalysed({ call: input, result: answer.value });
    setStep(2);
  };
  const begin = (input: CallInput) => {
    setCall(input);
    setWallet(null);
    setStep(1);
  };
  const openRow = (chain: ChainId, { to, input, hash, eventIds }: CallRow) =>
    analyse({ chain, to, input, hash, eventIds });
  return (
    <>
      <ScreenHeader context={t('context')} />
      <div className="mb-5">
        <Stepper
          label={t('steps')}
          current={step}
          steps={[
            { id: 'choose', label: t('step.choose') },
            { id: 'enter', label: t('step.enter') },
            { id: 'result', label: t('step.result') },
          ]}
        />
      </div>
      {step === 0 && (
        <Choose
          onExample={({ to, input }) => begin({ ...EMPTY, to, input })}
          onOwn={() => begin(EMPTY)}
          onWallet={(id) => {
            setWallet(id);
            setStep(1);
          }}
        />
      )}
      {step === 1 && wallet !== null && <WalletCallList walletId={wallet} onOpen={openRow} onBack={() => setStep(0)} />}
      {step === 1 && wallet === null && (
        <CallForm value={call} onChange={setCall} onSubmit={() => analyse(call)} onBack={() => setStep(0)} />
      )}
      {step === 2 && analysed && (
        <div className="grid gap-6">
          <Result call={analysed.result} />
          {analysed.result.classification !== null && (
            <ApplyCard
              call={{ chainId: chainNumber(analysed.call.chain), to: analysed.call.to, input: analysed.call.input }}
              hash={analysed.call.hash}
              eventIds={analysed.call.eventIds}
            />
          )}
          <div className="flex flex-wrap gap-2">
            {wallet !== null && <Button onClick={() => setStep(1)}>{t('back.list')}</Button>}
            <Button onClick={() => setStep(0)}>{t('reset')}</Button>
          </div>
        </div>
      )}
    </>
  );
}

function chainNumber(chain: string): number {
  return findChain(chain)?.chainId ?? 1;
}

/** Brings the result into the ledger: the events of this transaction get the nature that the call has. */
interface ApplyCardProps {
  readonly call: ContractCall;
  readonly hash: string;
  readonly eventIds: readonly string[];
}

function ApplyCard({ call, hash, eventIds }: ApplyCardProps) {
  const t = useStrings(defiStrings);
  const ledger = useLedger();
  const { isBusy, apply } = useApplyCalls(() => ledger.applyCall('own', call, eventIds));
  if (eventIds.length === 0) {
    return (
      <Callout
        tone="info"
        title={t('apply.title')}
        action={
          <Link to="/wallets" className={buttonClass({ size: 's' })}>
            {t('apply.wallets')}
          </Link>
        }
      >
        {t(hash === '' ? 'apply.no-hash' : 'apply.not-there')}
      </Callout>
    );
  }
  return (
    <Callout
      tone="info"
      title={t('apply.title')}
      action={
        <Button size="s" variant="primary" loading={isBusy} onClick={apply}>
          {t('apply')}
        </Button>
      }
    >
      {t('apply.text', { count: eventIds.length })}
    </Callout>
  );
}

/** The first step: an example, one's own call, or all calls of a wallet. */
interface ChooseProps {
  readonly onExample: (example: (typeof EXAMPLES)[number]) => void;
  readonly onOwn: () => void;
  readonly onWallet: (id: string) => void;
}

function Choose({ onExample, onOwn, onWallet }: ChooseProps) {
  const t = useStrings(defiStrings);
  const list = useAnswer('defi wallets', (api) => api.walletList('own'));
  const wallets = (list.kind === 'ready' ? list.value.wallets : []).filter(
    ({ chain }) => chain !== undefined && chain.transactions > 0 && findChain(chain.chain)?.type === 'evm',
  );
  return (
    <>
      <h2 className="mb-3 text-base font-semibold">{t('choose.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <Card className="h-full">
              <button
                type="button"
                onClick={() => onExample(example)}
                className="h-full w-full rounded-lg p-4.5 text-left hover:bg-hover"
              >
                <span className="block text-base font-semibold">{t(`example.${example.id}`)}</span>
                <span className="mt-1 block text-sm text-ink-2">{t(`example.${example.id}.text`)}</span>
              </button>
            </Card>
          </li>
        ))}
      </ul>
      <Button variant="primary" className="mt-5" onClick={onOwn}>
        {t('own')}
      </Button>
      {wallets.length > 0 && (
        <section aria-labelledby="wallet-calls" className="mt-6">
          <h2 id="wallet-calls" className="text-base font-semibold">
            {t('wallet.title')}
          </h2>
          <p className="mt-0.5 mb-2.5 text-sm text-ink-2">{t('wallet.text')}</p>
          <div className="flex flex-wrap gap-2">
            {wallets.map(({ id, name }) => (
              <Button key={id} onClick={() => onWallet(id)}>
                {name}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
