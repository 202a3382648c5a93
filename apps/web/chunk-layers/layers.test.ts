import { describe, expect, it } from 'vitest';
import { LAYERS, layersOf, type ModuleNode } from './layers.ts';

const SCREENS = Array.from({ length: 9 }, (_, at) => `app/src/areas/area/screens/screen-${at}/route.tsx`);

/** Static imports by module; `lazy` modules are fetched when needed. */
function graphOf(imports: Readonly<Record<string, readonly string[]>>, lazy: readonly string[]) {
  const nodes = new Map<string, ModuleNode>();
  for (const [id, list] of Object.entries(imports)) {
    const importers = Object.values(imports).filter((others) => others.includes(id)).length;
    nodes.set(id, { isEntry: id === 'index.html', imports: list, importers, isLazy: lazy.includes(id) });
  }
  return { ids: [...nodes.keys()], graph: (id: string) => nodes.get(id) };
}

/** What is in no layer counts as deepest, so that a layer that needs it is found. */
const depth = (layer: (typeof LAYERS)[number] | undefined) =>
  layer === undefined ? LAYERS.length : LAYERS.indexOf(layer);

const SHELL = 'app/src/app/shell/app-shell.tsx';
const PAGE = 'app/src/app/public/public-layout.tsx';
const app = graphOf(
  {
    'index.html': ['react'],
    react: [],
    [PAGE]: ['react', 'header'],
    header: ['react'],
    [SHELL]: ['react', 'menu'],
    menu: ['header'],
    ...Object.fromEntries(SCREENS.map((id, at) => [id, at === 0 ? ['table', 'rare'] : ['table']])),
    table: ['menu', 'format'],
    format: [],
    rare: ['format'],
    'app/src/ui/charts/bar-chart.tsx': ['table', 'scale'],
    scale: [],
  },
  [PAGE, SHELL, ...SCREENS],
);

describe('layersOf', () => {
  const layers = layersOf(app.ids, app.graph);

  it('puts each shared module where it is first needed', () => {
    expect(layers.get('react')).toBe('start');
    expect(layers.get('header')).toBe('public');
    expect(layers.get('menu')).toBe('shell');
    expect(layers.get('table')).toBe('kit');
    expect(layers.get('format')).toBe('kit');
    expect(layers.get('scale')).toBe('charts');
  });

  it('leaves what few screens use, and the screens themselves, to the bundler', () => {
    expect(layers.get('rare')).toBeUndefined();
    for (const id of [PAGE, SHELL, ...SCREENS]) expect(layers.get(id)).toBeUndefined();
  });

  it('takes nothing along that only internal screens use, however many', () => {
    const internal = Array.from({ length: 12 }, (_, at) => `app/src/areas/internal/screens/test-${at}/route.tsx`);
    const { ids, graph } = graphOf(
      { ...Object.fromEntries(internal.map((id) => [id, ['suite']])), suite: [] },
      internal,
    );
    expect(layersOf(ids, graph).get('suite')).toBeUndefined();
  });

  it('never lets a layer need a later one', () => {
    for (const [id, layer] of layers)
      for (const needed of app.graph(id)?.imports ?? [])
        expect(depth(layers.get(needed))).toBeLessThanOrEqual(depth(layer));
  });
});
