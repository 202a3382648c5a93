/**
 * The DeFi analyser in three steps: choose, enter, understand. Everything is read on this device; only looking up a hash
 * asks the chain's explorers. A call that is in the ledger can be applied to its events.
 */
import { type ChainId, type ClassifiedCall, classifyCall, findChain } from '@cryptax/onchain';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { useScreenTitle } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import type { CallRow } from '../../wallet-types.ts';
import { ApplyCard } from './components/apply-card.tsx';
import { CallForm, type CallInput } from './components/call-form.tsx';
import { Choose } from './components/choose.tsx';
import { Result } from './components/result.tsx';
import { WalletCallList } from './components/wallet-call-list.tsx';
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
      <PageHeader title={useScreenTitle()} context={t('context')} />
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
