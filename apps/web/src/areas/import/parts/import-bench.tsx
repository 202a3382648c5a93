/** Where files go in and what becomes of them: the same on both import screens, in the hands of the keyboard at every step. */
import { useDeferredValue } from 'react';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { DropZone } from './drop-zone.tsx';
import { ImportSteps, type ImportStepsProps } from './import-steps.tsx';
import { RefusedFiles } from './refused-files.tsx';

export function ImportBench(props: ImportStepsProps) {
  const { flow, view } = props;
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
