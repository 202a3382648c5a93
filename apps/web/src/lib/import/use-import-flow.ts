/** One import flow per tab: leaving the screen and coming back finds it where it was. */
import type { LedgerApi } from '../ledger/ledger-api.ts';
import { useLedger } from '../ledger/use-ledger.tsx';
import { useObservable } from '../observable.ts';
import { painted } from '../painted.ts';
import { ImportFlow, type ImportView } from './import-flow.ts';

const flows = new WeakMap<LedgerApi, ImportFlow>();

export function useImportFlow(): { readonly flow: ImportFlow; readonly view: ImportView } {
  const api = useLedger();
  const flow = flows.get(api) ?? new ImportFlow(api, painted);
  flows.set(api, flow);
  return { flow, view: useObservable(flow.view) };
}
