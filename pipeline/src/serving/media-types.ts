interface MediaType {
  type: string;
  /** Worth compressing; pictures and fonts already are. */
  isText: boolean;
}

const text = (type: string): MediaType => ({type, isText: true});
const binary = (type: string): MediaType => ({type, isText: false});

const byExtension: Record<string, MediaType> = {
  html: text('text/html; charset=utf-8'),
  css: text('text/css; charset=utf-8'),
  js: text('text/javascript; charset=utf-8'),
  mjs: text('text/javascript; charset=utf-8'),
  json: text('application/json; charset=utf-8'),
  map: text('application/json; charset=utf-8'),
  webmanifest: text('application/manifest+json; charset=utf-8'),
  xml: text('application/xml; charset=utf-8'),
  atom: text('application/atom+xml; charset=utf-8'),
  rss: text('application/rss+xml; charset=utf-8'),
  txt: text('text/plain; charset=utf-8'),
  md: text('text/markdown; charset=utf-8'),
  svg: text('image/svg+xml; charset=utf-8'),
  ico: text('image/x-icon'),
  wasm: text('application/wasm'),
  ttf: text('font/ttf'),
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  jpeg: binary('image/jpeg'),
  gif: binary('image/gif'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  woff: binary('font/woff'),
  woff2: binary('font/woff2'),
  mp4: binary('video/mp4'),
  webm: binary('video/webm'),
  mp3: binary('audio/mpeg'),
  wav: binary('audio/wav'),
  pdf: binary('application/pdf'),
  zip: binary('application/zip'),
};

/** Files whose extension does not tell their type. */
const byName: Record<string, MediaType> = {
  'opensearch.xml': text('application/opensearchdescription+xml; charset=utf-8'),
  'feed.json': text('application/feed+json; charset=utf-8'),
};

export function mediaTypeOf(path: string): MediaType {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return byName[name] ?? byExtension[extension] ?? binary('application/octet-stream');
}
