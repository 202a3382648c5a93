/**
 * npm run season [-- --seed N] [--shards N] [--users N]: prints the capacity model and replays a season against it.
 * Ends with 1 when the model's shards leave people waiting for more than a second.
 */
import { parseArgs } from 'node:util';
import { capacityModel } from './model.mjs';
import { PARAMETERS } from './parameters.mjs';
import { loadUntilWaiting, simulateSeason } from './simulate.mjs';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, shards: { type: 'string' }, users: { type: 'string' } },
});
const parameters = values.users
  ? { ...PARAMETERS, users: { ...PARAMETERS.users, value: Number(values.users) } }
  : PARAMETERS;
const model = capacityModel(parameters);
const options = { seed: Number(values.seed), ...(values.shards ? { shards: Number(values.shards) } : {}) };
const season = simulateSeason(parameters, model, options);

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
print(
  'Parameters',
  Object.entries(parameters).map(([name, { value, unit, from }]) => [name, value, `${unit} (${from})`]),
);
print(
  'Model',
  Object.entries(model).map(([name, value]) => [name, value, '']),
);
print(
  `Season, seed ${values.seed}`,
  Object.entries(season).map(([name, value]) => [name, value, '']),
);
console.log(
  `  waiting begins between ${loadUntilWaiting(parameters, model, options) / 2} and twice that times this load`,
);
const isHeld = season.waitP99Seconds <= 1;
console.log(isHeld ? '\nThe model holds: p99 of the wait is within a second.' : '\nThe model does not hold.');
process.exitCode = isHeld ? 0 : 1;

function print(title, rows) {
  console.log(`\n${title}`);
  for (const [name, value, unit] of rows)
    console.log(`  ${name.padEnd(24)} ${number.format(value).padStart(14)} ${unit}`);
}
