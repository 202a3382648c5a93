/**
 * Stands in for the package `react-style-singleton`, through which dialogs and menus stop the page behind them from
 * scrolling. The package writes a style element, which a content security policy without 'unsafe-inline' refuses; a
 * constructed style sheet is allowed. Same interface, wired in `vite.config.ts`.
 */
import { useEffect } from 'react';

/** A component that adds its styles while at least one of it is mounted; the first one's styles hold. */
export function styleSingleton(): (props: { readonly styles: string }) => null {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return function Sheet({ styles }) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
}
