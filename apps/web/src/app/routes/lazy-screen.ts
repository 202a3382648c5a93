/** The screen of a route file, its only export, loaded when it is opened: each screen is a chunk of its own. */
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';

export type LoadScreen = () => Promise<Readonly<Record<string, RouteComponent>>>;

export function lazyScreen(load: LoadScreen) {
  return lazyRouteComponent(async () => {
    // By name: a bundler may add exports of its own to the file.
    const [, screen] = Object.entries(await load()).find(([name]) => name.endsWith('Screen')) ?? [];
    return { default: screen };
  });
}
