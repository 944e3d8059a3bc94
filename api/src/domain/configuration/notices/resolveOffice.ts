import * as z from 'zod/mini';
import type { StoredCopyService } from './storedNotices.ts';

/** The copy of an office in a request; it does not change with the list. */
export const office = z.object({ service: z.string(), name: z.string(), address: z.string() });

export type Office = z.output<typeof office>;

export type OfficeResolution =
  | { readonly kind: 'none' }
  | { readonly kind: 'office'; readonly office: Office }
  | { readonly kind: 'withdrawn' };

/** The office of a request: `none` if it names none, `withdrawn` if the named office is not offered. */
export function resolveOffice(
  services: readonly StoredCopyService[],
  request: { readonly copyServiceName: string; readonly copyServiceLocation?: string | undefined },
): OfficeResolution {
  if (!request.copyServiceLocation) return { kind: 'none' };
  const service = services.find(({ name, isActive }) => isActive && name === request.copyServiceName);
  const location = service?.locations.find(
    ({ id, isActive }) => isActive && id === request.copyServiceLocation,
  );
  if (!service || !location) return { kind: 'withdrawn' };
  const { name, address } = location;
  return { kind: 'office', office: { service: service.name, name: `${service.name} - ${name}`, address } };
}
