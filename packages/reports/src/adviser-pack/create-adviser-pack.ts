/** Writes the adviser pack: everything in one file, locked with a passphrase that goes another way than the file. */
import { type Bytes, err, joinBytes, ok, type Result } from '@cryptax/kernel';
import { printLedgerFile } from '@cryptax/ledger';
import { gzipSync } from 'fflate';
import type { RenderedFile } from '../render-report.ts';
import { packBox } from './pack-box.ts';
import type { PackContent, PackError } from './pack-content.ts';
import { headerLine, type PackFormat } from './pack-file.ts';

export async function createAdviserPack(
  content: PackContent,
  passphrase: string,
): Promise<Result<RenderedFile, PackError>> {
  if (passphrase === '') return err({ code: 'pack.passphrase-empty' });
  const { events, spouseEvents, ...rest } = content;
  const body = {
    ...rest,
    // As ledger files: reading them back goes through the same checks as any ledger from outside.
    ledger: printLedgerFile({ events }),
    spouseLedger: spouseEvents === undefined ? undefined : printLedgerFile({ events: spouseEvents }),
  };
  const bytes = await lockedFile('cryptax-adviser-pack', body, passphrase);
  const fileName = `Adviser_Pack_${content.report.frame.year}.ctxpack`;
  return ok({ fileName, mediaType: 'application/octet-stream', bytes });
}

export async function lockedFile(format: PackFormat, body: object, passphrase: string): Promise<Bytes> {
  const plain = gzipSync(new TextEncoder().encode(JSON.stringify(body)), { mtime: 0 });
  const lock = await packBox.newLock(passphrase);
  const line = headerLine(format, lock.header);
  return joinBytes(line, await packBox.lock(lock, plain, line));
}
