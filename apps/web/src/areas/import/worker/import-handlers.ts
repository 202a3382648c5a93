/** Reading files: a dry run with its rows and its effect, the commit, and what was read before. */
import { ok } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type {
  CommittedImport,
  Effect,
  FileChoices,
  FormatInfo,
  ImportInfo,
  ImportPreview,
  ImportProgress,
  PreviewRows,
  PreviewRowsQuery,
  SavedMapping,
} from '../../../platform/ledger/import-types.ts';
import type { WorkerContext } from '../../../platform/ledger/worker/context.ts';
import { importInfo } from '../../../platform/ledger/worker/import-details.ts';
import { isSavedMapping, mappingPreset, savedMappings } from '../../../platform/ledger/worker/kept-settings.ts';
import { formatList } from '../../../platform/ledger/worker/source-names.ts';
import type { MappingEdit, MappingProposal } from '../mapping-file.ts';
import { importRunnerOf } from './import-runner.ts';
import { proposeMapping } from './propose-mapping.ts';

export function createImportHandlers({ withLedger, withBook, editing, booking }: WorkerContext) {
  return {
    formats: async (): Promise<readonly FormatInfo[]> => formatList(),
    previewImport: (
      files: readonly File[],
      choices?: FileChoices,
      onProgress?: (progress: ImportProgress) => void,
    ): Answer<ImportPreview> => withLedger((live) => importRunnerOf(live).preview(files, choices ?? {}, onProgress)),
    /** What a preview leads to, where that was still being worked out when it was shown. */
    importEffect: (previewId: string): Answer<Effect> => withLedger((live) => importRunnerOf(live).effect(previewId)),
    previewRows: (query: PreviewRowsQuery): Answer<PreviewRows> =>
      withLedger(async (live) => importRunnerOf(live).rows(query)),
    commitImport: (previewId: string, onProgress?: (progress: ImportProgress) => void): Answer<CommittedImport> =>
      booking((live, answered) => importRunnerOf(live).commit(previewId, onProgress, answered)),
    /** Stops a running preview, or throws a finished one away. Nothing has been written. */
    cancelImport: async (): Promise<void> => {
      await withLedger(async (live) => ok(importRunnerOf(live).cancel()));
    },
    imports: (book: Book): Answer<readonly ImportInfo[]> =>
      withBook(book, async ({ loaded }) => {
        const pending = loaded.waiting.transfers;
        return ok(loaded.imports.map((record) => importInfo(record, pending)));
      }),
    mappings: (): Answer<readonly SavedMapping[]> => withLedger(async ({ store }) => ok(await savedMappings(store))),
    /** Those that have a shape the worker knows; a mapping for the same header is replaced. */
    keepMappings: (mappings: readonly SavedMapping[]): Answer<void> =>
      editing(async ({ store }) => {
        for (const mapping of mappings.filter(isSavedMapping)) {
          const saved = await store.presets.save(mappingPreset(mapping));
          if (!saved.ok) return saved;
        }
        return ok(undefined);
      }),
    /** Proposal of the wizard for a file that no format fits, or the same with the user's changes. */
    proposeMapping: (file: File, name: string, edit?: MappingEdit): Answer<MappingProposal> =>
      withLedger(() => proposeMapping(file, name, edit)),
  };
}
