/**
 * What taking files over would lead to: values of the new events, the book matched with them, and what changes by it. Of a large
 * file this takes longer than reading it, so it goes on while the rows are shown and the user may already say yes.
 */
import type { Effect } from '../../../platform/ledger/import-types.ts';
import { taxSettings } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { type Computed, compute, effectOf, type ReadEngine } from '../../../platform/ledger/worker/tax-figures.ts';
import type { ValuedEvents } from '../../../platform/ledger/worker/value-events.ts';
import type { DryRun } from './dry-run.ts';

export interface Judged {
  readonly valued: ValuedEvents;
  /** Has matched the book as it will be. */
  readonly engine: ReadEngine;
  readonly effect: Effect;
}

export interface JudgeOptions {
  /** As it was when the files were read against it. */
  readonly book: LoadedBook & { readonly computed: () => Computed };
  readonly parts: Pick<LiveLedger, 'store' | 'valuer' | 'currentYear'>;
  readonly signal: AbortSignal;
  /** Gives way to whoever has something more urgent for the worker. */
  readonly between: () => Promise<void>;
  readonly onStage: (stage: 'value' | 'compute', percent: number) => void;
}

export async function judgeImport(dry: DryRun, options: JudgeOptions): Promise<Judged> {
  const { book, parts, signal, onStage } = options;
  const between = async () => {
    await options.between();
    signal.throwIfAborted();
  };
  onStage('value', 75);
  const valued = await parts.valuer.value(dry.events, signal, between);
  await between();
  onStage('compute', 90);
  const year = parts.currentYear();
  // Movements that wait count; one of an earlier import whose other side came is part of the new transfer.
  const explained = new Set(dry.result.matches.flatMap(({ outs, ins }) => [...outs, ...ins]));
  const kept = book.valued.filter(({ id }) => !explained.has(id.replace(/:fee$/, '')));
  const events = [...kept, ...valued.events, ...dry.result.open];
  const settings = await taxSettings(parts.store);
  const { engine, ...after } = compute(events, settings, year);
  const effect = effectOf(book.computed(), after, year);
  await between();
  onStage('compute', 95);
  return { valued, engine: { engine, events, match: settings.match }, effect };
}
