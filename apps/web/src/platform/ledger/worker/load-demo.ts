/** Fills the demo book and shows it. The demo ledger is a chunk of its own: nobody else pays for it. */
import type { Answer } from '../answer.ts';
import { setShownBook } from './kept-settings.ts';
import type { LiveLedger } from './live-ledger.ts';

export async function loadDemoEvents({ store }: LiveLedger): Answer<void> {
  const { DEMO_EVENTS, DEMO_WALLETS } = await import('../demo/demo-ledger.ts');
  const state = await store.events.state('demo');
  if (!state.ok) return state;
  const added = await store.events.apply('demo', state.value.revision, {
    kind: 'add',
    why: 'demo',
    events: DEMO_EVENTS,
  });
  if (!added.ok) return added;
  const wallets = await store.events.apply('demo', added.value.revision, {
    kind: 'wallets',
    why: 'demo',
    put: DEMO_WALLETS,
    remove: [],
  });
  return wallets.ok ? setShownBook(store, 'demo') : wallets;
}
