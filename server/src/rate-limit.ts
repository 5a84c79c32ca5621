import {hash, randomBytes} from 'node:crypto';
import {isIPv6} from 'node:net';

/** A bucket of `tokens` that fills up again once every `perMs`. */
interface Rate {
  tokens: number;
  perMs: number;
}

interface Bucket {
  level: number;
  at: number;
}

interface Options {
  perAddress: Rate;
  /** What all addresses together may take; any number unless told. */
  total?: Rate | undefined;
  now?: () => number;
  /** Without it a network of addresses fills the memory; the ones idle longest are forgotten. */
  maxAddresses?: number;
}

/**
 * Takes tokens for an address: one, or as many as the work is worth. Answers the milliseconds to
 * wait when there is none; what is dearer than the rest of a bucket leaves it in debt.
 */
export type TakeToken = (address: string, cost?: number) => number | undefined;

const dayMs = 86_400_000;

/**
 * Limits calls by address and altogether: without the first, one client takes a service from all
 * others; without the second, many addresses do. Addresses are only ever held as a salted hash in memory;
 * the salt is random, lives one day and is never written down, so nothing can be traced back.
 */
export function createRateLimit({
  perAddress,
  total = {tokens: Number.MAX_SAFE_INTEGER, perMs: 1},
  // Not the time of day: setting a clock must neither fill nor empty a bucket.
  now = () => performance.now(),
  maxAddresses = 50_000,
}: Options): TakeToken {
  const everybody: Bucket = {level: total.tokens, at: now()};
  const buckets = new Map<string, Bucket>();
  let day = Number.NaN;
  let salt = '';

  function bucketOf(address: string, at: number): Bucket {
    const today = Math.floor(at / dayMs);
    if (today !== day) {
      day = today;
      salt = randomBytes(32).toString('base64');
      buckets.clear();
    }
    const key = hash('sha256', salt + networkOf(address), 'base64');
    const bucket = buckets.get(key) ?? {level: perAddress.tokens, at};
    // A Map remembers insertion order: put back at the end, the first is the one idle longest.
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest = ''] = buckets.keys();
    if (buckets.size > maxAddresses) buckets.delete(oldest);
    return bucket;
  }

  return (address, cost = 1) => {
    const at = now();
    const own = bucketOf(address, at);
    const wait = Math.max(refill(own, perAddress, at), refill(everybody, total, at));
    if (wait > 0) return wait;
    own.level -= cost;
    everybody.level -= cost;
    return undefined;
  };
}

/** Brings a bucket up to date and says how long until it holds a whole token. */
function refill(bucket: Bucket, {tokens, perMs}: Rate, at: number): number {
  bucket.level = Math.min(tokens, bucket.level + ((at - bucket.at) * tokens) / perMs);
  bucket.at = at;
  return bucket.level >= 1 ? 0 : Math.ceil(((1 - bucket.level) * perMs) / tokens);
}

/** One household has one IPv4 address but 2^64 IPv6 addresses; the network counts. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const bare = address.toLowerCase().replace(/%.*$/, '');
  const zeros = ':0'.repeat(9 - bare.split(':').length);
  const network = bare.replace('::', `${zeros}:`).split(':').slice(0, 4);
  return network.map((group) => group.replace(/^0+(?=.)/, '') || '0').join(':');
}
