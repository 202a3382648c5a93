/**
 * Text that is hard to read, found by the colours that elements compute: each text against the nearest ground it stands on
 * (WCAG 2.2 AA). axe asks the browser what lies under every single text, which takes four fifths of its time, so it does that
 * once for each screen and look (routes.spec.ts); journeys, which show the same screens full of data, look at the colours.
 * Text on a picture, and what floats without a ground of its own, cannot be decided this way and is left to axe.
 */
import type { Page } from '@playwright/test';

/** @returns each pair of colours that is too close, with a text that shows it */
export function lowContrast(page: Page, part?: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    type Color = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Color>();
    const found = new Map<string, string>();
    for (const root of selector === undefined ? [document.body] : document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const element = node.parentElement;
        if (element !== null && node.textContent?.trim() && isRead(element)) look(element, node.textContent.trim());
      }
    }
    return [...found.values()];

    function isRead(element: Element): boolean {
      const off = ':disabled, [aria-disabled="true"]';
      if (element.closest(`svg, style, script, [inert], ${off}`) !== null) return false;
      const label = element.closest('label');
      // What names a control that is off may be as pale as the control.
      if (label !== null && (label.control?.matches(off) || label.querySelector(off) !== null)) return false;
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    }

    function look(element: Element, text: string): void {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const ground = groundOf(element);
      if (ground === undefined) return;
      const size = Number.parseFloat(fontSize);
      const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const ratio = contrast(over(parsed(color), ground), ground);
      if (ratio >= needed) return;
      found.set(
        `${color} ${ground}`,
        `${color} on rgb(${ground.slice(0, 3)}): ${ratio.toFixed(2)}, "${text.slice(0, 40)}"`,
      );
    }

    function groundOf(element: Element): Color | undefined {
      const layers: Color[] = [];
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage, position, opacity } = getComputedStyle(at);
        if (backgroundImage !== 'none' || opacity !== '1') return undefined;
        const layer = parsed(backgroundColor);
        if (layer[3] > 0) layers.push(layer);
        if (layer[3] === 1) break;
        if (position === 'absolute' || position === 'fixed') return undefined;
      }
      return layers.reduceRight<Color>((below, layer) => over(layer, below), [255, 255, 255, 1]);
    }

    /** As the browser paints it, whatever notation the style sheet uses. */
    function parsed(color: string): Color {
      const before = known.get(color);
      if (before !== undefined || canvas === null) return before ?? [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const made: Color = [red, green, blue, alpha / 255];
      known.set(color, made);
      return made;
    }

    function over(upper: Color, lower: Color): Color {
      const mix = (at: 0 | 1 | 2) => upper[at] * upper[3] + lower[at] * (1 - upper[3]);
      return [mix(0), mix(1), mix(2), 1];
    }

    function contrast(one: Color, other: Color): number {
      const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    }

    function luminance([red, green, blue]: Color): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) =>
        value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }
  }, part);
}
