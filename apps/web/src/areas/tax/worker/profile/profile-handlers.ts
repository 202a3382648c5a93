/**
 * The tax settings for the page. Whatever screen saves them, a change of method or scope passes the rule of
 * the ministry's letter here; methods of single pools change only through their own request.
 */
import { compareText, err, groupBy, type Instant, type Issue, ok, parseInstant } from '@cryptax/kernel';
import { isFiat, type LedgerEngine, type MatchSettings, type Method, type PoolMethod } from '@cryptax/ledger';
import { sameData } from '@cryptax/store';
import { canSwitchMethod, canSwitchMethodAt, poolMethod } from '@cryptax/tax-de';
import type { Answer, MethodProblem } from '../../../../platform/ledger/answer.ts';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import { newerChoice } from '../../../../platform/ledger/worker/keep-choice.ts';
import { taxSettings } from '../../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { MethodLock, OpenedProfile, PersonData, PoolChoice, PoolList, PoolRow } from '../../screen-types.ts';
import { personData } from '../beside-entries.ts';
import { keepTaxSettings } from './tax-choice.ts';

type Gate = <T>(work: (live: LiveLedger) => Answer<T>) => Answer<T>;
export function createProfileHandlers(withLedger: Gate, editing: Gate) {
  return {
    taxSettings: (): Answer<TaxSettings> => withLedger(async ({ store }) => ok(await taxSettings(store))),
    /**
     * Methods of single pools stay as they are; another general method or scope is refused where the letter says so. Person
     * data that were filled in with them are part of the same step. `base` is what the form was opened with.
     */
    setTaxSettings: (wanted: TaxSettings, person?: PersonData, base?: OpenedProfile): Answer<void> =>
      editing(async (live) =>
        base === undefined || (await isUnchanged(live, base)) ? saveSettings(live, wanted, person) : newerChoice,
      ),
    methodLock: (): Answer<MethodLock> =>
      withLedger(async (live) => readMethodLock(live, (await taxSettings(live.store)).match)),
    /** Pools of the user's own book whose wallet or coin has the words, at most `limit` of them. */
    poolMethods: (search: string, limit: number): Answer<PoolList> =>
      withLedger((live) => listPools(live, search, limit)),
    /** From now on; refused while the pool holds something. */
    switchPoolMethod: (choice: PoolChoice): Answer<void> => editing((live) => switchPool(live, choice)),
  };
}

/** Methods of single pools have a form of their own, inside this one too: they are no newer state of it. */
async function isUnchanged({ store }: LiveLedger, { settings, person }: OpenedProfile): Promise<boolean> {
  const withoutPools = ({ match, profile }: TaxSettings) => ({ profile, match: { ...match, poolMethods: [] } });
  const now = withoutPools(await taxSettings(store));
  if (!sameData(now, withoutPools(settings))) return false;
  return person === undefined || sameData(await personData(store), person);
}

async function saveSettings(live: LiveLedger, wanted: TaxSettings, person?: PersonData): Answer<void> {
  const { store, books, now } = live;
  const { match: before } = await taxSettings(store);
  const { method, scope } = wanted.match;
  const kept = { ...wanted, match: { ...wanted.match, poolMethods: before.poolMethods } };
  if (method === before.method && scope === before.scope) return keepTaxSettings(store, kept, person);
  const lock = await readMethodLock(live, before);
  if (!lock.ok) return lock;
  const problem = problemOf(lock.value, before, { method, scope });
  if (problem !== null) return err(problem);
  if (lock.value.method === 'free') return keepTaxSettings(store, kept, person);
  const own = await books.get('own');
  if (!own.ok) return own;
  const poolMethods = datedMethods(before, method, poolsOf(own.value.loaded.engine), secondOf(now()).text);
  return keepTaxSettings(store, { ...wanted, match: { ...wanted.match, poolMethods } }, person);
}

