import * as z from 'zod/mini';
import { instant, requiredText } from '../../fields/fields.ts';
import { listDescription } from './listDescription.ts';
import { listOrder } from './listOrder.ts';

/** A facility as staff enter it. */
export const facilityForm = z.object({
  name: requiredText(200, 'Facility name is required'),
  description: listDescription,
  order: listOrder,
});

/** How many facilities one call adds. */
export const MAX_ADDED_FACILITIES = 500;

/** Facilities from a pasted list or a CSV file. They are shown in alphabetical order, because all have order 0. */
export const facilitiesForm = z.object({
  facilities: z
    .array(z.pick(facilityForm, { name: true, description: true }))
    .check(
      z.minLength(1, 'Enter at least one facility'),
      z.maxLength(MAX_ADDED_FACILITIES, 'Please add at most 500 facilities at once'),
    ),
});

/** A facility as the Management Center shows it; `createdBy` is a name, or `system`. */
export const managedFacility = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  order: z.int(),
  isActive: z.boolean(),
  createdBy: z.string(),
  createdAt: instant,
});

export type ManagedFacility = z.output<typeof managedFacility>;
