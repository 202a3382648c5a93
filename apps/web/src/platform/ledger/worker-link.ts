/**
 * Keeps the ledger answering when its worker dies (out of memory, ended by the browser): a new one is started, the state
 * is reported again, and questions that were under way are asked once more. A change is never repeated, because it may have
 * been written before the end: its caller hears `store.worker-crashed` and sees the new state, which has all of it or nothing.
 */
import { err } from '@cryptax/kernel';
import type { LedgerError } from './answer.ts';
import type { LedgerApi } from './ledger-api.ts';
import type { LedgerState } from './ledger-state.ts';

/**
 * What may be asked again after the worker died, because asking twice is asking once. Everything else writes, or rests
 * on what the dead worker held in its memory.
 */
const REPEATABLE: ReadonlySet<string> = new Set<keyof LedgerApi>([
  ...([
    'open',
    'formats',
    'previewImport',
    'imports',
    'proposeMapping',
    'mappings',
    'cancelImport',
    'storageSpace',
  ] as const),
  ...(['queryEvents', 'queryEventIds', 'eventRows', 'eventFacets', 'eventDetail', 'similarEvents'] as const),
  ...([
    'previewEdit',
    'eventPrints',
    'journal',
    'oldSteps',
    'ruleBook',
    'views',
    'reviewList',
    'gapFixes',
    'previewFix',
    'previewRepair',
  ] as const),
  ...(['summary', 'taxSettings', 'livePrices', 'backup', 'ledgerFile', 'damagedRecords'] as const),
  ...(['planPositions', 'saleStage', 'saleMove', 'saleParts', 'comparePositions', 'methodYears'] as const),
  ...(['methodParts', 'multiYearPlan', 'harvest', 'repurchases', 'batch', 'radar', 'couple', 'printPlan'] as const),
  ...(['portfolioModel', 'openLots', 'rebalance'] as const),
  ...([
    'taxReport',
    'reportPrints',
    'yearTimeline',
    'reportLines',
    'explainFigure',
    'explainParts',
    'eventFacts',
    'reportYears',
  ] as const),
  ...(['makeFile', 'peekFile', 'readingCheck', 'dueNotices', 'networkFees'] as const),
  ...(['createPack', 'sealedReports', 'recheckReport', 'personData'] as const),
  ...(['currentPrices', 'marketQuotes', 'extraTaxes', 'venueFees', 'venue', 'ratesInfo', 'priceFiles'] as const),
  ...([
    'manualPrices',
    'walletList',
    'walletDetails',
    'exportWallets',
    'chainSettings',
    'walletCalls',
    'walletProofs',
    'toldBalances',
    'explainDifference',
  ] as const),
  ...([
    'findCall',
    'readingEffects',
    'connections',
    'serviceKeys',
    'methodLock',
    'poolMethods',
    'spouse',
    'giftOffers',
  ] as const),
  ...(['syncOwner', 'previewRestore', 'lockState'] as const),
]);

/** These give back no Result; what goes wrong with them is thrown. */
const PLAIN: ReadonlySet<string> = new Set<keyof LedgerApi>(['open', 'formats']);

function hasPlainAnswer(name: string): boolean {
  return PLAIN.has(name);
}

function isRepeatable(name: string): boolean {
  return REPEATABLE.has(name);
}

type Values = readonly unknown[];
type StateListener = (state: LedgerState) => void;
type Call = (name: string, values: Values) => Promise<unknown>;

/** `left`: ended on purpose with the visit of the page, and the page has come back. */
export type Death = 'died' | 'not-loaded' | 'left';

/** One life of the worker. */
export interface WorkerLife {
  readonly call: Call;
  /** Settles when the worker is gone, or when its program could not be loaded. */
  readonly death: Promise<Death>;
  readonly end: () => void;
}

/** A worker that dies so often in so short a time would go on dying. */
const MOST_DEATHS = 3;
const WITHIN_MS = 60_000;

const REASONS = {
  died: { code: 'store.worker-crashed' },
  left: { code: 'store.worker-crashed' },
  'not-loaded': { code: 'store.worker-not-loaded' },
} as const satisfies Readonly<Record<Death, LedgerError>>;
const DIED = Symbol('died');

export function linkWorker(start: () => WorkerLife, now: () => number = () => performance.now()): Call {
  const listeners: StateListener[] = [];
  let deaths: readonly number[] = [];
  let life: WorkerLife | undefined;
  let reason: LedgerError = REASONS.died;
  const begin = () => {
    const mine = start();
    // Registered before any question waits for the death, so the next life has begun when the questions hear of it.
    void mine.death.then((death) => {
      reason = REASONS[death];
      restart(mine, death);
    });
    return mine;
  };
  const restart = (dead: WorkerLife, death: Death) => {
    dead.end();
    const at = now();
    if (death !== 'left') deaths = [...deaths.filter((before) => at - before < WITHIN_MS), at];
    const next = deaths.length < MOST_DEATHS ? begin() : undefined;
    life = next;
    for (const listener of listeners) {
      listener(next === undefined ? { kind: 'failed', error: reason } : { kind: 'loading' });
      if (next !== undefined) void ask(next, 'subscribe', [listener]);
    }
  };
  life = begin();
  return async (name, values) => {
    if (name === 'subscribe') listeners.push(values[0] as StateListener);
    const first = await ask(life, name, values);
    const answer = first === DIED && isRepeatable(name) ? await ask(life, name, values) : first;
    if (answer !== DIED || name === 'subscribe') return answer;
    if (hasPlainAnswer(name)) throw new Error(reason.code);
    return err(reason);
  };
}

function ask(life: WorkerLife | undefined, name: string, values: Values): Promise<unknown> {
  if (life === undefined) return Promise.resolve(DIED);
  return Promise.race([life.call(name, values), life.death.then(() => DIED)]);
}
