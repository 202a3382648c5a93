/**
 * XML of a message to elements, for the few kinds of mark-up that such messages have. A document type is refused, so that no
 * entity can be declared; size, depth and number of elements have bounds. It says at which line an element begins.
 * Workers have no parser of their own and the libraries read far more than is wanted here (decision 0088).
 */
export interface XmlNode {
  /** Without its prefix. */
  readonly name: string;
  readonly namespace: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
}

const LONGEST = 20_000_000;
const DEEPEST = 40;
const MOST = 300_000;

interface Open {
  readonly tag: string;
  readonly name: string;
  readonly namespace: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  readonly prefixes: Readonly<Record<string, string>>;
  text: string;
}

/** Parts of a document that say nothing to us, and texts taken as they are. */
const SPANS = [
  { begin: '<!--', end: '-->', isText: false },
  { begin: '<![CDATA[', end: ']]>', isText: true },
  { begin: '<?', end: '?>', isText: false },
] as const;

/** Undefined for anything that is not well-formed in this sense. */
export function xmlElements(source: string): XmlNode | undefined {
  const text = source.replace(/^\uFEFF/, '');
  if (text.length > LONGEST || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined;
  const stack: Open[] = [];
  let [root, at, line, count]: [XmlNode | undefined, number, number, number] = [undefined, 0, 1, 0];
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const between = next < 0 ? text.slice(at) : text.slice(at, next);
    const plain = decoded(between);
    const top = stack.at(-1);
    if (plain === undefined || (top === undefined && plain.trim() !== '')) return undefined;
    if (top !== undefined) top.text += plain;
    line += linesIn(between);
    if (next < 0) break;
    const span = SPANS.find(({ begin }) => text.startsWith(begin, next));
    const end = span === undefined ? tagEnd(text, next) : text.indexOf(span.end, next + span.begin.length);
    if (end < 0) return undefined;
    const inside = text.slice(next + (span?.begin.length ?? 1), end);
    if (span?.isText === true && top !== undefined) top.text += inside;
    if (span === undefined && inside.startsWith('/')) {
      if (top === undefined || top.tag !== inside.slice(1).trim()) return undefined;
      stack.pop();
      root = closed(top, stack) ?? root;
    } else if (span === undefined) {
      const isAlone = inside.endsWith('/');
      const open = opened(isAlone ? inside.slice(0, -1) : inside, line, top);
      const isSecondRoot = top === undefined && root !== undefined;
      if (open === undefined || ++count > MOST || stack.length >= DEEPEST || isSecondRoot) return undefined;
      if (isAlone) root = closed(open, stack) ?? root;
      else stack.push(open);
    }
    line += linesIn(inside);
    at = end + (span?.end.length ?? 1);
  }
  return stack.length === 0 ? root : undefined;
}

/** The end of a tag; one inside quotes belongs to a value. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
    else if (sign === '<') return -1;
  }
  return -1;
}

const NAME = /^[\p{L}_][\p{L}\p{N}_.:-]{0,99}$/u;

function opened(inside: string, line: number, parent: Open | undefined): Open | undefined {
  const end = inside.search(/\s/);
  const tag = end < 0 ? inside : inside.slice(0, end);
  const attributes = attributesIn(end < 0 ? '' : inside.slice(end));
  if (!NAME.test(tag) || attributes === undefined) return undefined;
  const declared = Object.entries(attributes).flatMap(([name, value]) =>
    name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
  );
  const prefixes = { ...parent?.prefixes, ...Object.fromEntries(declared) };
  const colon = tag.indexOf(':');
  const namespace = prefixes[colon < 0 ? '' : tag.slice(0, colon)] ?? '';
  return { tag, name: tag.slice(colon + 1), namespace, line, attributes, children: [], prefixes, text: '' };
}

/** `name="value"`, one behind the other; undefined for anything else, or a name twice. */
function attributesIn(text: string): Record<string, string> | undefined {
  const found = new Map<string, string>();
  for (let rest = text.trimStart(); rest !== ''; ) {
    const equals = rest.indexOf('=');
    const name = rest.slice(0, Math.max(equals, 0)).trim();
    const value = rest.slice(equals + 1).trimStart();
    const quote = value.charAt(0);
    const close = quote === '"' || quote === "'" ? value.indexOf(quote, 1) : -1;
    const plain = close < 0 ? undefined : decoded(value.slice(1, close));
    if (plain === undefined || !NAME.test(name) || found.has(name)) return undefined;
    found.set(name, plain);
    rest = value.slice(close + 1).trimStart();
  }
  return Object.fromEntries(found);
}

/** Gives back the root when the last element is closed. */
function closed(
  { name, namespace, line, attributes, children, text }: Open,
  stack: readonly Open[],
): XmlNode | undefined {
  const node: XmlNode = { name, namespace, line, attributes, children, text: text.trim() };
  stack.at(-1)?.children.push(node);
  return stack.length === 0 ? node : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string | undefined {
  if (!text.includes('&')) return text;
  let isKnown = true;
  const plain = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));|&/gi, (_, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (!Number.isNaN(code) && code <= 0x10ffff) return String.fromCodePoint(code);
    const sign = name === undefined ? undefined : ENTITIES[name];
    if (sign === undefined) isKnown = false;
    return sign ?? '';
  });
  return isKnown ? plain : undefined;
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

/** All elements of that name below a node, outermost first. */
export function elementsNamed(node: XmlNode, name: string): readonly XmlNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : elementsNamed(child, name)));
}

export function firstText(node: XmlNode, name: string): string | null {
  return elementsNamed(node, name)[0]?.text ?? null;
}
