import {
  copyServiceLocation,
  namedCopyService,
} from '@portal/contract/configuration/catalogs/copyServices.ts';
import type { RequestDocument } from '../requestDocument.ts';

type Fields = Pick<
  RequestDocument['fields'],
  'copyServiceName' | 'copyServiceLocation' | 'copyServiceOffice'
>;

/**
 * The copy service's office at submission. Older requests name an office of the starter list by its id. Null or false
 * if there is none, or if staff entered another copy service.
 */
export function officeOf({ copyServiceName, copyServiceLocation: id, copyServiceOffice: stored }: Fields) {
  if (stored)
    return stored.service === copyServiceName ? { name: stored.name, address: stored.address } : null;
  const starter = copyServiceName === namedCopyService.name && copyServiceLocation(id ?? '');
  return starter ? { name: starter.fullName, address: starter.address } : null;
}
