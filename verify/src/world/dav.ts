import {type Handler, send} from './answer';

const file = (
  href: string,
  size: number,
) => `<d:response><d:href>${href}</d:href><d:propstat><d:prop>
<d:resourcetype/><d:getcontentlength>${size}</d:getcontentlength>
<d:getlastmodified>Sun, 15 Nov 2026 12:00:00 GMT</d:getlastmodified><d:getetag>"1"</d:getetag>
</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

const folder = (href: string) => `<d:response><d:href>${href}</d:href><d:propstat><d:prop>
<d:resourcetype><d:collection/></d:resourcetype><d:quota-available-bytes>1000000</d:quota-available-bytes>
<d:quota-used-bytes>0</d:quota-used-bytes></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;

/** Cloud storage on this machine: just enough WebDAV to list, upload, download and delete. */
export function createDav(): Handler {
  const files = new Map<string, Buffer>();
  return ({method, url, body}, response) => {
    const path = decodeURIComponent(url.pathname);
    switch (method) {
      case 'PROPFIND': {
        const own = path.endsWith('/') ? path : `${path}/`;
        const inside = [...files].filter(([name]) => name.startsWith(own));
        const list = inside.map(([name, {length}]) => file(name, length));
        const xml = `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${folder(own)}${list.join('')}</d:multistatus>`;
        return send(response, xml, {status: 207, type: 'application/xml; charset=utf-8'});
      }
      case 'PUT':
        files.set(path, body);
        return send(response, '', {status: 201});
      case 'MKCOL':
        return send(response, '', {status: 201});
      case 'DELETE':
        return send(response, '', {status: files.delete(path) ? 204 : 404});
      default: {
        const content = files.get(path);
        return send(response, content ?? '', {status: content ? 200 : 404});
      }
    }
  };
}
