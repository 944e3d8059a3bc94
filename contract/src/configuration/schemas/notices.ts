import * as z from 'zod/mini';
import { displayPhone, isPhoneNumber } from '../../fields/entered/phone.ts';
import { EMAIL_PATTERN, emailText, instant, MAX_EMAIL, oneLine, requiredText } from '../../fields/fields.ts';

export const MAX_NOTICE = 500;

const PHONE = 'Please enter a valid phone number';

const notice = z
  .string()
  .check(oneLine, z.trim(), z.maxLength(MAX_NOTICE, 'Please use at most 500 characters'));

/** The notice next to the processing fee; empty for none. */
export const feeNoticeForm = z.object({ feeNotice: notice });

/** The support contact. */
export const supportForm = z.object({
  email: z
    .string('Email is required')
    .check(
      emailText,
      z.minLength(1, 'Email is required'),
      z.maxLength(MAX_EMAIL, 'Email address is too long'),
      z.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
    ),
  phone: z
    .string(PHONE)
    .check(
      oneLine,
      z.trim(),
      z.maxLength(40, PHONE),
      z.refine(isPhoneNumber, PHONE),
      z.overwrite(displayPhone),
    ),
  hours: requiredText(100, 'Please enter the support hours'),
});

/** The stored support contact. */
export const support = z.object({ email: z.string(), phone: z.string(), hours: z.string() });

export type Support = z.output<typeof support>;

/** The public note about an incident; empty for none. */
export const incidentForm = z.object({ note: notice });

/** An incident with its public note. */
export const incident = z.object({ note: z.string(), since: instant });

/** `dueDays`: only in the history, since the deadline rules have the days. */
export const noticeKinds = ['service', 'location', 'dueDays', 'feeNotice', 'support', 'incident'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

const values = z.nullable(z.record(z.string(), z.string()));

/** One change of a copy service, location or notice: its values before and after by field; null if it did not exist. */
export const noticeChange = z.object({
  n: z.int(),
  at: instant,
  byName: z.string(),
  kind: z.enum(noticeKinds),
  /** Name of the copy service or location; empty for a single value. */
  name: z.string(),
  from: values,
  to: values,
  /** Whether the value before can be restored. */
  isRestorable: z.boolean(),
});

export type NoticeChange = z.output<typeof noticeChange>;
