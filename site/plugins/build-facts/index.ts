import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {settings} from '../../settings';

interface RouteFacts {
  path: string;
  routes?: RouteFacts[];
}

const toFacts = ({path: address, routes}: RouteConfig): RouteFacts =>
  routes ? {path: address, routes: routes.map(toFacts)} : {path: address};

/** Writes facts about the build for `pipeline/`, beside the generated files. */
export default function buildFacts({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'build-facts',
    async postBuild({siteConfig, baseUrl, routes, routesPaths}) {
      const facts = {
        url: siteConfig.url,
        baseUrl,
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        isAppOnIntent: settings.isAppOnIntent,
        hasOffline: settings.hasOffline,
        routes: routes.map(toFacts),
        routesPaths: [...new Set(routesPaths)].sort(),
      };
      writeFileSync(path.join(generatedFilesDir, 'build-facts.json'), JSON.stringify(facts));
    },
  };
}
