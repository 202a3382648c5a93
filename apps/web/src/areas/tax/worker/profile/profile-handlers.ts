/**
 * The tax settings behind the page's one door. Whatever screen saves them, a change of method or scope passes the rule of
 * the ministry's letter here; methods of single pools change only through their own request.
 */
import { err, type Instant, ok, parseInstant } from '@cryptax/kernel';
import { canSwitchMethodAt } from '@cryptax/tax-de';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { TaxSettings } from '../../../../platform/ledger/ledger-state.ts';
import { taxSettings } from '../../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../../platform/ledger/worker/live-ledger.ts';
import type { MethodLock, PoolChoice, PoolList } from '../../method-types.ts';
import type { PersonData } from '../../person-types.ts';
import { problemOf, readMethodLock } from './method-lock.ts';
import { datedMethods, keyOf, poolRows, poolsOf, settingsInForce } from './pool-methods.ts';
import { keepTaxSettings } from './tax-choice.ts';

type Door = <T>(work: (live: LiveLedger) => Answer<T>) => Answer<T>;
export function createProfileHandlers(withLedger: Door, editing: Door) {
  return {
    taxSettings: (): Answer<TaxSettings> => withLedger(async ({ store }) => ok(await taxSettings(store))),
    /**
     * Methods of single pools stay as they are; another general method or scope is refused where the letter says so. Person
     * data that were filled in with them are part of the same step.
     */
    setTaxSettings: (wanted: TaxSettings, person?: PersonData): Answer<void> =>
      editing((live) => saveSettings(live, wanted, person)),
    methodLock: (): Answer<MethodLock> =>
      withLedger(async (live) => readMethodLock(live, (await taxSettings(live.store)).match)),
    /** Pools of the user's own book whose wallet or coin has the words, at most `limit` of them. */
    poolMethods: (search: string, limit: number): Answer<PoolList> =>
      withLedger((live) => listPools(live, search, limit)),
    /** From now on; refused while the pool holds something. */
    switchPoolMethod: (choice: PoolChoice): Answer<void> => editing((live) => switchPool(live, choice)),
  };
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
