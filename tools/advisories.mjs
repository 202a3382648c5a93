/** Which of the known advisories (`advisories.data.mjs`) are about a version. Releases only: we lock no pre-releases. */
import { ACCEPTED, ADVISORIES } from './advisories.data.mjs';

/** Ids of the advisories about this version for which no reason is written down why they do no harm. */
export function openAdvisories(name, version, accepted = ACCEPTED) {
  return advisoriesOf(name, version).filter((id) => !(`${name}@${version} ${id}` in accepted));
}

/** Rows of the table in docs/dependencies.md: what was published about a package we ship, and how we stand to it. */
export function advisoryRows(packages, accepted = ACCEPTED) {
  return ADVISORIES.flatMap(({ name, ids, ranges }) => {
    const versions = [...new Set(packages.filter((entry) => entry.name === name).map((entry) => entry.version))];
    if (versions.length === 0) return [];
    const about = ranges.map(([from, below]) => (from === '0.0.0' ? `< ${below}` : `${from} to < ${below}`)).join(', ');
    const reasons = versions.flatMap((version) =>
      ids.map((id) => accepted[`${name}@${version} ${id}`]).filter(Boolean),
    );
    return [
      `| ${name} | ${ids.join(', ')} | ${about} | ${versions.join(', ')} | ${reasons.join(' ') || 'not affected'} |`,
    ];
  });
}

/** Reasons that no version of the lock file needs any more. */
export function staleReasons(packages, accepted = ACCEPTED) {
  const needed = packages.flatMap(({ name, version }) =>
    advisoriesOf(name, version).map((id) => `${name}@${version} ${id}`),
  );
  return Object.keys(accepted).filter((key) => !needed.includes(key));
}

export function advisoriesOf(name, version) {
  return ADVISORIES.filter(
    (advisory) =>
      advisory.name === name &&
      advisory.ranges.some(([from, below]) => compare(version, from) >= 0 && compare(version, below) < 0),
  ).flatMap(({ ids }) => ids);
}

function compare(one, other) {
  const [a, b] = [numbers(one), numbers(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function numbers(version) {
  return version.split(/[-+]/)[0].split('.').map(Number);
}
