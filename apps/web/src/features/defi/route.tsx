/** The DeFi analyser in three steps: choose, enter, understand. Nothing is sent anywhere. */
import { type ClassifiedCall, classifyCall, findChain } from '@cryptax/onchain';
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { CallForm, type CallInput } from './components/call-form.tsx';
import { Result } from './components/result.tsx';
import { EXAMPLES } from './examples.data.ts';
import { defiStrings } from './strings.ts';

const EMPTY: CallInput = { chain: 'ethereum', to: '', input: '' };

export function DefiScreen() {
  const t = useStrings(defiStrings);
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [call, setCall] = useState(EMPTY);
  const [result, setResult] = useState<ClassifiedCall>();
  const analyse = () => {
    const chainId = findChain(call.chain)?.chainId ?? 1;
    const answer = classifyCall({ chainId, to: call.to, input: call.input });
    if (!answer.ok) return;
    setResult(answer.value);
    setStep(2);
  };
  const begin = (input: CallInput) => {
    setCall(input);
    setStep(1);
  };
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
      {step === 0 && <Choose onBegin={begin} />}
      {step === 1 && <CallForm value={call} onChange={setCall} onSubmit={analyse} onBack={() => setStep(0)} />}
      {step === 2 && result && (
        <div className="grid gap-6">
          <Result call={result} />
          <Button className="justify-self-start" onClick={() => begin(EMPTY)}>
            {t('reset')}
          </Button>
        </div>
      )}
    </>
  );
}

function Choose({ onBegin }: { readonly onBegin: (input: CallInput) => void }) {
  const t = useStrings(defiStrings);
  return (
    <>
      <h2 className="mb-3 text-base font-semibold">{t('choose.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {EXAMPLES.map(({ id, to, input }) => (
          <li key={id}>
            <Card className="h-full">
              <button
                type="button"
                onClick={() => onBegin({ chain: 'ethereum', to, input })}
                className="h-full w-full rounded-lg p-4.5 text-left hover:bg-hover"
              >
                <span className="block text-base font-semibold">{t(`example.${id}`)}</span>
                <span className="mt-1 block text-sm text-ink-2">{t(`example.${id}.text`)}</span>
              </button>
            </Card>
          </li>
        ))}
      </ul>
      <Button variant="primary" className="mt-5" onClick={() => onBegin(EMPTY)}>
        {t('own')}
      </Button>
    </>
  );
}
