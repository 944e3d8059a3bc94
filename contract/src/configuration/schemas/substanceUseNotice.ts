import * as z from 'zod/mini';
import { instant, oneLine, requiredText } from '../../fields/fields.ts';

const MAX_PARAGRAPHS = 20;
const MAX_PARAGRAPH = 2000;
/** The last 100 versions are one document, whose size is limited to 2 MB. */
const MAX_TEXT = 6000;

/** What a version of the notice of 42 CFR 2.32 contains. */
export const noticeContent = z.object({
  /** Counsel reviewed it. Otherwise it is marked “Review with counsel before use”. */
  isReviewedByCounsel: z.boolean(),
  /** The law that words it. */
  source: z.string(),
  /** Paragraphs. */
  text: z.array(z.string()),
});

export type NoticeContent = z.output<typeof noticeContent>;

/** The notice of 42 CFR 2.32 as staff see it. Version 0 comes with the portal. */
export const managedNotice = z.extend(noticeContent, {
  /** Number of changes. */
  version: z.int(),
  /** The version that documents show: the latest one that changed the source or the text. */
  wording: z.string(),
  /** Null if it was never changed. */
  changed: z.nullable(z.object({ at: instant, byName: z.string() })),
});

export type ManagedNotice = z.output<typeof managedNotice>;

/** A new version of the notice. */
export const managedNoticeForm = z.object({
  /** The version that the admin saw. Another current one is a conflict. */
  seenVersion: z.int('The version is missing').check(z.minimum(0)),
  isReviewedByCounsel: z._default(z.boolean(), false),
  source: requiredText(200, 'Please enter the source'),
  text: z
    .array(
      z
        .string()
        .check(
          oneLine,
          z.trim(),
          z.minLength(1, 'Please enter the text'),
          z.maxLength(MAX_TEXT, 'Please use at most 6,000 characters'),
        ),
    )
    .check(
      z.minLength(1, 'Please enter the text'),
      z.maxLength(MAX_PARAGRAPHS, 'Please use at most 20 paragraphs'),
      z.refine(
        (paragraphs) => paragraphs.every((paragraph) => paragraph.length <= MAX_PARAGRAPH),
        'Please use at most 2,000 characters in a paragraph',
      ),
      z.refine((paragraphs) => paragraphs.join('').length <= MAX_TEXT, 'Please use at most 6,000 characters'),
    ),
});

export type ManagedNoticeForm = z.output<typeof managedNoticeForm>;

/** One change: a version with its author, and what was there before; null if that version is no longer kept. */
export const managedNoticeChange = z.extend(noticeContent, {
  version: z.int(),
  at: instant,
  byName: z.string(),
  before: z.nullable(noticeContent),
});

export type ManagedNoticeChange = z.output<typeof managedNoticeChange>;
