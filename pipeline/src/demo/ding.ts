const SAMPLES_PER_SECOND = 8000;
const SECONDS = 0.4;
const PITCH_HZ = 880;

/** A short, fading tone as a WAV file: one channel, eight bits. */
export function ding(): Buffer {
  const count = SAMPLES_PER_SECOND * SECONDS;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + count, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  header.writeUInt32LE(SAMPLES_PER_SECOND, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(count, 40);
  const tone = Array.from({length: count}, (_, index) => {
    const wave = Math.sin((2 * Math.PI * PITCH_HZ * index) / SAMPLES_PER_SECOND);
    return 128 + Math.round(100 * wave * (1 - index / count));
  });
  return Buffer.concat([header, Buffer.from(tone)]);
}
