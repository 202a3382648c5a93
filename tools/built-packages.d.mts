import type { Plugin } from 'vite';

export function buildPackages(): Promise<string>;
export function builtPackages(): Plugin[];
export function compiledModules(): { fsModuleCachePath?: string };
