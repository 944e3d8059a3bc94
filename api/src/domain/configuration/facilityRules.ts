import { facilityConflict, NAME_IN_USE } from '@portal/contract/configuration/rules/facilityConflict.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import type { facilityForm } from '@portal/contract/configuration/schemas/facility.ts';
import type * as z from 'zod/mini';
import {
  type ListDecision,
  refuseListChange,
  refuseIfFull,
  replaced,
  type ListRefusal,
} from './listDecision.ts';
import type { StoredFacility } from './listItems.ts';
import { createdFields, type Creation } from './creation.ts';

type Facilities = readonly StoredFacility[];
type FacilityForm = z.output<typeof facilityForm>;

/** The option that forms add to the list automatically. */
const OTHER = nameKey('Other');

/** Adds a facility; name and order must be free. */
export function addFacility(
  items: Facilities,
  form: FacilityForm,
  creation: Creation,
): ListDecision<StoredFacility> {
  const refusal = refuseIfFull(items) ?? refuseNameInUse(items, form);
  if (refusal) return refusal;
  const item = { _id: creation.id, ...form, isActive: true, ...createdFields(creation) };
  return { kind: 'changed', items: [...items, item], item, event: eventOf('added', item) };
}

/** Changes a facility; name and order must be free among the others. */
export function editFacility(
  items: Facilities,
  id: string,
  form: FacilityForm,
): ListDecision<StoredFacility> {
  const before = items.find(({ _id }) => _id === id);
  if (!before) return refuseMissing();
  const refusal = refuseNameInUse(
    items.filter((other) => other !== before),
    form,
  );
  if (refusal) return refusal;
  const item = { ...before, ...form };
  return { kind: 'changed', items: replaced(items, before, item), item, event: eventOf('changed', item) };
}

/** Removes a facility from the list. Requests store the facility name, so nothing refers to the item. */
export function removeFacility(items: Facilities, id: string): ListDecision<StoredFacility> {
  const item = items.find(({ _id }) => _id === id);
  if (!item) return refuseMissing();
  const others = items.filter((other) => other !== item);
  return { kind: 'changed', items: others, item, event: eventOf('deleted', item) };
}

function refuseNameInUse(others: Facilities, form: FacilityForm): ListRefusal | null {
  if (nameKey(form.name) === OTHER) {
    const message = localizable('“Other” is added automatically. Please choose a different name.');
    return refuseListChange('conflict', message, { name: inEnglish(message) });
  }
  const conflict = facilityConflict(
    form,
    others.filter(({ isActive }) => isActive),
  );
  if (!conflict) return null;
  const { field, text } = conflict;
  return refuseListChange('conflict', text, { [field]: field === 'name' ? NAME_IN_USE : inEnglish(text) });
}

function refuseMissing(): ListRefusal {
  return refuseListChange('not_found', localizable('This facility no longer exists'));
}

function eventOf(action: string, { _id, name, order }: StoredFacility) {
  return { action, details: { itemId: _id, name, order } };
}
