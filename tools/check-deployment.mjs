/**
 * The files that no test runs: Dockerfile, compose.yaml and the workflows. They must parse, name only what is there, agree
 * with each other and with `engines` in package.json, and keep the habits of docs/security.md (no root, no floating tag, no
 * open port, least rights). Usage: node tools/check-deployment.mjs [root]. Exit 1 with one line per finding.
 */
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';

const INSTRUCTIONS =
  /^(?:ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR) /;

/** Findings of a whole repository, as lines of text. */
export function checkDeployment(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const { engines } = JSON.parse(read('package.json'));
  const image = readDockerfile(read('Dockerfile'));
  const workflows = readdirSync(join(root, '.github', 'workflows')).map((name) => `.github/workflows/${name}`);
  return [
    ...dockerFindings(image, root).map((finding) => `Dockerfile: ${finding}`),
    ...yamlFindings('compose.yaml', read('compose.yaml'), (compose) =>
      composeFindings(compose, image, settingsOf(root)),
    ),
    ...workflows.flatMap((path) => yamlFindings(path, read(path), (flow) => flowFindings(flow, root, engines.node))),
  ];
}

/** Instructions with their text; continued lines are one, comments none. */
export function readDockerfile(text) {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  const joined = lines.join('\n').replaceAll(/\\\n\s*/g, ' ');
  return joined.split('\n').filter((line) => line.trim() !== '');
}

export function dockerFindings(image, root) {
  const of = (name) => image.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const findings = image.filter((line) => !INSTRUCTIONS.test(line)).map((line) => `not understood: ${line}`);
  if (!image[0]?.startsWith('FROM ')) findings.push('does not begin with FROM');
  for (const base of of('FROM')) if (!isPinned(base)) findings.push(`${base} has no version of its own`);
  if (/^(?:root|0)?$/.test(of('USER').at(-1) ?? '')) findings.push('the process would run as root');
  const commands = [...of('CMD'), ...of('HEALTHCHECK').map((text) => text.replace(/^.*?\bCMD /, ''))];
  if (commands.length < 2) findings.push('CMD or HEALTHCHECK is missing');
  for (const command of commands) {
    const words = wordsOf(command);
    if (words === undefined) findings.push(`not a list of words: ${command}`);
    else if (words[1]?.endsWith('.mjs') && !existsSync(join(root, words[1]))) findings.push(`${words[1]} is not there`);
  }
  return [...findings, ...ignoreFindings((path) => readFileSync(join(root, path), 'utf8'))];
}

/** `.env` holds the secrets of compose.yaml: neither a layer of an image nor a commit may carry them. */
export function ignoreFindings(read) {
  const wanted = { '.dockerignore': ['.git', '.data', '.env', '**/node_modules'], '.gitignore': ['.data/', '.env'] };
  return Object.entries(wanted).flatMap(([file, names]) => {
    const left = read(file).split('\n');
    return names.filter((name) => !left.includes(name)).map((name) => `${file} does not leave out ${name}`);
  });
}

function wordsOf(command) {
  try {
    return JSON.parse(command);
  } catch {
    return undefined;
  }
}

const isPinned = (name) => /:[\w.-]*\d[\w.-]*$/.test(name);

function yamlFindings(path, text, look) {
  const document = parseDocument(text);
  const mistakes = [...document.errors, ...document.warnings].map(({ message }) => message.split('\n')[0]);
  return (mistakes.length > 0 ? mistakes : look(document.toJS())).map((finding) => `${path}: ${finding}`);
}

/** Names of settings that the server reads. */
function settingsOf(root) {
  const folder = join(root, 'apps', 'server', 'src');
  const sources = readdirSync(folder, { recursive: true }).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const text = sources.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return new Set(text.match(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g));
}

export function composeFindings({ services = {}, volumes = {} }, image, settings) {
  const findings = [];
  const exposed = image.find((line) => line.startsWith('EXPOSE '))?.slice('EXPOSE '.length);
  for (const [name, service] of Object.entries(services)) {
    if (service.build === undefined && !isPinned(service.image ?? ''))
      findings.push(`${name} has no image of a version`);
    for (const other of Object.keys(service.depends_on ?? {})) {
      if (services[other] === undefined) findings.push(`${name} waits for ${other}, which is not there`);
      else if (services[other].healthcheck === undefined) findings.push(`${other} has no healthcheck to wait for`);
    }
    for (const volume of service.volumes ?? []) {
      const [kept] = volume.split(':');
      if (/^\w/.test(kept) && !(kept in volumes)) findings.push(`the volume ${kept} is not declared`);
    }
    for (const port of service.ports ?? []) {
      if (!/^127\.0\.0\.1:/.test(port)) findings.push(`port ${port} is open to everybody`);
      if (service.build !== undefined && !port.endsWith(`:${exposed}`))
        findings.push(`${port} is not the port of the image`);
    }
    const checkout = String(service.environment?.CRYPTAX_TEST_CHECKOUT ?? '');
    if (service.build !== undefined && !/^(0|\$\{CRYPTAX_TEST_CHECKOUT:-0\})$/.test(checkout))
      findings.push(`${name} sells plans on the test checkout unless CRYPTAX_TEST_CHECKOUT is 0`);
    for (const [setting, value] of Object.entries(service.environment ?? {})) {
      if (service.build !== undefined && !settings.has(setting)) findings.push(`the server has no setting ${setting}`);
      for (const [used] of String(value).matchAll(/\$\{[^}]*\}/g)) {
        if (!/:[?-]/.test(used)) findings.push(`${used} may be empty without a word`);
      }
    }
  }
  return findings;
}

export function flowFindings(flow, root, engines) {
  const findings = [];
  if (flow.on === undefined) findings.push('nothing starts it');
  if (flow.permissions === undefined) findings.push('it has every right');
  for (const [name, job] of Object.entries(flow.jobs ?? {})) {
    if (job['runs-on'] === undefined) findings.push(`${name} has no machine`);
    for (const { uses, run } of job.steps ?? []) {
      if ((uses === undefined) === (run === undefined)) findings.push(`a step of ${name} neither uses nor runs`);
      if (uses !== undefined && !/@v?\d|@[\da-f]{40}$/.test(uses)) findings.push(`${uses} has no version`);
      if (run?.startsWith('.') && !isExecutable(join(root, run))) findings.push(`${run} cannot be run`);
    }
    const tried = (job.strategy?.matrix?.node ?? []).map((version) => String(version).split('.')[0]);
    const named = [...engines.matchAll(/(?<=[\^=]|\s|^)\d+/g)].map(([major]) => major);
    for (const major of named) if (!tried.includes(major)) findings.push(`${name} does not try Node ${major}`);
  }
  return findings;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = checkDeployment(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
