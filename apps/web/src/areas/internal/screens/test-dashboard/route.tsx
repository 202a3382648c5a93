/** The checklist before a release: sections with boxes, a counter, and what the app can tick by itself. */
import { Download, RotateCcw, WandSparkles } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { saveFile } from '../../../../platform/files/save-file.ts';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { browserStorage, createSettings, json } from '../../../../platform/settings/settings-store.ts';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import type { CheckId, Suite } from '../../self-test/suites.data.ts';
import { useSuite } from '../../self-test/use-suite.ts';
import { testDashboardStrings } from '../strings.ts';

type ItemId =
  | 'import'
  | 'again'
  | 'bad-row'
  | 'load'
  | 'updates'
  | 'reconnect'
  | 'examples'
  | 'limit'
  | 'report'
  | 'keyboard'
  | 'languages'
  | 'themes'
  | 'phone';

interface ChecklistItem {
  readonly id: ItemId;
  /** The check that proves it; without one a person has to look. */
  readonly check?: CheckId;
}

interface ChecklistSection {
  readonly id: 'import' | 'dashboard' | 'tax' | 'handling';
  readonly items: readonly ChecklistItem[];
}

/** The checklist: what a person looks at, and what a check can tick by itself. */
const CHECKLIST: readonly ChecklistSection[] = [
  {
    id: 'import',
    items: [
      { id: 'import', check: 'csv-import' },
      { id: 'again', check: 'csv-twice' },
      { id: 'bad-row', check: 'csv-bad-row' },
    ],
  },
  { id: 'dashboard', items: [{ id: 'load', check: 'page-load' }, { id: 'updates' }, { id: 'reconnect' }] },
  {
    id: 'tax',
    items: [
      { id: 'examples', check: 'law-examples' },
      { id: 'limit', check: 'limit-edges' },
      { id: 'report', check: 'report-sealed' },
    ],
  },
  { id: 'handling', items: [{ id: 'keyboard' }, { id: 'languages' }, { id: 'themes' }, { id: 'phone' }] },
];

const ITEMS: readonly ChecklistItem[] = CHECKLIST.flatMap(({ items }) => items);

const PROVEN = ITEMS.flatMap(({ check }) => check ?? []);
const SUITE: Suite = { pauseMs: 50, categories: [{ id: 'components', checks: PROVEN }] };

export function TestDashboardScreen() {
  const t = useStrings(testDashboardStrings);
  const { ticked, tick, reset } = useChecklist();
  const run = useSuite(SUITE);
  const autoCheck = async () => {
    const done = await run.run();
    for (const { id, check } of ITEMS) {
      const state = done.find((each) => each.id === check);
      if (state !== undefined) tick(id, state.status === 'passed');
    }
  };
  const exportList = () => {
    const lines = ITEMS.map(({ id }) => ({ id, item: t(`item.${id}`), done: ticked.includes(id) }));
    const text = JSON.stringify({ exportedAt: new Date().toISOString(), done: ticked.length, items: lines }, null, 2);
    saveFile('test-checklist.json', new Blob([text], { type: 'application/json' }));
  };
  const clear = () => {
    reset();
    run.reset();
  };
  const noteOf = ({ check }: ChecklistItem) => {
    if (check === undefined) return t('by-eye');
    const status = run.states.get(check)?.status;
    return status === 'failed' || status === 'warning' ? t('not-passed') : t('by-check');
  };
  return (
    <>
      <ScreenHeader
        context={t('context')}
        actions={
          <>
            <Button icon={RotateCcw} onClick={clear}>
              {t('reset')}
            </Button>
            <Button icon={Download} onClick={exportList}>
              {t('export')}
            </Button>
            <Button
              variant="primary"
              icon={WandSparkles}
              loading={run.phase === 'running'}
              onClick={() => void autoCheck()}
            >
              {t('auto')}
            </Button>
          </>
        }
      />
      <Progress
        className="mb-4"
        label={t('progress')}
        total={ITEMS.length}
        parts={[{ tone: 'done', count: ticked.length }]}
        sentence={t('counter', { done: ticked.length, total: ITEMS.length })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {CHECKLIST.map(({ id, items }) => (
          <TitledCard key={id} title={t(`section.${id}`)} bodyClass="grid gap-2">
            {items.map((item) => (
              <Checkbox
                key={item.id}
                checked={ticked.includes(item.id)}
                onCheckedChange={(isDone) => tick(item.id, isDone)}
                label={t(`item.${item.id}`)}
                note={noteOf(item)}
              />
            ))}
          </TitledCard>
        ))}
      </div>
    </>
  );
}

/** Which items are ticked; kept in this browser until they are reset. */
const store = createSettings(
  { ticked: json<readonly ItemId[]>('cryptax-test-checklist', readTicked, []) },
  browserStorage(),
);

function readTicked(value: unknown): readonly ItemId[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return ITEMS.map(({ id }) => id).filter((id) => value.includes(id));
}

interface Checklist {
  readonly ticked: readonly ItemId[];
  readonly tick: (id: ItemId, isDone: boolean) => void;
  readonly reset: () => void;
}

function useChecklist(): Checklist {
  const get = () => store.get('ticked');
  const ticked = useSyncExternalStore(store.subscribe, get, get);
  return {
    ticked,
    tick: (id, isDone) => {
      const others = get().filter((other) => other !== id);
      store.set('ticked', isDone ? [...others, id] : others);
    },
    reset: () => store.clear('ticked'),
  };
}
