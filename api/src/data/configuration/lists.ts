import { statusDefinition } from '@portal/contract/catalogues/statuses.ts';
import * as z from 'zod/mini';
import { configList } from './configDocument.ts';

const kept = { isActive: z.boolean(), createdBy: z.string(), createdAt: z.string() };

export const facilities = configList(
  'facilities',
  z.object({ _id: z.string(), name: z.string(), description: z.string(), order: z.int(), ...kept }),
);

export const requestStatuses = configList(
  'statuses',
  z.object({ _id: z.string(), ...statusDefinition.shape, description: z.string(), ...kept }),
);

export const quickAddItems = configList(
  'quick-add-items',
  z.object({
    itemId: z.string(),
    name: z.string(),
    description: z.string(),
    defaultPriceCents: z.int(),
    category: z.string(),
    ...kept,
  }),
);
