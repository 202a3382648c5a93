/** Tells the bundler the layers of `layers.ts` once all modules are known. */
import type { Plugin } from 'vite';
import { LAYERS, layersOf, type ModuleNode } from './layers.ts';

export function chunkLayersPlugin(): Plugin {
  let layers: ReturnType<typeof layersOf> = new Map();
  return {
    name: 'cryptax-chunk-layers',
    apply: 'build',
    buildEnd() {
      const nodes = new Map<string, ModuleNode>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info === null) continue;
        const { isEntry, importedIds: imports, importers, dynamicImporters } = info;
        nodes.set(id, { isEntry, imports, importers: importers.length, isLazy: dynamicImporters.length > 0 });
      }
      layers = layersOf([...nodes.keys()], (id) => nodes.get(id));
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: LAYERS.map((name, at) => ({
          name,
          test: (id) => layers.get(id) === name,
          priority: LAYERS.length - at,
        })),
      },
    }),
  };
}
