import {generate} from 'selfsigned';

/** A certificate for one run; the browser is started so that it accepts any. */
export async function createCertificate(): Promise<{key: string; cert: string}> {
  const {private: key, cert} = await generate([{name: 'commonName', value: 'verify.test'}]);
  return {key, cert};
}
