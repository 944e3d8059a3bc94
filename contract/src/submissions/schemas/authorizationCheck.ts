import * as z from 'zod/mini';

/** What the check of an uploaded authorization looks for. */
export const authorizationLines = [
  'patientName',
  'dateOfBirth',
  'signature',
  'signatureDate',
  'expiry',
  'recipient',
] as const;

export type AuthorizationLine = (typeof authorizationLines)[number];

/**
 * What the check suggests about a line. It never says `not-found` about a document of which it could not read every
 * page. A person decides.
 */
export const suggestion = z.enum(['found', 'not-found', 'unreadable']);

export type Suggestion = z.output<typeof suggestion>;

/** A suggestion for each line. `expiry` is found if there is a date that has not passed, or an event. */
export const authorizationSuggestions = z.object({
  patientName: suggestion,
  dateOfBirth: suggestion,
  signature: suggestion,
  signatureDate: suggestion,
  expiry: suggestion,
  recipient: suggestion,
});

export type AuthorizationSuggestions = z.output<typeof authorizationSuggestions>;

/**
 * Why a document could not be read: it is no PDF, needs a password, has no text (a scan), is damaged, or needed more
 * time or memory than the check may use.
 */
export const unreadableReasons = ['not-pdf', 'encrypted', 'no-text', 'damaged', 'too-complex'] as const;

export const unreadableReason = z.enum(unreadableReasons);

export type UnreadableReason = z.output<typeof unreadableReason>;

/** The result of the check of one document. It contains no text of the document except `expiredOn`. */
export const authorizationCheck = z.object({
  suggestions: authorizationSuggestions,
  /** The day on which the authorization expired, YYYY-MM-DD; null if no such day was found. */
  expiredOn: z.nullable(z.string()),
  /** Why the document could not be read; null if it was. */
  unreadable: z.nullable(unreadableReason),
  /**
   * Whether it is a dynamic form (Adobe XFA), which must be saved as a normal PDF. `unreadable` is `no-text` then, which
   * earlier versions can read.
   */
  isDynamicForm: z.optional(z.boolean()),
  /**
   * What the document says it is: an authorization, or something else, such as a proof of service. Then all lines are
   * `unreadable`. Absent if it says neither.
   */
  document: z.optional(z.enum(['authorization', 'other'])),
  /** Pages of the document, and how many of them were read, from the first one. Both 0 if it could not be read. */
  pages: z.int(),
  pagesRead: z.int(),
});

export type AuthorizationCheck = z.output<typeof authorizationCheck>;
