import '../../../lib/schemaMode.ts';
import { statusUpdate } from '@portal/contract/requests/schemas/requestEdits.ts';
import * as z from 'zod/mini';

const { status, notes, isPrivate } = statusUpdate.shape;

/** The schema of the form. */
export const statusForm = z.object({ status, notes, isPrivate });

/** The values of the form. */
export interface StatusValues {
  status: string;
  notes: string;
  isPrivate: boolean;
}
