import * as z from 'zod/mini';
import { addDays, isCalendarDay, latestDayOnEarth } from '../fields/dates.ts';
import { atMost, atMostKeys, DAY_LENGTH, instant, oneLine, visible } from '../fields/fields.ts';
import { MAX_REDACTIONS, pageRedactions, redaction, redactionId } from './redactions.ts';

/** Pages of all sources of a request. */
export const MAX_PAGES = 5_000;
const MAX_SECTIONS = 300;
const MAX_OPERATIONS = 50;

/** A page: the number of its source in the request, a dot, and its number in the source, both from 1. Example: `3.12`. */
export const pageRef = z
  .string()
  .check(z.regex(/^[1-9]\d{0,2}\.[1-9]\d{0,3}$/, 'The page is not valid')) as z.ZodMiniType<
  `${number}.${number}`,
  string
>;

export type PageRef = z.output<typeof pageRef>;

const pageRefs = z.array(pageRef).check(z.minLength(1), z.maxLength(MAX_PAGES));

/** What kind of documents the pages of a section are. */
export const sectionTypes = [
  { value: 'faceSheet', label: 'Face sheet' },
  { value: 'historyAndPhysical', label: 'History and physical' },
  { value: 'progressNotes', label: 'Progress notes' },
  { value: 'operativeReport', label: 'Operative report' },
  { value: 'consultation', label: 'Consultation' },
  { value: 'dischargeSummary', label: 'Discharge summary' },
  { value: 'labs', label: 'Lab results' },
  { value: 'radiologyReport', label: 'Radiology report' },
  { value: 'images', label: 'Images' },
  { value: 'medicationRecord', label: 'Medication record' },
  { value: 'nursingNotes', label: 'Nursing notes' },
  { value: 'physicalTherapy', label: 'Physical therapy' },
  { value: 'billing', label: 'Billing' },
  { value: 'lien', label: 'Lien' },
  { value: 'correspondence', label: 'Correspondence' },
  { value: 'authorization', label: 'Authorization or subpoena' },
  { value: 'other', label: 'Other' },
] as const;

/** Why a page is not in the packet. */
export const removalReasons = [
  { value: 'blank', label: 'Blank page' },
  { value: 'duplicate', label: 'Duplicate' },
  { value: 'otherPatient', label: 'Another patient' },
  { value: 'outsideScope', label: 'Outside the requested records' },
  { value: 'notARecord', label: 'Not a medical record' },
  { value: 'other', label: 'Other' },
] as const;

const removalReason = z.enum(removalReasons.map(({ value }) => value));
/** Clockwise, in degrees, in addition to the rotation of the page in its source. */
const rotation = z.literal([0, 90, 180, 270]);

export type Rotation = z.output<typeof rotation>;
export type RemovalReason = z.output<typeof removalReason>;

const sectionId = z.uuid('The section is not valid');

const DATE = 'Please enter a valid date';
const OLD_DATE = 'Please enter a date of service from 1900 on';
const LATE_DATE = 'Please enter a date of service of at most one year from now';

const day = z.string().check(z.maxLength(DAY_LENGTH, DATE), z.refine(isCalendarDay, DATE));

/** What a section says about its pages. */
const sectionFacts = {
  title: z
    .string()
    .check(
      atMost(200, 'The title is too long'),
      oneLine,
      visible,
      z.trim(),
      z.minLength(1, 'Please enter a title'),
    ),
  type: z.enum(sectionTypes.map(({ value }) => value)),
  /** The date of service, YYYY-MM-DD. */
  date: z.nullable(day),
};

/** The same as a person enters it: with a date that can be one of service. */
export const enteredSectionFacts = {
  ...sectionFacts,
  date: z.nullable(
    day.check(
      z.refine((entered) => entered >= '1900-01-01', OLD_DATE),
      z.refine((entered) => entered <= addDays(latestDayOnEarth(new Date()), 365), LATE_DATE),
    ),
  ),
};

