/**
 * What a journey needs of a browser, whichever drives it. An engine is a program; a device is a browser of one person, with
 * storage of its own. Elements are found by what a person reads on them, never by a class.
 */
export type Kind = 'button' | 'link' | 'field' | 'radio' | 'slider' | 'files';

export interface Target {
  readonly kind: Kind;
  /** Source of a regular expression for the accessible name. */
  readonly name: string;
}

export interface Device {
  goto(address: string): Promise<void>;
  /** In the page; `work` sees its arguments and the page, nothing else. */
  run<Args extends readonly unknown[], Value>(
    work: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value>;
  click(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  newDevice(): Promise<Device>;
  close(): Promise<void>;
}

/** The first of its kind that can be seen and has the name; null while there is none. Runs in the page. */
export function findIn({ kind, name }: Target): Element | null {
  const selectors: Record<Kind, string> = {
    button: 'button:not([role="tab"]), [role="button"]',
    link: 'a[href]',
    field: 'input:not([type="file"]), textarea',
    radio: '[role="radio"], input[type="radio"]',
    slider: '[role="slider"]',
    files: 'input[type="file"]',
  };
  const pattern = new RegExp(name);
  const namesOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const texts = [...labels, ...by, element].map((one) => one?.textContent ?? '');
    return [element.getAttribute('aria-label') ?? '', ...texts].map((text) => text.trim().replaceAll(/\s+/g, ' '));
  };
  // An open dialog is what can be used; without one the whole page.
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], dialog[open]');
  const within = [...dialogs].reverse().find((one) => one.getClientRects().length > 0) ?? document;
  const isThere = (element: Element) =>
    kind === 'files' || (element.getClientRects().length > 0 && !element.matches(':disabled, [aria-disabled="true"]'));
  const all = [...within.querySelectorAll(selectors[kind])];
  return all.find((element) => isThere(element) && namesOf(element).some((one) => pattern.test(one))) ?? null;
}

const TURN_MS = 100;

/** What the journey did so far, each step with its second: a journey that hangs says where. */
const trail: string[] = [];

export function takeTrail(): readonly string[] {
  return trail.splice(0);
}

/** Asks until there is an answer; the time limit of the test ends it. */
export async function until<Value>(what: string, ask: () => Promise<Value | null | undefined | false>): Promise<Value> {
  trail.push(`${(performance.now() / 1000).toFixed(1)} s  ${what}`);
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}

/** Until the page says it. */
export async function expectText(device: Device, pattern: RegExp): Promise<void> {
  await until(`text ${pattern.source}`, () =>
    device.run((source) => new RegExp(source).test(document.body?.innerText ?? ''), pattern.source),
  );
}

export async function expectPath(device: Device, path: string): Promise<void> {
  await until(`path ${path}`, () => device.run((wanted) => location.pathname === wanted, path));
}
