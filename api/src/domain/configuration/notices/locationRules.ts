import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { copyServiceLocationForm } from '@portal/contract/configuration/schemas/copyService.ts';
import type * as z from 'zod/mini';
import { type ListRefusal, refuseField, refuseListChange } from '../listDecision.ts';
import { refuseMissingCopyService } from './copyServiceRules.ts';
import { refuseTooManyLocations } from './locationLimit.ts';
import { changedNotices, type NoticeDecision } from './noticeDecision.ts';
import { refuseConflict } from './refuseConflict.ts';
import { insertAt } from './insertAt.ts';
import type { StoredCopyService, StoredLocation, StoredNotices } from './storedNotices.ts';

type LocationForm = z.output<typeof copyServiceLocationForm>;

/** Adds an office with a unique name to a copy service. */
export function addLocation(
  notices: StoredNotices,
  serviceId: string,
  { order, ...fields }: LocationForm,
  id: string,
): NoticeDecision {
  const service = notices.services.find((one) => one.id === serviceId);
  if (!service) return refuseMissingCopyService();
  const refusal =
    refuseTooManyLocations(notices.services, 1) ?? refuseNameInUse(service.locations, fields.name);
  if (refusal) return refusal;
  const locations = insertAt(service.locations, { id, ...fields }, order);
  return changedNotices(withLocations(notices, service, locations), {
    kind: 'location',
    id,
    serviceId,
    from: null,
    to: factsIn(locations, id),
  });
}

/** Changes an office's details, position and visibility. */
export function editLocation(
  notices: StoredNotices,
  id: string,
  { seen, order, ...fields }: LocationForm & { readonly seen: number },
): NoticeDecision {
  const service = serviceWith(notices, id);
  if (!service) return refuseMissingLocation();
  const locations = insertAt(service.locations, { id, ...fields }, order);
  const [from, to] = [factsIn(service.locations, id), factsIn(locations, id)];
  if (JSON.stringify(from) === JSON.stringify(to)) return { kind: 'unchanged' };
  const others = service.locations.filter((other) => other.id !== id);
  const refusal =
    refuseConflict(notices, seen, (change) => change.kind === 'location' && change.id === id) ??
    refuseNameInUse(others, fields.name);
  if (refusal) return refusal;
  return changedNotices(withLocations(notices, service, locations), {
    kind: 'location',
    id,
    serviceId: service.id,
    from,
    to,
  });
}

/** Removes an office, unless it changed after the admin saw it. */
export function removeLocation(notices: StoredNotices, id: string, seen: number): NoticeDecision {
  const service = serviceWith(notices, id);
  if (!service) return refuseMissingLocation();
  const refusal = refuseConflict(notices, seen, (change) => change.kind === 'location' && change.id === id);
  if (refusal) return refusal;
  const locations = service.locations.filter((other) => other.id !== id);
  return changedNotices(withLocations(notices, service, locations), {
    kind: 'location',
    id,
    serviceId: service.id,
    from: factsIn(service.locations, id),
    to: null,
  });
}

function serviceWith({ services }: StoredNotices, id: string): StoredCopyService | undefined {
  return services.find(({ locations }) => locations.some((location) => location.id === id));
}

function withLocations(
  notices: StoredNotices,
  service: StoredCopyService,
  locations: StoredLocation[],
): StoredNotices {
  const services = notices.services.map((one) => (one === service ? { ...service, locations } : one));
  return { ...notices, services };
}

function refuseMissingLocation(): ListRefusal {
  return refuseListChange('not_found', localizable('This location no longer exists'));
}

function refuseNameInUse(others: readonly StoredLocation[], name: string): ListRefusal | null {
  const key = nameKey(name);
  if (!others.some((other) => nameKey(other.name) === key)) return null;
  return refuseField(
    'name',
    localizable('Another location is already called “{{name}}”. Please choose a different name.', { name }),
  );
}

function factsIn(locations: readonly StoredLocation[], id: string) {
  const index = locations.findIndex((location) => location.id === id);
  const { name, address, email, phone, isActive } = locations[index]!;
  return { name, address, email, phone, isActive, position: index + 1 };
}
