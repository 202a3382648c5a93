/**
 * Clicks and looks that leave the watched page alone. The driver's own ways read roles and names of the whole page and
 * compile its tools at their first use, on the very thread that is watched: tasks of 20 to 60 ms that no user ever has.
 */
import type { CDPSession, Page } from '@playwright/test';

const LOOK_EVERY_MS = 100;
const LOOK_OFTEN_MS = 10;

/** Compiles what `there` and `press` need; before the watch begins. */
export async function settleDriver(page: Page): Promise<void> {
  await there(page, 'body');
  await placeOf(page, 'body', '');
}

export async function there(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector(wanted) !== null, selector, {
    polling: LOOK_EVERY_MS,
  });
}

/**
 * Waits until an expression is true, also over a change of page: asked of the page directly, because in a new page the driver's
 * tools would be compiled first, on the thread that is watched and before the first rows are there.
 */
export async function trueIn(session: CDPSession, expression: string): Promise<void> {
  for (;;) {
    // Between two pages there is nobody to ask.
    const answer = await session.send('Runtime.evaluate', { expression }).catch(() => undefined);
    if (answer?.result.value === true) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_OFTEN_MS));
  }
}

/** A real click with the mouse on the element whose text fits the pattern, brought into view first in a task of its own. */
export async function press(page: Page, selector: string, pattern: string): Promise<void> {
  const { x, y } = await placeOf(page, selector, pattern);
  await page.mouse.click(x, y);
}

/** The middle of the element, once the page has been drawn twice with it in the same place: cards above it may still come. */
function placeOf(page: Page, selector: string, pattern: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate(
    async ([wanted, text]) => {
      const words = new RegExp(text);
      const element = [...document.querySelectorAll(wanted)].find(({ textContent }) => words.test(textContent));
      if (element === undefined) throw new Error(`${text} is not there.`);
      let last = { x: Number.NaN, y: Number.NaN };
      for (;;) {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        const { left, top, width, height } = element.getBoundingClientRect();
        const place = { x: left + width / 2, y: top + height / 2 };
        if (place.x === last.x && place.y === last.y) return place;
        last = place;
      }
    },
    [selector, pattern] as const,
  );
}
