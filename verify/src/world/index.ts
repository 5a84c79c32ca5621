import http from 'node:http';
import https from 'node:https';
import {type AddressInfo, connect, type Socket} from 'node:net';
import {generate} from 'selfsigned';
import type {Handler, Visit} from './answer';
import {createHosts} from './hosts';

const plainPorts = [80, 3000, 8080];
const securePorts = [443, 8443];

export interface World {
  /** The value of `--host-resolver-rules` that maps every host to this machine. */
  resolverRules: string;
  /** The port of a proxy that leads every host to this machine. */
  proxy: number;
  /** Every request so far. */
  visits: Visit[];
  /** Answers an address (host and path) differently from now on. */
  on(address: string, handler: Handler): void;
  /** Answers it as before. */
  off(address: string): void;
  close(): void;
}

const listen = (server: http.Server | https.Server) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A small internet on this machine: every host name that samples, claims and pages use. */
export async function startWorld({siteOrigin}: {siteOrigin?: string} = {}): Promise<World> {
  const visits: Visit[] = [];
  const special = new Map<string, Handler>();
  const answer = createHosts(siteOrigin);

  const handle = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const host = (request.headers.host ?? '').replace(/:\d+$/, '');
      const url = new URL(request.url ?? '/', `http://${host || 'nowhere.test'}`);
      const {method = 'GET', headers} = request;
      const visit = {host, url, method, headers, body: Buffer.concat(chunks)};
      visits.push(visit);
      await (special.get(host + url.pathname) ?? answer)(visit, response);
    });
  };
  const plain = http.createServer(handle);
  // The browser is started so that it accepts any certificate.
  const {private: key, cert} = await generate([{name: 'commonName', value: 'verify.test'}]);
  const secure = https.createServer({key, cert}, handle);
  const [plainPort, securePort] = await Promise.all([listen(plain), listen(secure)]);
  plain.on('connect', ({url = ''}, client: Socket) => {
    const isSecure = securePorts.some((port) => url.endsWith(`:${port}`));
    const server = connect(isSecure ? securePort : plainPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      server.pipe(client).pipe(server);
    });
    for (const end of [client, server])
      end.on('error', () => [client, server].map((each) => each.destroy()));
  });

  return {
    // Rules may name ports, so that no privileged one has to be taken.
    resolverRules: [
      ...plainPorts.map((port) => `MAP *:${port} 127.0.0.1:${plainPort}`),
      ...securePorts.map((port) => `MAP *:${port} 127.0.0.1:${securePort}`),
    ].join(', '),
    proxy: plainPort,
    visits,
    on: (address, handler) => special.set(address, handler),
    off: (address) => special.delete(address),
    close: () => {
      for (const server of [plain, secure]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
