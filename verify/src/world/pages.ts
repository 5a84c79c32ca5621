/** A page with a list. */
export const secondPage =
  '<!doctype html><title>page 2</title><ul class="results"><li>three</li><li>four</li></ul>';

/** The page of every other host. */
export const plainPage = (host: string, path: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${host}</title></head>` +
  `<body><h1>${host}</h1><p>${path}</p></body></html>`;
