import type {Plugin} from '@docusaurus/types';
import {servicePrefixes} from '@scriptcat/contract';

/** Proxies API calls of `npm run dev` to the real server. */
export default function devProxy(apiPort: string | null): () => Plugin {
  const target = `http://127.0.0.1:${apiPort}`;
  // The dev server's options are not part of the bundler's type.
  const options: object = apiPort ? {devServer: {proxy: [{context: servicePrefixes, target}]}} : {};
  return () => ({name: 'site-dev-proxy', configureWebpack: () => options});
}
