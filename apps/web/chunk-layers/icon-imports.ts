/**
 * Imports each icon from its own file. Imported from the package's list of all icons, every icon of the app would count
 * as used by whatever shows one, and the bundler would read two thousand files to find the hundred it needs.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** As the formatter writes it. */
const IMPORT = /import \{([\w\s,]{0,2000})\} from 'lucide-react';/g;
const LISTED = /^export \{ ([^}]*) \} from '\.(\/[\w/-]+\.mjs)';$/gm;

export function iconImportsPlugin(): Plugin {
  const list = createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs');
  const files = filesByName(readFileSync(list, 'utf8'));
  return {
    name: 'cryptax-icon-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) => ({ code: withOwnFiles(code, files), map: null }),
    },
  };
}

/** `default as Gem, default as GemIcon` of the package's list, by each of the names. */
export function filesByName(list: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of list.matchAll(LISTED))
    for (const name of names.split(', ')) files.set(name.replace('default as ', ''), `lucide-react/dist/esm${file}`);
  return files;
}

/** On one line, so that the lines of the source stay where they are. */
export function withOwnFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(IMPORT, (statement, names: string) => {
    const lines = statement.split('\n').length - 1;
    const imports = names.split(',').flatMap((entry) => importOf(entry.trim(), files));
    return imports.join(' ') + '\n'.repeat(lines);
  });
}

function importOf(entry: string, files: ReadonlyMap<string, string>): string[] {
  if (entry === '' || entry.startsWith('type ')) return [];
  const [name = '', alias = name] = entry.split(' as ');
  const file = files.get(name);
  if (file === undefined) throw new Error(`The icon ${name} is not in the package's list.`);
  return [`import ${alias} from '${file}';`];
}
