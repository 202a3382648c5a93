/**
 * A file dropped on any screen is imported: the app goes to the guided import, which reads it as if it had been dropped there.
 * While a file is held over the page, a frame says so. The import screens have zones of their own, and what is dropped beside
 * them counts as dropped in them.
 */
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import { useImportFlow } from './parts/import-flow.ts';
import { importStrings } from './parts/strings.ts';

export function DropAnywhere() {
  const t = useStrings(importStrings);
  const isOver = useDroppedFiles();
  if (!isOver) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-2 z-50 grid place-items-end justify-center rounded-xl border-2 border-dashed border-accent p-6"
    >
      <p className="rounded-md bg-accent px-3 py-1.5 text-sm font-semibold text-on-accent shadow-2">
        {t('drop.anywhere')}
      </p>
    </div>
  );
}

const isFileDrag = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Whether a file is held over the page. Dialogs and zones that take the file themselves are left to it. */
function useDroppedFiles(): boolean {
  const { flow } = useImportFlow();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isOver, setOver] = useState(false);
  const take = useRef((_files: readonly File[]) => {});
  useEffect(() => {
    take.current = (files) => {
      if (flow.isBusy) {
        notifyLedgerError({ code: 'import.already-running' }, locale);
        return;
      }
      flow.add(files);
      void navigate({ to: '/smart-import' });
    };
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.defaultPrevented || !isFileDrag(event)) return;
      // Without this the browser would open the file in place of the app.
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || !isFileDrag(event)) return;
      event.preventDefault();
      take.current([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', left);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', left);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
