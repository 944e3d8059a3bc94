import * as z from 'zod/mini';
import { looksLikePhoneNumber, phoneDigits } from '../../fields/entered/phone.ts';
import {
  checkAcrossFields,
  EMAIL_PATTERN,
  emailText,
  MAX_EMAIL,
  optionalText,
  text,
} from '../../fields/fields.ts';

const ORDER_ID = 'Order ID is required and must be between 1-100 characters';
const COPY_SERVICE_NAME = 'Copy service name is required and must be between 1-200 characters';

export const orderId = text(1, 100, ORDER_ID);

function optionalEmail(message: string) {
  return z.optional(
    z.string().check(
      emailText,
      z.maxLength(MAX_EMAIL, 'Email address is too long'),
      z.refine((value) => value === '' || EMAIL_PATTERN.test(value), message),
    ),
  );
}

function optionalPhone(message: string) {
  return z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(40, { error: message, abort: true }),
      z.refine((value) => value === '' || isValidPhone(value), message),
    ),
  );
}

function isValidPhone(phone: string): boolean {
  const digits = phoneDigits(phone);
  return digits >= 10 && digits <= 15 && looksLikePhoneNumber(phone);
}

/** Step 1 of the wizard as the API accepts it. */
export const whoIsSubmittingFields = {
  orderId,
  facilityName: optionalText(200),
  copyServiceName: text(1, 200, COPY_SERVICE_NAME),
  copyServiceLocation: optionalText(100),
  copyServiceEmail: z.string('Copy service email is required').check(
    emailText,
    z.minLength(1, 'Copy service email is required'),
    z.maxLength(MAX_EMAIL, 'Email address is too long'),
    z.refine((value) => value === '' || EMAIL_PATTERN.test(value), 'Please enter a valid email address'),
  ),
  copyServicePhone: optionalPhone('Please enter a valid phone number'),
  contactEmail: optionalEmail('Please enter a valid email address'),
  contactPhone: optionalPhone('Please enter a valid phone number'),
  attorneyName: optionalText(100),
  firmName: optionalText(200),
  lawyerEmail: optionalEmail('Please enter a valid lawyer email'),
  lawyerPhone: optionalPhone('Please enter a valid phone number'),
  /** Whether the confirmation is emailed to the attorney too. */
  confirmAttorney: z.optional(z.boolean()),
};

export const whoIsSubmitting = z.object(whoIsSubmittingFields);

/**
 * Step 1 as the screen requires it. The screen requires more fields than the API
 * (docs/decisions/requests/attorney-contact.md).
 */
export const whoIsSubmittingStep = whoIsSubmitting.check(
  checkAcrossFields<Partial<WhoIsSubmitting>>(screenRequirements),
);

function screenRequirements(fields: Partial<WhoIsSubmitting>): { field: string; message: string }[] {
  const problems: { field: string; message: string }[] = [];
  if (!fields.copyServicePhone) {
    problems.push({ field: 'copyServicePhone', message: 'Copy service phone is required' });
  }
  if (!fields.lawyerEmail) problems.push({ field: 'lawyerEmail', message: 'Attorney email is required' });
  if (!fields.lawyerPhone) problems.push({ field: 'lawyerPhone', message: 'Attorney phone is required' });
  return problems;
}

export type WhoIsSubmitting = z.output<typeof whoIsSubmitting>;
