/** The expert import: the same flow as the guided one, with every decision open. */
import { useState } from 'react';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { DemoControl } from '../../../../platform/ledger/demo-control.tsx';
import type { FileChoice, FilePreview, ImportPreview } from '../../../../platform/ledger/import-types.ts';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { useKeptFocus } from '../../../../ui/use-return-focus.ts';
import type { MappingEdit } from '../../mapping-file.ts';
import { ImportBench } from '../../parts/import-bench.tsx';
import { useImportFlow } from '../../parts/import-flow.ts';
import { ImportsList } from '../../parts/imports-list.tsx';
import { FileOptions } from './file-options.tsx';
import { MappingCard, MappingsCard } from './mapping-card.tsx';
import { RowsCard } from './rows-card.tsx';
import { expertImportStrings } from './strings.ts';

export function ExpertImportScreen() {
  const t = useStrings(expertImportStrings);
  const state = useLedgerState();
  return (
    <>
      <NoticeLine />
      <ScreenHeader context={t('context')} />
      {state.kind === 'failed' ? <LedgerFailed error={state.error} /> : <Workbench />}
    </>
  );
}

function Workbench() {
  const { flow, view } = useImportFlow();
  const [openName, setOpenName] = useState<string | null>(null);
  const [edits, setEdits] = useState<MappingEdits>({});
  const preview = view.step.kind === 'preview' ? view.step.preview : undefined;
  // Unless another is chosen, the file that needs its columns mapped: the guided import sends people here for it.
  const open =
    preview?.files.find(({ name }) => name === openName) ?? preview?.files.find(isUnknown) ?? preview?.files[0];
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        <ImportBench
          flow={flow}
          view={view}
          onOpen={({ name }) => setOpenName(name)}
          openId={open === undefined ? null : String(open.index)}
        />
        {preview !== undefined && open !== undefined && (
          <OpenFile
            key={open.name}
            preview={preview}
            name={open.name}
            edit={edits[open.name]}
            onEdited={(edit) => setEdits({ ...edits, [open.name]: edit })}
          />
        )}
        <ImportsList />
      </div>
      <aside className="grid gap-4">
        <DemoCard />
        <MappingsCard />
      </aside>
    </div>
  );
}

/** What the user changed in the wizard, by file: opened again, it begins where it was left. */
type MappingEdits = Readonly<Record<string, MappingEdit | undefined>>;

interface OpenFileProps {
  readonly preview: ImportPreview;
  readonly name: string;
  readonly edit: MappingEdit | undefined;
  readonly onEdited: (edit: MappingEdit | undefined) => void;
}

/** The file that is looked at: how it is read, and every row of it. */
function OpenFile({ preview, name, edit, onEdited }: OpenFileProps) {
  const { flow, view } = useImportFlow();
  const [isMapping, setMapping] = useState(false);
  const place = useKeptFocus<HTMLDivElement>(isMapping);
  const file = preview.files.find((candidate) => candidate.name === name);
  const source = view.files[file?.requestIndex ?? -1];
  if (file === undefined) return null;
  const choice = view.choices[name] ?? {};
  const apply = (next: FileChoice) => {
    flow.choose(name, next);
    void flow.read();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isMapping && source !== undefined ? (
        <MappingCard
          file={source}
          name={name}
          edit={edit}
          onConfirm={(mapping, edited) => {
            onEdited(edited);
            apply({ ...choice, mapping });
          }}
          onCancel={() => setMapping(false)}
        />
      ) : (
        <>
          <FileOptions file={file} choice={choice} onApply={apply} onMap={() => setMapping(true)} />
          {file.counts.rows > 0 && <RowsCard previewId={preview.previewId} file={file} />}
        </>
      )}
    </div>
  );
}

function isUnknown({ format, problem }: FilePreview): boolean {
  return format === null && problem === undefined;
}

/** Example data for trying out an import's result: loaded into a book of their own, gone with one click. */
function DemoCard() {
  const t = useStrings(expertImportStrings);
  return (
    <TitledCard title={t('demo.title')}>
      <p className="mb-3 text-sm text-ink-2">{t('demo.line')}</p>
      <DemoControl />
    </TitledCard>
  );
}
