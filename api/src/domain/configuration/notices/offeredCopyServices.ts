import type { OfferedCopyService } from '@portal/contract/configuration/schemas/offeredCopyService.ts';
import type { StoredCopyService } from './storedNotices.ts';

/** The active copy services with their active offices. A copy service without active offices is left out. */
export function offeredCopyServices(services: readonly StoredCopyService[]): OfferedCopyService[] {
  return services
    .filter(({ isActive }) => isActive)
    .map(({ id, name, locations }) => ({
      id,
      name,
      locations: locations
        .filter((location) => location.isActive)
        .map(({ isActive: _isActive, ...location }) => location),
    }))
    .filter(({ locations }) => locations.length > 0);
}
