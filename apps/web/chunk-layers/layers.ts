/**
 * Which shared modules travel together. Left alone, the bundler makes a file for every set of screens that share
 * something: a hundred requests for one screen. Here they form layers, each of which needs only itself and the layers
 * before it, so no two files import each other and modules run in their order: what a layer's module imports is used
 * wherever the module is, so it is in the same layer or an earlier one.
 */

/** In the order in which they build on each other. */
export const LAYERS = ['start', 'public', 'shell', 'kit', 'charts', 'cloud'] as const;

type Layer = (typeof LAYERS)[number];

export interface ModuleNode {
  readonly isEntry: boolean;
  /** Static imports. */
  readonly imports: readonly string[];
  /** How many modules import it statically. */
  readonly importers: number;
  readonly isLazy: boolean;
}

type ModuleGraph = (id: string) => ModuleNode | undefined;

const PUBLIC = /src[\\/](app[\\/]public[\\/]public-layout|areas[\\/]landing[\\/]screens[\\/]landing[\\/]route)\.tsx$/;
const SHELL = /src[\\/]app[\\/]shell[\\/]app-shell\.tsx$/;
/** Of users: what only internal screens share is nothing that a user should fetch. */
const SCREEN = /src[\\/]areas[\\/](?!internal[\\/])[\w-]{1,40}[\\/]screens[\\/][\w-]{1,40}[\\/]route\.tsx$/;
/** What so many screens use is fetched with the first of them. */
const MANY = 9;
const CHARTS = /src[\\/]ui[\\/]charts[\\/][\w-]{1,40}\.tsx$/;
const CLOUD = /node_modules[\\/]@supabase[\\/]supabase-js[\\/]/;

/** The layer of each module that has one; all others are left to the bundler. */
export function layersOf(ids: readonly string[], graph: ModuleGraph): ReadonlyMap<string, Layer> {
  const layers = new Map<string, Layer>();
  const add = (name: Layer, members: Iterable<string>) => {
    for (const id of members) if (!layers.has(id)) layers.set(id, name);
  };
  const matching = (pattern: RegExp) => ids.filter((id) => pattern.test(id));
  add(
    'start',
    reach(
      ids.filter((id) => graph(id)?.isEntry),
      graph,
    ),
  );
  add('public', reach(matching(PUBLIC), graph));
  add('shell', reach(matching(SHELL), graph));
  add('kit', usedByMany(matching(SCREEN), MANY, graph));
  add('charts', reach(matching(CHARTS), graph));
  add('cloud', reach(matching(CLOUD), graph));
  // A screen that nothing imports is a file of its own, whatever layer its parts are in.
  for (const id of ids) if (graph(id)?.isLazy && graph(id)?.importers === 0) layers.delete(id);
  return layers;
}

function usedByMany(screens: readonly string[], many: number, graph: ModuleGraph): string[] {
  const users = new Map<string, number>();
  for (const screen of screens) for (const id of reach([screen], graph)) users.set(id, (users.get(id) ?? 0) + 1);
  return [...users].filter(([, count]) => count >= many).map(([id]) => id);
}

/** The modules and everything they import statically. */
function reach(from: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of graph(id)?.imports ?? []) found.add(next);
  return found;
}
