interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

const connection = (): Connection => (navigator as {connection?: Connection}).connection ?? {};

/** The reader has asked the browser to save data. */
export const isSavingData = (): boolean => connection().saveData === true;

/** The reader asked to save data, or has a line on which every byte is waited for. */
export const isSparing = (): boolean =>
  isSavingData() || /2g/.test(connection().effectiveType ?? '');

/** Known to be fast; a browser that does not tell is taken for slow. */
export const isFast = (): boolean =>
  connection().effectiveType === '4g' && (connection().downlink ?? 0) >= 5;
