/** Reads a price such as `1,299.50` or `¥ 40`; anything without digits isn’t a price. */
export function readPrice(text: string): number | undefined {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '');
  return digits === undefined ? undefined : Number(digits);
}

/** Whether a price is known and not above the limit. */
export function isCheap(text: string, limit: number): boolean {
  const price = readPrice(text);
  return price !== undefined && price <= limit;
}
