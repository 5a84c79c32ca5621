declare module 'snappyjs' {
  export function compress(input: Uint8Array): Uint8Array<ArrayBuffer>;
  /** Throws if the header of `input` claims more bytes than `maxLength`. */
  export function uncompress(input: Uint8Array, maxLength?: number): Uint8Array<ArrayBuffer>;
}
