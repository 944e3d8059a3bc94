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