async function listPools({ store, books }: LiveLedger, search: string, limit: number): Answer<PoolList> {
  const { match } = await taxSettings(store);
  if (match.scope === 'global') return ok({ kind: 'global' });
  const own = await books.get('own');
  if (!own.ok) return own;
  const { engine, issues } = own.value.loaded;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = poolsOf(engine).filter(({ wallet, asset }) => {
    const text = `${wallet} ${asset}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rows = poolRows(engine, settingsInForce(match, issues), found.slice(0, limit));
  return ok({ kind: 'pools', total: found.length, rows });
}

async function switchPool({ store, books, now }: LiveLedger, { wallet, asset, method }: PoolChoice): Answer<void> {
  const settings = await taxSettings(store);
  const own = await books.get('own');
  if (!own.ok) return own;
  const { valued: events, issues } = own.value.loaded;
  const { text: from, at } = secondOf(now());
  const match = settingsInForce(settings.match, issues);
  const answer = canSwitchMethodAt({ settings: match, events, at, wallet, asset, method });
  if (!answer.allowed) {
    if (answer.reason === 'same-method') return ok(undefined);
    if (answer.reason === 'scope-global') return err({ code: 'method.scope-global' });
    const { amount, lots } = answer;
    return err({ code: 'method.pool-held', wallet, asset, amount, lots });
  }
  // What was refused for this pool had no effect; kept, its refusal would be taken for that of this change.
  const others = settings.match.poolMethods.filter((choice) => keyOf(choice) !== keyOf({ wallet, asset }));
  const earlier = match.poolMethods.filter((choice) => keyOf(choice) === keyOf({ wallet, asset }));
  const poolMethods = [...others, ...earlier, { wallet, asset, method, from }];
  return keepTaxSettings(store, { ...settings, match: { ...settings.match, poolMethods } });
}

/** The ledger counts whole seconds. */
function secondOf(time: string): { readonly text: string; readonly at: Instant } {
  const text = `${time.slice(0, 19)}Z`;
  const at = parseInstant(text);
  if (!at.ok) throw new Error(`No moment: ${time}`);
  return { text, at: at.value };
}

/**
 * Whether the general method and scope may change (rule MET-02, Rz. 62). Before the first sealed report all years are
 * computed with whatever is chosen. Afterwards the reported years must stay: the method waits until every pool is empty
 * and then changes from that moment on; a scope holds for all years at once and so stays.
 */

/** Example data is handed to nobody: only the user's own sealed reports and holdings count. */
async function readMethodLock({ store, books }: LiveLedger, { scope }: MatchSettings): Answer<MethodLock> {
  const sealed = await store.reports.list('own');
  if (!sealed.ok) return sealed;
  const sealedYears = [...new Set(sealed.value.map(({ year }) => year))].sort((a, b) => a - b);
  if (sealedYears.length === 0) return ok({ sealedYears, heldPools: 0, method: 'free', scope: 'free' });
  const own = await books.get('own');
  if (!own.ok) return own;
  const heldPools = own.value.loaded.engine.holdings().length;
  const method = scope === 'global' ? 'no-date' : heldPools > 0 ? 'pools-hold' : 'from-now';
  return ok({ sealedYears, heldPools, method, scope: 'no-date' });
}

type General = Pick<MatchSettings, 'method' | 'scope'>;

function problemOf(lock: MethodLock, before: General, after: General): MethodProblem | null {
  const facts = { years: lock.sealedYears.join(', '), pools: lock.heldPools };
  if (after.scope !== before.scope && lock.scope !== 'free') return { code: 'method.scope-locked', ...facts };
  if (after.method === before.method) return null;
  if (lock.method === 'pools-hold') return { code: 'method.locked', ...facts };
  return lock.method === 'no-date' ? { code: 'method.no-date', ...facts } : null;
}

/** The pools of a book with the method in force in each, and what a change of method writes down (rule MET-02). */
type PoolName = Pick<PoolMethod, 'wallet' | 'asset'>;

/** Every pool the book ever had, also those that are empty now. */
function poolsOf(engine: LedgerEngine): readonly PoolName[] {
  return engine
    .dailyBalances()
    .pools.filter(({ asset }) => !isFiat(asset))
    .map(({ wallet, asset }) => ({ wallet, asset }))
    .sort((a, b) => compareText(a.wallet, b.wallet) || compareText(a.asset, b.asset));
}

/** Entries that came later can show that a pool was not empty at its change; the engine then leaves the change out. */
function settingsInForce(settings: MatchSettings, issues: readonly Issue[]): MatchSettings {
  const refused = issues.filter(({ code }) => code === 'method-switch-refused');
  const wasRefused = ({ wallet, asset, method, from }: PoolMethod): boolean =>
    from !== undefined &&
    refused.some(({ params }) => params.wallet === wallet && params.asset === asset && params.method === method);
  return { ...settings, poolMethods: settings.poolMethods.filter((choice) => !wasRefused(choice)) };
}

function poolRows(engine: LedgerEngine, settings: MatchSettings, pools: readonly PoolName[]): PoolRow[] {
  const wanted = new Set(pools.map(keyOf));
  const openLots = groupBy(
    engine.openLots().filter((lot) => wanted.has(keyOf(lot))),
    keyOf,
  );
  return pools.map((pool) => {
    const method = poolMethod(settings, pool.wallet, pool.asset);
    const other: Method = method === 'FIFO' ? 'AVERAGE' : 'FIFO';
    const lots = openLots.get(keyOf(pool)) ?? [];
    const answer = canSwitchMethod({ settings, openLots: lots, ...pool, method: other });
    const isHeld = !answer.allowed && answer.reason === 'pool-not-empty';
    const held = isHeld ? { amount: answer.amount, lots: answer.lots } : null;
    return { ...pool, method, from: lastChange(settings, pool), held };
  });
}

/**
 * The general method changes now, while every pool is empty: known pools keep the old one for their past and take the new
 * one from here on. A pool with a choice of its own keeps it.
 */
function datedMethods(
  { method: before, poolMethods }: MatchSettings,
  after: Method,
  pools: readonly PoolName[],
  from: string,
): readonly PoolMethod[] {
  const chosen = new Set(poolMethods.map(keyOf));
  const pinned = new Set(poolMethods.filter((choice) => choice.from === undefined).map(keyOf));
  const added = pools.flatMap((pool): PoolMethod[] => [
    ...(pinned.has(keyOf(pool)) ? [] : [{ ...pool, method: before }]),
    ...(chosen.has(keyOf(pool)) ? [] : [{ ...pool, method: after, from }]),
  ]);
  return [...poolMethods, ...added];
}

function lastChange({ poolMethods }: MatchSettings, pool: PoolName): string | null {
  const moments = poolMethods.flatMap((choice) => (keyOf(choice) === keyOf(pool) ? (choice.from ?? []) : []));
  return moments.sort().at(-1) ?? null;
}

function keyOf({ wallet, asset }: PoolName): string {
  return JSON.stringify([wallet, asset]);
}
