/* Before the first paint: theme and language. After it, on a page that is readable as it came: the app itself, so that
   nothing competes with the first paint. A plain file in the head, so that a strict content security policy holds. */
(() => {
  let theme = null;
  let locale = null;
  try {
    theme = localStorage.getItem('cryptax-theme');
    locale = localStorage.getItem('cryptax-locale');
  } catch {
    // Storage is denied: the system decides.
  }
  const page = document.documentElement;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';
  if (locale === 'de' || locale === 'en') page.lang = locale;

  const { app } = page.dataset;
  if (app === undefined) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const [entry, ...parts] = app.split(' ');
    for (const part of parts) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: part }));
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  };
  // A frame is drawn between the two; a page in the background draws none and starts a little later.
  addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start));
    setTimeout(start, 1000);
  });
})();
