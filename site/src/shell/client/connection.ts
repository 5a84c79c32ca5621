interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const connection = (): Connection => (navigator as {connection?: Connection}).connection ?? {};

/** The Save-Data preference. */
export const isSavingData = (): boolean => connection().saveData === true;

/** Save-Data is on, or the connection is slow. */
export const isSparing = (): boolean =>
  isSavingData() || /2g/.test(connection().effectiveType ?? '');

/** The connection is known to be fast; an unknown one counts as slow. */
export const isFast = (): boolean =>
  connection().effectiveType === '4g' && (connection().downlink ?? 0) >= 5;
