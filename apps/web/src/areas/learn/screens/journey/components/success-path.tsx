/**
 * Four steps from files to the filed report, looked at one after the other. Each is done when the ledger says so, not
 * when somebody clicks; finishing congratulates only for what is done and names what is not.
 */
import { ArrowLeft, ArrowRight, PartyPopper } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Klaus } from '../../../../../ui/klaus.tsx';
import { type JourneyFacts, PATH_STEPS } from '../journey-facts.ts';
import { journeyStrings } from '../strings.ts';
import { Achievements } from './achievements.tsx';
import { PathRow } from './path-row.tsx';

const LAST = PATH_STEPS.length - 1;

export function SuccessPath({ facts, isDemo }: { readonly facts: JourneyFacts; readonly isDemo: boolean }) {
  const t = useStrings(journeyStrings);
  const [at, setAt] = useState(0);
  const [isFinishing, setFinishing] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Klaus mood={facts.mood} size={56} />
        <h2 className="text-lg font-semibold">{t('path.title', { done: facts.done.size })}</h2>
      </div>
      {isDemo && <Callout tone="demo">{t('path.demo')}</Callout>}
      <ol className="grid gap-3">
        {PATH_STEPS.map((step, index) => (
          <PathRow
            key={step}
            step={step}
            number={index + 1}
            isDone={facts.done.has(step)}
            isOpen={index === at}
            onOpen={() => setAt(index)}
          />
        ))}
      </ol>
      <div className="flex gap-2">
        <Button icon={ArrowLeft} disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('path.back')}
        </Button>
        {at < LAST ? (
          <Button iconAfter={ArrowRight} onClick={() => setAt(at + 1)}>
            {t('path.next')}
          </Button>
        ) : (
          <Button variant="primary" icon={PartyPopper} onClick={() => setFinishing(true)}>
            {t('path.finish')}
          </Button>
        )}
      </div>
      <Achievements earned={facts.earned} />
      <Finish facts={facts} open={isFinishing} onClose={() => setFinishing(false)} />
    </div>
  );
}

interface FinishProps {
  readonly facts: JourneyFacts;
  readonly open: boolean;
  readonly onClose: () => void;
}

function Finish({ facts, open, onClose }: FinishProps) {
  const t = useStrings(journeyStrings);
  const missing = PATH_STEPS.filter((step) => !facts.done.has(step));
  const isWhole = missing.length === 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t(isWhole ? 'finish.title' : 'finish.open')}
      description={t(isWhole ? 'finish.line' : 'finish.open.line')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('finish.close')}
        </Button>
      }
    >
      {!isWhole && (
        <ul className="list-disc pl-5 text-sm">
          {missing.map((step) => (
            <li key={step}>{t(`path.${step}`)}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
