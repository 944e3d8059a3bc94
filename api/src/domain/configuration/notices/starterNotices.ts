import { namedCopyService } from '@portal/contract/configuration/catalogs/copyServices.ts';
import { STARTER_FEE_NOTICE } from '@portal/contract/configuration/catalogs/feeNotice.ts';
import { starterSupport } from '@portal/contract/configuration/catalogs/support.ts';
import type { StoredNotices } from './storedNotices.ts';

/** The notices of a new portal. */
export function starterNotices(dueDays: number): StoredNotices {
  const { id, name, locations } = namedCopyService;
  const offices = locations.map(({ fullName: _fullName, ...office }) => ({ ...office, isActive: true }));
  return {
    revision: 0,
    services: [{ id, name, isActive: true, locations: offices }],
    dueDays,
    feeNotice: STARTER_FEE_NOTICE,
    support: starterSupport,
    incident: null,
    history: [],
  };
}
