import { describe, expect, it } from 'vitest';
import { filesByName, withOwnFiles } from './icon-imports.ts';

const files = filesByName(
  [
    "export { default as Gem, default as GemIcon } from './icons/gem.mjs';",
    "export { default as Trash, default as LucideTrash } from './icons/trash.mjs';",
    "export { default as createLucideIcon } from './createLucideIcon.mjs';",
  ].join('\n'),
);

describe('withOwnFiles', () => {
  it('imports each icon from its own file, whatever it is called', () => {
    expect(withOwnFiles("import { Gem as Jewel, LucideTrash } from 'lucide-react';", files)).toBe(
      "import Jewel from 'lucide-react/dist/esm/icons/gem.mjs'; import LucideTrash from 'lucide-react/dist/esm/icons/trash.mjs';",
    );
  });

  it('leaves out types and keeps the lines of the source', () => {
    const source = "import {\n  type LucideIcon,\n  Gem,\n} from 'lucide-react';\nconst a = 1;";
    expect(withOwnFiles(source, files).split('\n')).toEqual([
      "import Gem from 'lucide-react/dist/esm/icons/gem.mjs';",
      '',
      '',
      '',
      'const a = 1;',
    ]);
  });

  it('says which icon the package does not have', () => {
    expect(() => withOwnFiles("import { Dragon } from 'lucide-react';", files)).toThrow('Dragon');
  });
});
