/* Sets the theme before the first paint. A plain file in the head, so that a strict content security policy holds. */
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('cryptax-theme');
  } catch {
    // Storage is denied: the system decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
