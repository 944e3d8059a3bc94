import { requestTypeName } from '@portal/contract/requests/catalogs/requestTypes.ts';
import type { TFunction } from 'i18next';

/** `7. Medical Records`, in the reader's language. */
export function requestTypeLabel(id: number, t: TFunction): string {
  return `${id}. ${t(requestTypeName(id))}`;
}
