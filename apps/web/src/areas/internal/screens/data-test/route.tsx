/** Database diagnosis on a scratch database: test it, fill it, check it, clear it. The user's own is never touched. */
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card, CardBody, TitledCard } from '../../../../ui/card.tsx';
import { StatStrip } from '../../../../ui/stat-strip.tsx';
import { CheckRows } from '../../check-rows.tsx';
import { type CheckState, runChecks } from '../../run-checks.ts';
import { type CheckId, SUITES } from '../../self-test/suites.data.ts';
import type { CopyCheckId, CopyInfo } from '../../self-test-types.ts';
import { dataTestStrings } from '../strings.ts';

/** The scratch database of the diagnosis: opened by the first button, deleted when the screen is left. */
type Doing = 'idle' | 'test' | 'fill' | 'check' | 'clear';

const DATA_CHECKS: readonly CopyCheckId[] = SUITES.data.categories[0].checks;
/** What only looks: for data that are there already. */
const LOOKING: readonly CopyCheckId[] = ['records-readable', 'conservation'];

const NO_STATES: ReadonlyMap<CheckId, CheckState> = new Map();

function useScratch() {
  const ledger = useLedger();
  const [doing, setDoing] = useState<Doing>('idle');
  const [scratch, setScratch] = useState<CopyInfo>();
  const [states, setStates] = useState(NO_STATES);
  const [error, setError] = useState<string>();
  const open = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (open.current !== undefined) void ledger.closeCopy(open.current);
    },
    [ledger],
  );

  const take = async (answer: Answer<CopyInfo>): Promise<CopyInfo> => {
    const info = await answer;
    if (!info.ok) throw new Error(info.error.code);
    open.current = info.value.id;
    setScratch(info.value);
    return info.value;
  };
  const check = async (copyId: string, ids: readonly CopyCheckId[]) => {
    await runChecks(ids, {
      run: async (id) => {
        const outcome = await ledger.runCheck(copyId, id as CopyCheckId);
        if (!outcome.ok) throw new Error(outcome.error.code);
        return outcome.value;
      },
      onState: (state) => setStates((old) => new Map(old).set(state.id, state)),
      now: () => performance.now(),
      pause: async () => undefined,
      isWanted: () => true,
    });
  };
  const act = async (what: Exclude<Doing, 'idle'>) => {
    setDoing(what);
    setError(undefined);
    try {
      const { id } = scratch ?? (await take(ledger.openCopy('empty')));
      if (what === 'fill') await take(ledger.fillCopy(id));
      if (what === 'clear') await take(ledger.clearCopy(id));
      if (what === 'clear' || what === 'fill') setStates(NO_STATES);
      if (what === 'test') await check(id, DATA_CHECKS);
      if (what === 'check') await check(id, LOOKING);
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
    } finally {
      setDoing('idle');
    }
  };
  return { doing, scratch, states, error, act };
}

const BUTTONS: readonly Exclude<Doing, 'idle'>[] = ['test', 'fill', 'check', 'clear'];

export function DataTestScreen() {
  const t = useStrings(dataTestStrings);
  const { doing, scratch, states, error, act } = useScratch();
  return (
    <>
      <ScreenHeader context={t('context')} />
      <StatStrip
        className="mb-4"
        stats={[
          { id: 'state', label: t('scratch'), value: t(scratch === undefined ? 'none' : 'open') },
          { id: 'events', label: t('events'), value: scratch?.events ?? '–' },
        ]}
      />
      <Card className="mb-4">
        <CardBody className="flex flex-wrap gap-2 pt-4">
          {BUTTONS.map((what) => (
            <Button
              key={what}
              variant={what === 'test' ? 'primary' : what === 'clear' ? 'danger' : 'secondary'}
              loading={doing === what}
              disabled={doing !== 'idle' && doing !== what}
              onClick={() => void act(what)}
            >
              {t(what)}
            </Button>
          ))}
        </CardBody>
      </Card>
      {error !== undefined && (
        <Callout tone="danger" className="mb-4" title={t('failed')}>
          {error}
        </Callout>
      )}
      <TitledCard title={t('results')} bodyClass="pb-2">
        <CheckRows checks={DATA_CHECKS} states={states} />
      </TitledCard>
    </>
  );
}
