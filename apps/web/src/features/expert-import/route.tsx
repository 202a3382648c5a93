/** The expert import: the same flow as the guided one, with every decision open. */
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import { DropZone } from '../../lib/import/drop-zone.tsx';
import { ImportSteps } from '../../lib/import/import-steps.tsx';
import { ImportsList } from '../../lib/import/imports-list.tsx';
import { RefusedFiles } from '../../lib/import/refused-files.tsx';
import { useImportFlow } from '../../lib/import/use-import-flow.ts';
import { DemoBanner } from '../../lib/ledger/demo-banner.tsx';
import { FaultBanner } from '../../lib/ledger/fault-banner.tsx';
import type { FileChoice, ImportPreview } from '../../lib/ledger/ledger-api.ts';
import { LedgerFailed } from '../../lib/ledger/ledger-failed.tsx';
import { useLedgerState } from '../../lib/ledger/use-ledger.tsx';
import { useScreenTitle } from '../../lib/screen/screen-title.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DemoCard } from './demo-card.tsx';
import { FileOptions } from './file-options.tsx';
import { MappingCard } from './mapping-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { expertImportStrings } from './strings.ts';

export function ExpertImportScreen() {
  const t = useStrings(expertImportStrings);
  const state = useLedgerState();
  return (
    <>
      <DemoBanner />
      <FaultBanner />
      <PageHeader title={useScreenTitle()} context={t('context')} />
      {state.kind === 'failed' ? <LedgerFailed error={state.error} /> : <Workbench />}
    </>
  );
}

function Workbench() {
  const { flow, view } = useImportFlow();
  const [openName, setOpenName] = useState<string | null>(null);
  const preview = view.step.kind === 'preview' ? view.step.preview : undefined;
  const open = preview?.files.find(({ name }) => name === openName) ?? preview?.files[0];
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <DropZone slim={view.files.length > 0} disabled={flow.isBusy} onFiles={flow.add} />
        <RefusedFiles names={view.refused} />
        <ImportSteps
          flow={flow}
          view={view}
          onOpen={({ name }) => setOpenName(name)}
          openId={open === undefined ? null : String(open.index)}
        />
        {preview !== undefined && open !== undefined && <OpenFile key={open.name} preview={preview} name={open.name} />}
        <ImportsList />
      </div>
      <aside className="grid gap-4">
        <DemoCard />
      </aside>
    </div>
  );
}

/** The file that is looked at: how it is read, and every row of it. */
function OpenFile({ preview, name }: { readonly preview: ImportPreview; readonly name: string }) {
  const { flow, view } = useImportFlow();
  const [isMapping, setMapping] = useState(false);
  const file = preview.files.find((candidate) => candidate.name === name);
  const source = view.files[file?.requestIndex ?? -1];
  if (file === undefined) return null;
  const choice = view.choices[name] ?? {};
  const apply = (next: FileChoice) => {
    flow.choose(name, next);
    void flow.read();
  };
  if (isMapping && source !== undefined) {
    return (
      <MappingCard
        file={source}
        name={name}
        onConfirm={(mapping) => apply({ ...choice, mapping })}
        onCancel={() => setMapping(false)}
      />
    );
  }
  return (
    <>
      <FileOptions file={file} choice={choice} onApply={apply} onMap={() => setMapping(true)} />
      {file.counts.rows > 0 && <RowsCard previewId={preview.previewId} file={file} />}
    </>
  );
}
