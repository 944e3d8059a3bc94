import * as z from 'zod/mini';
import { listOrder } from '../configuration/schemas/listOrder.ts';
import { operation, staffOnly } from '../endpoint.ts';
import { atMost, oneLine, requiredText, visible } from '../fields/fields.ts';

/** A reason of a redaction as staff enter it. */
export const redactionReasonForm = z.object({
  label: requiredText(100, 'Reason is required'),
  /** Such as the section of a law. Empty: there is none. */
  legalBasis: z._default(
    z.string().check(atMost(200, 'The legal basis is too long'), oneLine, visible, z.trim()),
    '',
  ),
  order: listOrder,
});

/** A reason of redactions. The screens translate the labels that come with the portal. */
export const redactionReason = z.object({
  reasonId: z.string(),
  label: z.string(),
  legalBasis: z.string(),
  isActive: z.boolean(),
  order: z.int(),
});

export type RedactionReason = z.output<typeof redactionReason>;

const shared = {
  function: 'manageRedactionReasons',
  access: staffOnly,
} as const;

const reasonId = z.string('The ID is missing').check(z.minLength(1, 'The ID is missing'), z.maxLength(100));
const { label, legalBasis, order } = redactionReasonForm.shape;

export const listRedactionReasons = operation({
  ...shared,
  method: 'GET',
  summary: 'Lists the reasons of redactions, active or not, in their configured order.',
  data: z.array(redactionReason),
});

export const addRedactionReason = operation({
  ...shared,
  method: 'POST',
  status: 201,
  summary: 'Adds a reason of redactions with a unique label.',
  body: z.extend(redactionReasonForm, { isActive: z._default(z.boolean(), true) }),
  data: redactionReason,
});

export const editRedactionReason = operation({
  ...shared,
  method: 'PUT',
  summary: 'Changes a reason of redactions. Omitted fields keep their values.',
  body: z.object({
    reasonId,
    label: z.optional(label),
    legalBasis: z.optional(legalBasis.def.innerType),
    order: z.optional(order.def.innerType),
    isActive: z.optional(z.boolean()),
  }),
  data: redactionReason,
});

export const deleteRedactionReason = operation({
  ...shared,
  method: 'DELETE',
  summary: 'Removes a reason of redactions. Redactions that have it keep its label.',
  body: z.object({ reasonId }),
  data: z.object({ reasonId: z.string() }),
});
