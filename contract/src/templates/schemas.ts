import * as z from 'zod/mini';
import { instant, requiredText, withVisible } from '../fields/fields.ts';
import { languages } from '../languages/languages.ts';
import { messageText } from '../messages/schemas.ts';

/** Templates of the portal. */
export const MAX_TEMPLATES = 100;

export const MAX_TEMPLATE_NAME = 100;
export const MAX_SUBJECT = 200;

const NAME = 'Template name is required';
const SUBJECT = 'Subject is required';

/** Subject and text of a template in one language. The subject becomes the first line of the message. */
export const templateText = z.object({
  subject: requiredText(MAX_SUBJECT, SUBJECT).check(withVisible(SUBJECT)),
  text: messageText,
});

export type TemplateText = z.output<typeof templateText>;

/** Stored texts are not checked again: one that the form no longer accepts must not hide all templates. */
const storedText = z.object({ subject: z.string(), text: z.string() });

const templateContent = z.object({
  name: z.string(),
  texts: z.object({ en: storedText, es: z.nullable(storedText), fr: z.nullable(storedText) }),
  /** Choosing the template also chooses to send the message as a letter. */
  asLetter: z._default(z.boolean(), false),
});

/** A template as admins enter it. A language without a text uses the English one. */
export const templateForm = z.extend(templateContent, {
  name: requiredText(MAX_TEMPLATE_NAME, NAME).check(withVisible(NAME)),
  texts: z.object({ en: templateText, es: z.nullable(templateText), fr: z.nullable(templateText) }),
});

export type TemplateForm = z.output<typeof templateForm>;

export const templateId = z
  .string('The ID is missing')
  .check(z.minLength(1, 'The ID is missing'), z.maxLength(100));

/** The number of changes of a template. Another current version is a conflict. */
export const templateVersion = z.int('The version is missing').check(z.minimum(0));

/** A template. `version` counts its changes; the templates that the portal starts with have version 0. */
export const messageTemplate = z.extend(templateContent, {
  templateId: z.string(),
  version: z.int(),
  /** Null if it was never changed. */
  changed: z.nullable(z.object({ at: instant, byName: z.string() })),
});

export type MessageTemplate = z.output<typeof messageTemplate>;

/** What the forms that use a template show of it. */
export const offeredTemplate = z.object({
  templateId: z.string(),
  name: z.string(),
  version: z.int(),
  asLetter: z.boolean(),
});

/** One change: the template before and after; null if it did not exist. */
export const templateChange = z.object({
  /** Numbers the changes of all templates from 1. */
  n: z.int(),
  at: instant,
  byName: z.string(),
  templateId: z.string(),
  from: z.nullable(templateContent),
  to: z.nullable(templateContent),
});

export type TemplateChange = z.output<typeof templateChange>;

/** A template with the facts of a request filled in, and the language of its text. */
export const filledTemplate = z.object({
  language: z.enum(languages),
  subject: z.string(),
  text: z.string(),
});

export type FilledTemplate = z.output<typeof filledTemplate>;

/** The message of a filled-in template: the subject is its first line. */
export function messageOfTemplate({ subject, text }: TemplateText): string {
  return `${subject}\n\n${text}`;
}
