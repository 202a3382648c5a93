/** One import flow per tab: leaving the screen and coming back finds it where it was. */
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { useObservable } from '../../../platform/observable.ts';
import { painted } from '../../../platform/painted.ts';
import { ImportFlow, type ImportView } from './import-flow.ts';

const flows = new WeakMap<LedgerApi, ImportFlow>();

export function useImportFlow(): { readonly flow: ImportFlow; readonly view: ImportView } {
  const api = useLedger();
  const flow = flows.get(api) ?? new ImportFlow(api, painted);
  flows.set(api, flow);
  return { flow, view: useObservable(flow.view) };
}
