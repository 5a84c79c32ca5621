/** Reads a request's body up to `limit` bytes; a longer one is left unread and answers undefined. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const declared = request.headers.get('content-length');
  // With a declared length the HTTP parser itself stops there, so the fast way is safe.
  if (declared !== null) {
    return Number(declared) <= limit ? new Uint8Array(await request.arrayBuffer()) : undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
