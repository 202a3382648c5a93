#!/usr/bin/env node
/** The command `cryptax`: bundles its sources if they changed, then runs them. Plain JavaScript, so Node can start here. */
import { importBundle } from '../../../tools/bundle.mjs';

const { main, nodeIo } = await importBundle({ entry: 'apps/cli/src/main.ts', name: 'cli' });
process.exitCode = await main(process.argv.slice(2), nodeIo());
