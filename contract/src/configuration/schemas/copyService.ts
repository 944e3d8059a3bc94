import * as z from 'zod/mini';
import { isPhoneNumber } from '../../fields/entered/phone.ts';
import { EMAIL_PATTERN, emailText, MAX_EMAIL, oneLine, requiredText } from '../../fields/fields.ts';
import { listOrder } from './listOrder.ts';
import { offeredLocation } from './offeredCopyService.ts';

const PHONE = 'Please enter a valid phone number';

/** An email address, or empty. */
const emailOrNone = z._default(
  z.string().check(
    emailText,
    z.maxLength(MAX_EMAIL, 'Email address is too long'),
    z.refine((value) => value === '' || EMAIL_PATTERN.test(value), 'Please enter a valid email address'),
  ),
  '',
);

const phoneOrNone = z._default(
  z.string().check(
    oneLine,
    z.trim(),
    z.maxLength(40, PHONE),
    z.refine((value) => value === '' || isPhoneNumber(value), PHONE),
  ),
  '',
);

/** Fields of every list item. `order`: the position, starting at 1; 0 is last. */
const listItemFields = { order: listOrder, isActive: z._default(z.boolean(), true) };

/** A copy service as admins enter it. */
export const copyServiceForm = z.object({
  name: requiredText(200, 'Copy service name is required'),
  ...listItemFields,
});

/** A location as admins enter it. */
export const copyServiceLocationForm = z.object({
  name: requiredText(100, 'Location name is required'),
  address: requiredText(200, 'Address is required'),
  email: emailOrNone,
  phone: phoneOrNone,
  ...listItemFields,
});

/** A copy service as the Management Center shows it. */
export const managedCopyService = z.object({
  id: z.string(),
  name: z.string(),
  isActive: z.boolean(),
  locations: z.array(z.extend(offeredLocation, { isActive: z.boolean() })),
});

export type ManagedCopyService = z.output<typeof managedCopyService>;
export type ManagedLocation = ManagedCopyService['locations'][number];
