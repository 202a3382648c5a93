/**
 * A chart as a PNG: the figure as it stands on the screen, with the colours of the theme, drawn through an SVG that holds
 * a copy with all its computed styles. Nothing is loaded from outside, so the canvas stays readable.
 */
const SCALE = 2;
const PADDING = 16;
const SVG = 'http://www.w3.org/2000/svg';

/** Parts of a figure that only serve the screen: buttons, the keyboard's slider, words for screen readers. */
export const SCREEN_ONLY = { 'data-screen-only': '' } as const;

/** Null if the browser cannot draw it. */
export async function chartImage(figure: HTMLElement): Promise<Blob | null> {
  const { width, height } = figure.getBoundingClientRect();
  const copy = styledCopy(figure);
  if (!(copy instanceof HTMLElement)) return null;
  copy.style.margin = '0';
  const [fullWidth, fullHeight] = [Math.ceil(width) + 2 * PADDING, Math.ceil(height) + 2 * PADDING];
  const image = await loaded(svgAround(copy, fullWidth, fullHeight));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [fullWidth * SCALE, fullHeight * SCALE];
  const context = canvas.getContext('2d');
  if (image === null || context === null) return null;
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface') || 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

/** The same tree with every computed style written out: an image knows no style sheet. */
function styledCopy(node: Node): Node | null {
  if (node instanceof HTMLElement || node instanceof SVGElement) {
    if ('screenOnly' in node.dataset) return null;
    const copy = node.cloneNode(false) as HTMLElement | SVGElement;
    const computed = getComputedStyle(node);
    for (const name of computed) copy.style.setProperty(name, computed.getPropertyValue(name));
    // The picture has no web font: another one may need more room, so words stay on their line.
    if (node.childElementCount === 0) copy.style.whiteSpace = 'nowrap';
    for (const child of node.childNodes) {
      const part = styledCopy(child);
      if (part !== null) copy.append(part);
    }
    return copy;
  }
  return node.nodeType === Node.TEXT_NODE ? node.cloneNode() : null;
}

function svgAround(copy: HTMLElement, width: number, height: number): string {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  const holder = document.createElementNS(SVG, 'foreignObject');
  for (const [name, value] of Object.entries({ x: PADDING, y: PADDING, width, height })) {
    holder.setAttribute(name, String(value));
  }
  holder.append(copy);
  svg.append(holder);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
}

function loaded(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}
