/** Two devices of one account with the real sync client, each over an instance of its own, editing while all goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { webTesting } from './clients.mjs';

const ROWS = 5;

export async function startDevicePair(ports) {
  const { SyncDevice, accountClient } = await webTesting();
  const { data, error } = await accountClient(ports[0]).auth.signUp({
    email: 'devices@example.org',
    password: 'correct horse battery',
  });
  if (error) throw error;
  const account = { userId: data.user.id, token: data.session.access_token };
  const devices = [await SyncDevice.open(), await SyncDevice.open()];
  let [isStopped, rounds, failures] = [false, 0, 0];
  const live = async (device, index) => {
    for (let round = 1; !isStopped; round++) {
      const fresh = Array.from({ length: ROWS }, (_, row) => `device-${index}-${round}-${row}`);
      await device.put([...fresh, 'shared'], `${round}.${index + 1}`);
      const synced = await device.sync(ports[index], account);
      rounds += 1;
      if (!synced.ok) failures += 1;
      await pause(200);
    }
  };
  const living = devices.map(live);
  return {
    /** Ends the edits and lets both sync in peace. @returns what they hold then */
    settle: async () => {
      isStopped = true;
      await Promise.all(living);
      for (const turn of [0, 1, 0, 1]) {
        const synced = await devices[turn].sync(ports[turn], account);
        if (!synced.ok) throw new Error(`A device could not sync in peace: ${JSON.stringify(synced.error)}`);
      }
      const [here, there] = await Promise.all(devices.map((device) => device.content()));
      const own = new Set(devices.flatMap(({ own: ids }) => [...ids.keys()]));
      return {
        rounds,
        failures,
        events: Object.keys(here).length,
        areEqual: JSON.stringify(here) === JSON.stringify(there),
        isWhole: own.size === Object.keys(here).length && [...own].every((id) => id in here),
      };
    },
  };
}