const section = z.object({
  id: sectionId,
  ...sectionFacts,
  /** In the order of the packet, with the removed pages. */
  pages: z.array(pageRef).check(z.maxLength(MAX_PAGES)),
});

export type Section = z.output<typeof section>;

const sections = z.array(section).check(z.maxLength(MAX_SECTIONS));
const rotations = z.record(pageRef, rotation).check(atMostKeys(MAX_PAGES));

/** How a packet is made from the pages of the sources: every page of every usable source is in it exactly once. */
export const recipe = z.object({
  /** Counts the saved changes. */
  version: z.int().check(z.minimum(0)),
  sections,
  /** Pages that are not listed are not rotated. */
  rotations,
  /** The removed pages, which keep their place so that they can be restored. */
  removed: z.record(pageRef, removalReason).check(atMostKeys(MAX_PAGES)),
  /** Pages that are not listed have none. Absent in recipes of earlier versions. */
  redactions: z._default(z.record(pageRef, pageRedactions).check(atMostKeys(MAX_PAGES)), {}),
});

export type Recipe = z.output<typeof recipe>;

const markedPage = z.object({ page: pageRef, ...redaction.shape });
const mark = z.object({ page: pageRef, id: redactionId });
const marks = z.array(mark).check(z.minLength(1), z.maxLength(MAX_REDACTIONS));

/** A change of a recipe. */
export const recipeOperation = z.discriminatedUnion('kind', [
  /** Moves pages, in the order of `pages`, in front of a page of a section, or to its end. */
  z.object({ kind: z.literal('move'), pages: pageRefs, section: sectionId, before: z.nullable(pageRef) }),
  /** Rotates pages clockwise. */
  z.object({ kind: z.literal('rotate'), pages: pageRefs, by: z.literal([90, 180, 270]) }),
  z.object({ kind: z.literal('remove'), pages: pageRefs, reason: removalReason }),
  z.object({ kind: z.literal('restore'), pages: pageRefs }),
  /** Starts a new section at a page: it gets the rest of the section of this page. */
  z.object({
    kind: z.literal('split'),
    at: pageRef,
    section: z.object({ id: sectionId, ...enteredSectionFacts }),
  }),
  /** Adds the pages of a section to the section before it, and deletes it. */
  z.object({ kind: z.literal('merge'), section: sectionId }),
  z.object({ kind: z.literal('describe'), section: sectionId, ...enteredSectionFacts }),
  /** Moves a section in front of another one, or to the end. */
  z.object({ kind: z.literal('moveSection'), section: sectionId, before: z.nullable(sectionId) }),
  /** Adds redactions. */
  z.object({
    kind: z.literal('redact'),
    marks: z.array(markedPage).check(z.minLength(1), z.maxLength(MAX_REDACTIONS)),
  }),
  z.object({ kind: z.literal('confirmRedactions'), marks }),
  /** Deletes redactions. */
  z.object({ kind: z.literal('unredact'), marks }),
  /**
   * Undoes changes: sets the order of all pages, rotations, removals and redactions as they were before. Null restores a
   * page, or deletes all redactions of it.
   */
  z.object({
    kind: z.literal('put'),
    sections: z.optional(sections),
    rotations: z.optional(rotations),
    removed: z.optional(z.record(pageRef, z.nullable(removalReason)).check(atMostKeys(MAX_PAGES))),
    redactions: z.optional(z.record(pageRef, z.nullable(pageRedactions)).check(atMostKeys(MAX_PAGES))),
  }),
]);

export type RecipeOperation = z.output<typeof recipeOperation>;

export const recipeOperations = z.array(recipeOperation).check(z.minLength(1), z.maxLength(MAX_OPERATIONS));

/** Who saved the current version, and when. Null: no person has changed it. */
export const recipeSave = z.nullable(z.object({ name: z.string(), at: instant }));
