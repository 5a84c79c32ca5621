import type {Page} from '@playwright/test';

/** Counts what a page costs on the wire, fields of the answers included. */
export async function measureTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, {url: string; bytes: number}>();
  session.on('Network.requestWillBeSent', ({requestId, request}) => {
    if (!/^https?:/.test(request.url)) return;
    transfers.set(requestId, {url: request.url, bytes: 0});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    bytes: () => [...transfers.values()].reduce((sum, {bytes}) => sum + bytes, 0),
    urls: () => [...transfers.values()].map(({url}) => url),
  };
}
