import type {Page} from '@playwright/test';

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** Counts what a page costs on the wire, fields of the answers included. */
export async function measureTraffic(page: Page) {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    if (!/^https?:/.test(request.url)) return;
    transfers.set(requestId, {url: request.url, type: type ?? 'Other', bytes: 0});
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return {
    bytes: (type?: string) =>
      [...transfers.values()]
        .filter((transfer) => type === undefined || transfer.type === type)
        .reduce((sum, {bytes}) => sum + bytes, 0),
    urls: () => [...transfers.values()].map(({url}) => url),
  };
}
