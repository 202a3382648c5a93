export type { BackupOptions } from './backup/create-backup.ts';
export { decryptText, type EncryptedText, encryptText } from './backup/encrypted-text.ts';
export type { RestorePreview } from './backup/preview-restore.ts';
export type { Restored, RestoreOptions } from './backup/restore-backup.ts';
export type {
  Applied,
  Change,
  NewImport,
  NewPreset,
  NewStatement,
  NewWallet,
  RepairedRows,
  SettingChange,
} from './changes/change.ts';
export type { RecordDelta } from './changes/delta.ts';
export type { BookDifference, ChunkDifference } from './changes/difference.ts';
export { type Followed, followDifference, rebuild, type Stretch } from './changes/follow-difference.ts';
export { sameData } from './changes/same-data.ts';
export type { Entry } from './chunks/splice.ts';
export { packRawRows, type RawBlock, type RawRow } from './imports/raw-rows.ts';
export type { RowOutcome, RowOutcomeKind } from './imports/row-outcomes.ts';
export type { NoticeChannel, StoreNotice } from './platform/notices.ts';
export { readStorageSpace, type StorageSpace } from './platform/storage-space.ts';
export type { WriterLock } from './platform/writer-lock.ts';
export * from './records.ts';
export type { BookEvents, BookState, EventChunk, EventRepository } from './repositories/event-repository.ts';
export {
  type EvidenceRepository,
  type EvidenceSummary,
  MOST_EVIDENCE_BYTES,
  type NewEvidence,
} from './repositories/evidence-repository.ts';
export type { AnswerRepository, ImportRepository, WalletRepository } from './repositories/import-repository.ts';
export type { Journal } from './repositories/journal.ts';
export type { KeptAnswers } from './repositories/kept-answers.ts';
export type { PricePoint, PriceRepository } from './repositories/price-repository.ts';
export type { Quarantine } from './repositories/quarantine.ts';
export type { DatedChoice } from './repositories/read-choices.ts';
export type { NewReport, ReportRepository, ReportSummary } from './repositories/report-repository.ts';
export type { PresetRepository, SettingsRepository } from './repositories/settings-repository.ts';
export type { StatementRepository } from './repositories/statement-repository.ts';
export type { SyncAccount, SyncRepository, SyncRound } from './repositories/sync-repository.ts';
export type { OldSteps } from './repositories/trim-history.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
export type { BackupError, LockError, QuotaRemedy, StoreError } from './store-error.ts';
export { fingerprint } from './sync/fingerprint.ts';
export { localEdits } from './sync/local-edits.ts';
export { type Deletions, runSync, type Synced, type SyncOptions, type SyncProgress } from './sync/run-sync.ts';
export type {
  Cloud,
  CloudChange,
  CloudEdit,
  CloudForm,
  CloudHead,
  Device,
  Refusal,
  SyncFailure,
  SyncState,
  Taken,
} from './sync/sync-ports.ts';
export type { SyncOwner } from './sync/sync-records.ts';
export type { UnlockSecret } from './vault/unlock-ways.ts';
export type { LockState, Vault } from './vault/vault.ts';
export type { PasskeyRef, UnlockKind } from './vault/vault-header.ts';
