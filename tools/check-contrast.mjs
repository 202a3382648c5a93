/**
 * Reads the design tokens and checks what the eye needs: contrast of every text and background pair the components use
 * (WCAG 2.2 AA) and the distance of chart colours under simulated colour blindness (Machado 2009, severity 1; distance
 * in OKLab x 100). Run with `all` to see every pair. Exits 1 when one fails.
 */
import { readFileSync } from 'node:fs';

const TOKENS = new URL('../apps/web/src/ui/styles/tokens.css', import.meta.url);
const TEXT = 4.5;
const SHAPE = 3;
/** Below this distance two chart colours are taken for the same by someone with red-green blindness. */
const MIN_DISTANCE = 11;

const css = readFileSync(TOKENS, 'utf8');
const themes = {
  light: readColors(/:root \{\s*color-scheme: light;([\s\S]*?)\n\}/),
  dark: readColors(/\[data-theme="dark"\] \{([\s\S]*?)\n\}/),
};

const failures = [...checkContrast(), ...checkDistances()];
for (const failure of failures) console.log(`FAIL ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

function readColors(block) {
  const body = css.match(block)?.[1];
  if (body === undefined) throw new Error('A theme block is missing in tokens.css');
  return Object.fromEntries(
    [...body.matchAll(/--([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1], match[2]]),
  );
}

/** Every pair of token names that stand on each other somewhere, with the ratio it needs. */
function pairs() {
  const meanings = ['gain', 'loss', 'free', 'taxable', 'review', 'stale', 'danger', 'info', 'demo'];
  const grounds = ['surface', 'paper', 'sunken', 'hover'];
  const list = [];
  for (const text of ['ink', 'ink-2', 'ink-3', 'accent', ...meanings])
    for (const on of grounds) list.push([text, on, TEXT]);
  // A loss is shown by its colour alone, never on a ground of its own.
  for (const meaning of meanings.filter((each) => each !== 'loss')) {
    list.push([meaning, `${meaning}-tint`, TEXT], ['ink', `${meaning}-tint`, TEXT]);
  }
  for (const text of ['accent', 'ink', 'ink-2', 'ink-3', 'gain', 'loss']) list.push([text, 'accent-tint', TEXT]);
  for (const on of ['accent', 'accent-hover', 'accent-press']) list.push(['on-accent', on, TEXT]);
  for (const on of ['surface', 'paper']) list.push(['focus', on, SHAPE], ['control', on, SHAPE]);
  for (const fill of ['gain', 'loss', 'free', 'taxable', 'danger']) list.push([`${fill}-fill`, 'surface', SHAPE]);
  for (let index = 1; index <= 8; index += 1) list.push([`c${index}`, 'surface', SHAPE]);
  // Numbers inside heat map cells, as in ui/charts/heat-map.tsx; the tooltip is ink with paper text.
  for (const step of ['h0', 'h1', 'h2', 'h3', 'dn1', 'd0', 'dp1']) list.push(['ink', step, TEXT]);
  for (const step of ['h4', 'h5', 'dn2', 'dp2']) list.push(['on-accent', step, TEXT]);
  list.push(['paper', 'ink', TEXT]);
  return list;
}

function checkContrast() {
  const lowest = { light: Number.POSITIVE_INFINITY, dark: Number.POSITIVE_INFINITY };
  const failed = [];
  const list = pairs();
  for (const [text, on, needed] of list) {
    for (const [name, colors] of Object.entries(themes)) {
      const ratio = contrast(colors[text], colors[on]);
      if (needed === TEXT) lowest[name] = Math.min(lowest[name], ratio);
      const line = `${text} on ${on}, ${name}: ${ratio.toFixed(2)} (needs ${needed})`;
      if (!(ratio >= needed)) failed.push(line);
      else if (process.argv[2] === 'all') console.log(`ok   ${line}`);
    }
  }
  console.log(
    `${list.length} pairs in two themes, lowest text contrast ${lowest.light.toFixed(2)} light, ${lowest.dark.toFixed(2)} dark`,
  );
  return failed;
}

function checkDistances() {
  const failed = [];
  for (const [name, colors] of Object.entries(themes)) {
    const names = [1, 2, 3, 4, 5, 6].map((index) => `c${index}`);
    const couples = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b]));
    let closest = Number.POSITIVE_INFINITY;
    for (const [a, b] of [...couples, ['free-fill', 'taxable-fill']]) {
      for (const how of Object.keys(vision())) {
        const value = distance(colors[a], colors[b], how);
        closest = Math.min(closest, value);
        if (!(value >= MIN_DISTANCE)) failed.push(`${a} and ${b}, ${name}, ${how}: distance ${value.toFixed(1)}`);
      }
    }
    console.log(`${name}: closest chart colours ${closest.toFixed(1)} apart (needs ${MIN_DISTANCE})`);
  }
  return failed;
}

function linear(hex) {
  return [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
}

function luminance(hex) {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a, b) {
  if (a === undefined || b === undefined) return Number.NaN;
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function distance(a, b, how) {
  const [first, second] = [seen(a, how), seen(b, how)];
  return Math.hypot(...first.map((value, index) => value - second[index])) * 100;
}

/** A colour as someone with that vision sees it, in OKLab. */
function seen(hex, how) {
  const rgb = linear(hex);
  return oklab(vision()[how].map((row) => row.reduce((sum, weight, index) => sum + weight * rgb[index], 0)));
}

function oklab([red, green, blue]) {
  const [l, m, s] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(Math.max(0, row[0] * red + row[1] * green + row[2] * blue)));
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
function vision() {
  return {
    normal: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protan: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deutan: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  };
}
