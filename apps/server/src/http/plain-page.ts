/** The frame of the few pages that the server writes itself: no script, one style file, light and dark. */
import { html } from 'hono/html';
import type { PageLanguage } from './page-language.ts';
import { PAGE_STYLE_PATH } from './page-style.ts';

type Content = ReturnType<typeof html>;

export function plainPage(title: string, language: PageLanguage, content: Content) {
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${title} | Cryptax</title>
  <link rel="icon" href="/favicon.svg">
  <link rel="stylesheet" href="${PAGE_STYLE_PATH}">
</head>
<body><header><img src="/favicon.svg" alt="" width="24" height="24"> Cryptax</header><main>${content}</main></body>
</html>`;
}
