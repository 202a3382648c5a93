/**
 * Writes the worker of the browser that keeps every file of the build, with the list of these files (`worker.ts` says what it
 * does with them). Last of all, when nothing changes any more. Small enough to be ours: the packages that make such workers
 * bring a compiler of their own (decision 0126).
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import type { Plugin } from 'vite';
import type { KeptFile } from './worker.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

// Vite's own list of files is not part of the app; who runs an installation may change site.json at any time.
// Pairing with a phone is nothing without a network (decision 0032), and no user opens the internal screens.
const NOT_KEPT = /^(?:\.vite\/|site\.json$|sw\.js$|assets\/open-walletconnect-|assets\/internal\/)|\.map$/;

/** Named after its content by the build: another content is another file. */
const NAMED_BY_CONTENT = /-[\w-]{8}\.[a-z0-9]{1,8}$/;

export function offlinePlugin(): Plugin {
  let folder: string | undefined;
  return {
    name: 'cryptax-offline',
    apply: 'build',
    writeBundle({ dir }) {
      folder = dir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        // Undefined after a build that failed: the build has said by then what went wrong.
        if (folder !== undefined) writeFileSync(join(folder, 'sw.js'), await workerFor(filesIn(folder)));
      },
    },
  };
}

function filesIn(folder: string): readonly KeptFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !NOT_KEPT.test(file))
    .sort()
    .map((file) => ({
      url: file,
      revision: file.startsWith('assets/') && NAMED_BY_CONTENT.test(file) ? null : hashOf(join(folder, file)),
    }));
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}

async function workerFor(files: readonly KeptFile[]): Promise<string> {
  const { output } = await build({
    input: WORKER,
    write: false,
    logLevel: 'warn',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'iife', minify: true },
  });
  // As JSON, whatever the minifier makes of quotes: the check of the bundle looks for the names.
  return output[0].code.replace('KEPT_FILES', () => JSON.stringify(files));
}
