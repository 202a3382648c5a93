/**
 * What comes back from an adviser: changes to single entries of a pack's ledger, each with its reason, locked with the pack's
 * passphrase. It names the pack by the seal of its report; whether an entry still is as the adviser saw it is for the reader to tell.
 */
import { type Bytes, err, ok, type Result } from '@cryptax/kernel';
import { type LedgerEvent, printLedgerFile } from '@cryptax/ledger';
import type { RenderedFile } from '../render-report.ts';
import { lockedFile } from './create-adviser-pack.ts';
import { eventsOf, isText, unlockedFields } from './open-adviser-pack.ts';
import type { PackError } from './pack-content.ts';

/** Entries that change together, as they were in the pack and as they should be; one that is only on one side goes or comes. */
export interface Proposal {
  readonly reason: string;
  readonly before: readonly LedgerEvent[];
  readonly after: readonly LedgerEvent[];
}

export interface Proposals {
  readonly createdAt: string;
  readonly adviser: string;
  readonly year: number;
  /** Seal of the report in the pack. */
  readonly seal: string;
  readonly proposals: readonly Proposal[];
}

export async function createProposals(
  content: Proposals,
  passphrase: string,
): Promise<Result<RenderedFile, PackError>> {
  if (passphrase === '') return err({ code: 'pack.passphrase-empty' });
  // As ledger files, as in the pack: reading them back goes through the same checks as any ledger from outside.
  const proposals = content.proposals.map(({ reason, before, after }) => ({
    reason,
    before: printLedgerFile({ events: before }),
    after: printLedgerFile({ events: after }),
  }));
  const bytes = await lockedFile('cryptax-adviser-proposals', { ...content, proposals }, passphrase);
  const fileName = `Adviser_Proposals_${content.year}.ctxprop`;
  return ok({ fileName, mediaType: 'application/octet-stream', bytes });
}

export async function openProposals(file: Bytes, passphrase: string): Promise<Result<Proposals, PackError>> {
  const fields = await unlockedFields('cryptax-adviser-proposals', file, passphrase);
  if (!fields.ok) return fields;
  const { createdAt, adviser, year, seal, proposals } = fields.value;
  const read = Array.isArray(proposals) ? proposals.map(proposalOf) : [null];
  const isWhole = [createdAt, adviser, seal].every(isText) && Number.isInteger(year) && !read.includes(null);
  if (!isWhole) return err({ code: 'pack.damaged' });
  return ok({ createdAt, adviser, year, seal, proposals: read } as Proposals);
}

function proposalOf(value: unknown): Proposal | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const [before, after] = [eventsOf(fields.before), eventsOf(fields.after)];
  return before === null || after === null || !isText(fields.reason) ? null : { reason: fields.reason, before, after };
}
