/** Where files go in and what becomes of them: the same on both import screens, in the hands of the keyboard at every step. */
import { Upload } from 'lucide-react';
import { type DragEvent, useDeferredValue, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../platform/ledger/ledger-failed.tsx';
import { usePlan } from '../../../platform/plan/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useKeptFocus } from '../../../ui/use-return-focus.ts';
import { ACCEPTED } from './import-flow.ts';
import { ImportSteps, type ImportStepsProps } from './import-steps.tsx';
import { importStrings } from './strings.ts';

export function ImportBench(props: ImportStepsProps) {
  const { flow, view } = props;
  // Asked for while a file is still being looked for: a limit that is not there would be said at the end, and move the button away.
  usePlan();
  // The step that is seen: the old one stays until the new one is drawn.
  const place = useKeptFocus<HTMLDivElement>(useDeferredValue(view.step.kind));
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <DropZone slim={view.files.length > 0} disabled={flow.isBusy} onFiles={flow.add} />
      <RefusedFiles names={view.refused} />
      <ImportSteps {...props} />
    </div>
  );
}

/** Files that are no export of anybody, by name: they were not even looked at. */
function RefusedFiles({ names }: { readonly names: readonly string[] }) {
  const t = useStrings(importStrings);
  if (names.length === 0) return null;
  return (
    <Callout tone="danger" className="mt-3">
      {t('refused', { names: names.join(', ') })}
    </Callout>
  );
}

/** Where files go in: large while there are none, a slim bar once there are. Dropping is never the only way; a button does the same. */
interface DropZoneProps {
  readonly slim: boolean;
  /** While an import runs; a second one is refused. */
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

function DropZone({ slim, disabled, onFiles }: DropZoneProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const refuse = () => notifyLedgerError({ code: 'import.already-running' }, locale);
  const { isOver, ...drop } = useFileDrop(disabled ? refuse : onFiles);
  return (
    <section
      aria-label={t('drop.area')}
      {...drop}
      className={cx(
        'flex rounded-lg border border-dashed transition-colors',
        isOver && !disabled ? 'border-accent bg-accent-tint' : 'border-line-strong bg-surface',
        slim
          ? 'flex-wrap items-center gap-x-3.5 gap-y-2.5 px-4 py-3 sm:px-4.5'
          : 'min-h-50 flex-col items-center justify-center gap-3 px-5 py-8 text-center',
      )}
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-accent-tint text-accent">
        <Icon icon={Upload} size={20} />
      </span>
      <div className={cx('min-w-0', slim && 'flex-1 basis-48')}>
        <p className="text-base font-semibold">{t(slim ? 'drop.more' : 'drop.title')}</p>
        <p className="text-sm text-ink-2">{t('drop.kinds')}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPTED.join(',')}
        disabled={disabled}
        aria-label={t('drop.choose')}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      <Button variant={slim ? 'secondary' : 'primary'} disabled={disabled} onClick={() => input.current?.click()}>
        {t('drop.choose')}
      </Button>
    </section>
  );
}

/** Leaving for a child of the zone is not leaving the zone: entries and exits are counted. */
function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const move = (by: number) => (event: DragEvent) => {
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  return {
    isOver,
    onDragEnter: move(1),
    onDragLeave: move(-1),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
