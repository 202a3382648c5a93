/** What the season takes from the tests: users and databases (server), devices with the real sync client (web app). */
import { importBundle } from '../../bundle.mjs';

const external = [/^(?![./]|[A-Za-z]:|@cryptax\/)/];

export const serverTesting = () =>
  importBundle({ entry: 'apps/server/src/testing/season.ts', name: 'season-server', external });

export const webTesting = () =>
  importBundle({ entry: 'apps/web/src/testing/sync-device.ts', name: 'season-web', external });
