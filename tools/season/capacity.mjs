/** Prints the capacity model and replays a season against it: [--seed N] [--shards N] [--users N]. */
import { parseArgs } from 'node:util';
import { capacityModel } from './model.mjs';
import { PARAMETERS } from './parameters.mjs';
import { loadUntilWaiting, simulateSeason } from './simulate.mjs';

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** @returns {boolean} whether the model's shards let nobody wait for more than a second */
export function capacity(args) {
  const { values } = parseArgs({
    args,
    options: { seed: { type: 'string', default: '1' }, shards: { type: 'string' }, users: { type: 'string' } },
  });
  const parameters = values.users
    ? { ...PARAMETERS, users: { ...PARAMETERS.users, value: Number(values.users) } }
    : PARAMETERS;
  const model = capacityModel(parameters);
  const options = { seed: Number(values.seed), ...(values.shards ? { shards: Number(values.shards) } : {}) };
  const season = simulateSeason(parameters, model, options);
  const plain = (figures) => Object.entries(figures).map(([name, value]) => [name, value, '']);
  print(
    'Parameters',
    Object.entries(parameters).map(([name, { value, unit, from }]) => [name, value, `${unit} (${from})`]),
  );
  print('Model', plain(model));
  print(`Season, seed ${values.seed}`, plain(season));
  const load = loadUntilWaiting(parameters, model, options) / 2;
  console.log(`  waiting begins between ${load} and twice that times this load`);
  const isHeld = season.waitP99Seconds <= 1;
  console.log(isHeld ? '\nThe model holds: p99 of the wait is within a second.' : '\nThe model does not hold.');
  return isHeld;
}

function print(title, rows) {
  console.log(`\n${title}`);
  for (const [name, value, unit] of rows)
    console.log(`  ${name.padEnd(24)} ${number.format(value).padStart(14)} ${unit}`);
}
