/** Writes XML by hand-sized means: elements, attributes, escaped texts, two spaces of indent. */

export type Attributes = Readonly<Record<string, string | null>>;

export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly content: string | readonly XmlElement[];
}

export function element(
  name: string,
  attributes: Attributes = {},
  content: string | readonly XmlElement[] = [],
): XmlElement {
  return { name, attributes, content };
}

export function xmlText(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== null);
  const open = `${indent}<${name}${given.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}`;
  if (content.length === 0) return `${open}/>\n`;
  if (typeof content === 'string') return `${open}>${escaped(content)}</${name}>\n`;
  return `${open}>\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** Signs that XML 1.0 cannot carry at all become a space. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
