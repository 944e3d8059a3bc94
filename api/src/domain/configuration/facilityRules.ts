import { facilityConflict, NAME_IN_USE } from '@portal/contract/configuration/rules/facilityConflict.ts';
import { newFacilities, OTHER_FACILITY } from '@portal/contract/configuration/rules/newFacilities.ts';
import { nameKey } from '@portal/contract/fields/nameKey.ts';
import { inEnglish, localizable } from '@portal/contract/fields/localizableText.ts';
import type { facilitiesForm, facilityForm } from '@portal/contract/configuration/schemas/facility.ts';
import type * as z from 'zod/mini';
import {
  type ListDecision,
  type ListRefusal,
  MAX_ITEMS,
  refuseField,
  refuseFullList,
  refuseIfFull,
  refuseListChange,
  replaced,
} from './listDecision.ts';
import type { StoredFacility } from './listItems.ts';
import { createdFields, type Creation } from './creation.ts';

type Facilities = readonly StoredFacility[];
type FacilityForm = z.output<typeof facilityForm>;
type EnteredFacilities = z.output<typeof facilitiesForm>['facilities'];

/** How many facilities were added; the others were in the list already, or repeated. */
interface Added {
  readonly added: number;
  readonly skipped: number;
}

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

/** Adds the facilities that the list does not have yet: all of them, or none if the list has no room. */
export function addFacilities(
  items: Facilities,
  entered: EnteredFacilities,
  creation: Omit<Creation, 'id'>,
  nextId: () => string,
): ListDecision<StoredFacility, Added> {
  const added = newFacilities(
    entered,
    items.filter(({ isActive }) => isActive),
  ).map((form) => ({ _id: nextId(), ...form, order: 0, isActive: true, ...createdFields(creation) }));
  const item = { added: added.length, skipped: entered.length - added.length };
  if (added.length === 0) return { kind: 'unchanged', item };
  if (items.length + added.length > MAX_ITEMS) return refuseFullList();
  return {
    kind: 'changed',
    items: [...items, ...added],
    item,
    event: { action: 'added-many', details: { ...item } },
  };
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
  if (nameKey(form.name) === OTHER_FACILITY) {
    return refuseField(
      'name',
      localizable('“Other” is added automatically. Please choose a different name.'),
    );
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
