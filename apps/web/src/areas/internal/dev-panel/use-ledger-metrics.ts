/** State of the worker and of what it holds, asked anew with each turn of the panel's clock. */
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { useAnswer, useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { devPanelStrings } from './strings.ts';

export interface LedgerMetrics {
  readonly worker: string;
  readonly usedBytes: number | undefined;
  readonly positions: number | undefined;
  readonly value: string | null;
}

export function useLedgerMetrics(turn: number): LedgerMetrics {
  const state = useLedgerState();
  const worker = useWorkerText(state);
  const book = 'book' in state ? state.book : 'own';
  const space = useAnswer(`dev space ${turn}`, (api) => api.storageSpace());
  const model = useAnswer('dev portfolio', (api) => api.portfolioModel(book, { range: 'all' }));
  return {
    worker,
    usedBytes: space.kind === 'ready' ? space.value.usedBytes : undefined,
    positions: model.kind === 'ready' ? model.value.assets.length : undefined,
    value: model.kind === 'ready' ? (model.value.totals.value ?? null) : null,
  };
}

function useWorkerText(state: LedgerState): string {
  const t = useStrings(devPanelStrings);
  switch (state.kind) {
    case 'loading':
      return t('worker.loading');
    case 'failed':
      return t('worker.failed', { code: state.error.code });
    case 'empty':
      return t('worker.empty');
    case 'ready':
      return t('worker.ready', { count: state.counts.events, revision: state.revision });
  }
}
