/** Checks by hand: pick any of them, choose the state of the copy, and see what comes of it. */
import { Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { CheckRows } from '../../check-rows.tsx';
import { checkStrings } from '../../self-test/strings.ts';
import { LogCard, SuiteBar } from '../../self-test/suite-parts.tsx';
import { type CheckId, PAGE_CHECKS, type Suite } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { COPY_CHECKS } from '../../self-test-types.ts';
import { interactiveTestStrings } from '../strings.ts';

const ALL: readonly CheckId[] = [...COPY_CHECKS, ...PAGE_CHECKS];
const SUITE: Suite = { pauseMs: 0, categories: [{ id: 'components', checks: ALL }] };

export function InteractiveTestScreen() {
  const t = useStrings(interactiveTestStrings);
  const titles = useStrings(checkStrings);
  const run = useSuite(SUITE);
  const [chosen, setChosen] = useState<CheckId>('conservation');
  const tried = ALL.filter((id) => run.states.has(id));
  return (
    <>
      <ScreenHeader
        context={t('context', { count: ALL.length })}
        actions={
          <Button icon={RotateCcw} onClick={run.reset} disabled={run.phase === 'idle'}>
            {t('reset')}
          </Button>
        }
      />
      <SuiteBar run={run} />
      <TitledCard className="mb-4" title={t('choose')} bodyClass="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <Combobox
            searchLabel={t('choose')}
            placeholder={t('choose')}
            value={chosen}
            onValueChange={setChosen}
            options={ALL.map((id) => ({ value: id, label: titles(id) }))}
          />
        </div>
        <Button variant="primary" icon={Play} loading={run.phase === 'running'} onClick={() => void run.run([chosen])}>
          {t('run')}
        </Button>
      </TitledCard>
      {tried.length > 0 && (
        <TitledCard className="mb-4" title={t('results')} bodyClass="pb-2">
          <CheckRows checks={tried} states={run.states} />
        </TitledCard>
      )}
      <LogCard log={run.log} />
    </>
  );
}
