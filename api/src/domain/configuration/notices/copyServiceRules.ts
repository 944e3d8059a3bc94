import { OTHER_COPY_SERVICE } from '@portal/contract/configuration/catalogs/otherCopyService.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import type { copyServiceForm } from '@portal/contract/configuration/schemas/copyService.ts';
import type * as z from 'zod/mini';
import { type ListRefusal, refuseField, refuseFullList, refuseListChange } from '../listDecision.ts';
import { refuseTooManyLocations } from './locationLimit.ts';
import { changedNotices, type NoticeDecision } from './noticeDecision.ts';
import { refuseConflict } from './refuseConflict.ts';
import { insertAt } from './insertAt.ts';
import type { StoredCopyService, StoredNotices } from './storedNotices.ts';

type CopyServiceForm = z.output<typeof copyServiceForm>;

/** The list is part of one document, whose size is limited. */
const MAX_SERVICES = 50;

/** Names that forms add automatically. */
const reserved = ['other', OTHER_COPY_SERVICE.name].map(nameKey);

/** Adds a copy service with a unique name. Only a restored copy service has offices from the start. */
export function addCopyService(
  notices: StoredNotices,
  { name, isActive, order }: CopyServiceForm,
  { id, locations = [] }: { readonly id: string; readonly locations?: StoredCopyService['locations'] },
): NoticeDecision {
  const { services } = notices;
  if (services.length >= MAX_SERVICES) return refuseFullList();
  const refusal = refuseNameInUse(services, name) ?? refuseTooManyLocations(services, locations.length);
  if (refusal) return refusal;
  const next = insertAt(services, { id, name, isActive, locations }, order);
  const to = { ...factsIn(next, id), ...(locations.length > 0 && { locations }) };
  return changedNotices({ ...notices, services: next }, { kind: 'service', id, from: null, to });
}

/** Changes the name, position and activity of a copy service. */
export function editCopyService(
  notices: StoredNotices,
  id: string,
  { seen, name, isActive, order }: CopyServiceForm & { readonly seen: number },
): NoticeDecision {
  const { services } = notices;
  const before = services.find((service) => service.id === id);
  if (!before) return refuseMissingCopyService();
  const next = insertAt(services, { ...before, name, isActive }, order);
  const [from, to] = [factsIn(services, id), factsIn(next, id)];
  if (JSON.stringify(from) === JSON.stringify(to)) return { kind: 'unchanged' };
  const others = services.filter((other) => other !== before);
  const refusal =
    refuseConflict(notices, seen, (change) => change.kind === 'service' && change.id === id) ??
    refuseNameInUse(others, name);
  if (refusal) return refusal;
  return changedNotices({ ...notices, services: next }, { kind: 'service', id, from, to });
}

/** Removes a copy service and its offices, unless one of them changed after the admin saw it. */
export function removeCopyService(notices: StoredNotices, id: string, seen: number): NoticeDecision {
  const { services } = notices;
  const before = services.find((service) => service.id === id);
  if (!before) return refuseMissingCopyService();
  const refusal = refuseConflict(
    notices,
    seen,
    (change) =>
      (change.kind === 'service' && change.id === id) ||
      (change.kind === 'location' && change.serviceId === id),
    ({ kind }) => kind === 'location',
  );
  if (refusal) return refusal;
  const from = { ...factsIn(services, id), locations: before.locations };
  return changedNotices(
    { ...notices, services: services.filter((other) => other !== before) },
    { kind: 'service', id, from, to: null },
  );
}

export function refuseMissingCopyService(): ListRefusal {
  return refuseListChange('not_found', localizable('This copy service no longer exists'));
}

function refuseNameInUse(others: readonly StoredCopyService[], name: string): ListRefusal | null {
  const key = nameKey(name);
  if (reserved.includes(key)) {
    return refuseField(
      'name',
      localizable('“Other” is added automatically. Please choose a different name.'),
    );
  }
  if (!others.some((other) => nameKey(other.name) === key)) return null;
  return refuseField(
    'name',
    localizable('Another copy service is already called “{{name}}”. Please choose a different name.', {
      name,
    }),
  );
}

function factsIn(services: readonly StoredCopyService[], id: string) {
  const index = services.findIndex((service) => service.id === id);
  const { name, isActive } = services[index]!;
  return { name, isActive, position: index + 1 };
}
