import * as z from 'zod/mini';
import { unreadView } from './pageChecks.ts';
import { packetReplacement } from './replacements.ts';
import { secondCheckView } from './secondCheck.ts';
import { fileVolume } from '../files/schemas/fileVolume.ts';
import { otherPersonView } from '../files/schemas/otherPerson.ts';
import { documentLook } from '../files/schemas/documentLook.ts';
import { atMost, fileId, instant, oneLine, visible } from '../fields/fields.ts';

export const corners = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;

const corner = z.enum(corners);

const FIRST_NUMBER = 'Please enter a number from 1 to 99,999,999';

/** How the pages of a packet are numbered. `bates`: `prefix` and a number of `width` digits, from `start`. */
export const numbering = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('pages'), corner }),
  z.object({
    kind: z.literal('bates'),
    prefix: z
      .string()
      .check(
        atMost(20, 'The prefix is too long'),
        z.regex(/^[A-Za-z0-9 ._-]*$/, 'The prefix can have letters, digits, spaces and . _ -'),
      ),
    start: z.int(FIRST_NUMBER).check(z.minimum(1, FIRST_NUMBER), z.maximum(99_999_999, FIRST_NUMBER)),
    width: z.int().check(z.minimum(4), z.maximum(8)),
    corner,
  }),
]);

export type Numbering = z.output<typeof numbering>;

/** What is in a packet beside its pages. */
export const packetOptions = z.object({
  /** The name of the document, without `.pdf`. */
  title: z
    .string()
    .check(
      atMost(120, 'The name is too long'),
      oneLine,
      visible,
      z.trim(),
      z.minLength(1, 'Please enter a name'),
    ),
  hasCover: z.boolean(),
  hasContents: z.boolean(),
  /** Whether its last pages list the redactions: page, reason and legal basis. Absent in packets of earlier versions. */
  listsRedactions: z._default(z.boolean(), false),
  numbering,
});

export type PacketOptions = z.output<typeof packetOptions>;

/** Why a packet could not be built. */
export const packetFailures = [
  'unusable-source',
  'unconfirmed-redactions',
  'too-large',
  'changed',
  'failed',
] as const;

/**
 * A packet of a request. `built`: a document that staff can release, with its facts. `released`: it is among the documents
 * of the request. `outdated`: the pages were changed after it was built.
 */
export const packet = z.object({
  packetId: z.string(),
  state: z.enum(['building', 'built', 'failed', 'canceled', 'released']),
  failure: z.nullable(z.enum(packetFailures)),
  /** Pages of records, without cover, contents and the list of redactions. */
  pages: z.int(),
  /** Pages of records that have redactions. */
  redactedPages: z.int(),
  /** Pages that are done, while it is being built. */
  donePages: z.int(),
  /** The version of the recipe that it is made of. */
  version: z.int(),
  isOutdated: z.boolean(),
  /** Whether everything that it was assembled from is deleted, with its copy. The released document is not. Absent otherwise. */
  isErased: z.optional(z.boolean()),
  options: packetOptions,
  /** The document with which it is released; null until it is built. */
  document: z.nullable(
    z.object({
      fileId,
      name: z.string(),
      /** Bytes, of all volumes. */
      size: z.int(),
      /** Of the file; of a packet in volumes, of their hashes in hex, in order and without anything between them. */
      sha256: z.string(),
      /** With cover, contents and the list of redactions, in all volumes. */
      allPages: z.int(),
      /** Pages of cover and contents, which are before those of records. */
      frontPages: z.int(),
      /** The files of a packet in volumes, in order; absent for one that is one file. */
      volumes: z.optional(z.array(z.extend(fileVolume, { sha256: z.string(), allPages: z.int() }))),
    }),
  ),
  /** What its text says about whose records they are; null until it is built. */
  look: z.nullable(documentLook),
  /** Whether a person has looked at it, so that it can be released. */
  isChecked: z.boolean(),
  /** Its second check; absent if there was none yet. */
  secondCheck: z.optional(secondCheckView),
  /** Why it is released although its text names another person, or pages were not checked, as somebody said; absent before. */
  otherPerson: z.optional(otherPersonView),
  unread: z.optional(unreadView),
  /** The document that it replaces when it is released, and why; absent for others. */
  replaces: z.optional(packetReplacement),
  startedAt: instant,
  startedBy: z.nullable(z.string()),
});

export type Packet = z.output<typeof packet>;
