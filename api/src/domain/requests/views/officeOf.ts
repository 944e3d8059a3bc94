import {
  copyServiceLocation,
  namedCopyService,
} from '@portal/contract/configuration/catalogues/copyServices.ts';
import type { RequestRoot } from '../root.ts';

type Fields = Pick<RequestRoot['fields'], 'copyServiceName' | 'copyServiceLocation' | 'copyServiceOffice'>;

/**
 * The office that a request was made for, as it was called then. Requests from before the list could be changed name
 * one of the starter list by its id. None once staff noted another copy service.
 */
export function officeOf({ copyServiceName, copyServiceLocation: id, copyServiceOffice: kept }: Fields) {
  if (kept) return kept.service === copyServiceName ? { name: kept.name, address: kept.address } : null;
  const starter = copyServiceName === namedCopyService.name && copyServiceLocation(id ?? '');
  return starter ? { name: starter.fullName, address: starter.address } : null;
}
