import * as z from 'zod/mini';
import { fileId, invoiceId } from '../../fields/fields.ts';

/** The revision that the caller saw. Another current revision is a conflict. */
export const seenRevision = z.int('The revision is missing').check(z.minimum(0));

const MAX_SEEN = 1000;

/**
 * IDs of the files and invoices of a request that the caller saw or made. Released documents and invoices that it lacks
 * are a conflict, so that two people do not send the same twice. Absent: nothing is compared.
 */
export const seenWork = z.object({
  fileIds: z.array(fileId).check(z.maxLength(MAX_SEEN)),
  invoiceIds: z.array(invoiceId).check(z.maxLength(MAX_SEEN)),
});

export type SeenWork = z.output<typeof seenWork>;

/**
 * What the caller saw before they send something. `workCount`: how often documents were released, invoices changed, or the
 * status or notes changed (`workCount` of the staff view; 0 if that has none). The lists are compared too, because an earlier
 * version of the portal that runs beside this one does not count.
 */
export const seenState = z.extend(seenWork, { workCount: z.int().check(z.minimum(0)) });

export type SeenState = z.output<typeof seenState>;
