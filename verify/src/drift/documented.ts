import addresses from '@scriptcat/content/site/addresses';
import {apis, grants, ignoredKeyNames, metadataKeys} from '@scriptcat/userscript';
import {browserLabels} from '../labels/browser-labels';
import {readPrintedLabels} from '../labels/run';
import type {Documented} from './compare';

/** Agent addresses are opened by beta builds; anchors belong to the address. */
const contractAddresses = addresses.extension.flatMap(({path, anchors = []}) => [
  path,
  ...anchors.filter((anchor) => anchor !== 'version').map((anchor) => `${path}#${anchor}`),
]);

const objects = apis.flatMap((api) => api.objects ?? []);

/** Fields of an object with those of the one it extends. */
const fieldsOf = ({fields, base}: (typeof objects)[number]): string[] => {
  const parent = objects.find(({name}) => name === base);
  return [...fields.map(({name}) => name), ...(parent ? fieldsOf(parent) : [])];
};

const isAgent = (grant: string) => grant.startsWith('CAT.agent.');

/** Collects what the catalogue, the pages and the link contract say. */
export function readDocumented(): Documented {
  const isRead = ({status}: {status: string}) => status === 'supported';
  return {
    names: apis.filter(({status}) => status !== 'removed').map(({name}) => name),
    // `GM` holds the promise forms, which the reference documents with the others.
    removedNames: [
      ...apis.filter(({status}) => status === 'removed').map(({name}) => name),
      'GM',
      'CAT',
    ],
    fields: Object.fromEntries(objects.map((object) => [object.name, fieldsOf(object)])),
    // The others are accepted without being functions of the extension.
    grants: grants
      .filter(
        ({name, injects}) =>
          injects.includes(name) || isAgent(name) || /^(none|unsafeWindow)$/.test(name),
      )
      .map(({name}) => name),
    metadataKeys: metadataKeys.filter(isRead).map(({name}) => name),
    unreadKeys: [
      ...metadataKeys.filter((key) => !isRead(key)).map(({name}) => name),
      ...ignoredKeyNames,
    ],
    labels: readPrintedLabels().filter(({label}) => !browserLabels.has(label)),
    addresses: contractAddresses,
  };
}
