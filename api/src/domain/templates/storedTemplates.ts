import { messageTemplate, templateChange } from '@portal/contract/templates/schemas.ts';
import * as z from 'zod/mini';

/** A change with the user ID of its author. */
const storedChange = z.extend(templateChange, { by: z.nullable(z.string()) });

/** All message templates, with the newest changes, oldest first. */
export const storedTemplates = z.object({
  /** Number of the newest change; 0 before the first. */
  revision: z.int(),
  templates: z.array(messageTemplate),
  history: z.array(storedChange),
});

export type StoredTemplates = z.output<typeof storedTemplates>;
