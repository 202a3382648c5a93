/**
 * Whether the page is scrolled further than 50 px: the top bar then gets a hairline and the screen's title. Where the page
 * stands is read when it is scrolled and never while a screen is drawn: the browser would have to lay it out for the answer.
 */
import { useEffect, useState } from 'react';

const SCROLL_THRESHOLD_PX = 50;

export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isScrolled;
}
