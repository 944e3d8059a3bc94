import * as z from 'zod/mini';
import { operation, staffOnly } from '../endpoint.ts';
import { instant, requestId } from '../fields/fields.ts';
import { volumeInQuery } from '../files/schemas/fileVolume.ts';
import { otherPerson } from '../files/schemas/otherPerson.ts';
import { packet, packetOptions } from './packet.ts';
import { replacement } from './replacements.ts';
import { unreadReason } from './pageChecks.ts';
import { overrideReason, returnNote } from './secondCheck.ts';
import { recipe, recipeOperations, recipeSave } from './recipe.ts';
import { MAX_ADDED_SOURCES, MAX_SOURCE_BYTES, source, sourceId } from './sources.ts';

const perMinute = (limit: number) => ({ limit, windowSeconds: 60, per: 'account' }) as const;
const ofSource = z.object({ requestId, sourceId });

/** A link with which the browser sends blocks of one source, and which of its blocks have arrived. */
const sourceUpload = z.object({
  source,
  uploadUrl: z.url(),
  expiresAt: instant,
  /** Indexes, from 0. */
  blocks: z.array(z.int()),
});

export const getAssembly = operation({
  function: 'getAssembly',
  method: 'GET',
  summary:
    'Returns the sources of a request, the order of their pages, and the packets. Opening it is recorded once in five minutes for each person.',
  access: staffOnly,
  // Screens ask every three seconds, in each tab.
  rateLimit: perMinute(600),
  query: z.object({ requestId }),
  data: z.object({
    sources: z.array(source),
    /** Null until a source is ready. */
    recipe: z.nullable(recipe),
    savedBy: recipeSave,
    /** The other people who had it open in the last two minutes. */
    people: z.array(z.object({ name: z.string(), at: instant })),
    /** Newest first. */
    packets: z.array(packet),
  }),
});

export const addSources = operation({
  function: 'addSources',
  method: 'POST',
  summary:
    'Announces files from which a packet is assembled, and returns a link for the blocks of each. A file whose upload the caller had to interrupt, with the same name, size, first and last block, is continued.',
  access: staffOnly,
  rateLimit: perMinute(60),
  body: z.object({
    requestId,
    files: z
      .array(
        z.object({
          name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255, 'The file name is too long')),
          /** Bytes. */
          size: z
            .int()
            .check(
              z.minimum(1, 'The file is empty'),
              z.maximum(MAX_SOURCE_BYTES, 'The file is larger than 250 MB'),
            ),
          /** SHA-256 of the first and the last block (`fingerprintRanges`), in hex. */
          fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        }),
      )
      .check(
        z.minLength(1, 'Please select at least one file to upload'),
        z.maxLength(MAX_ADDED_SOURCES, 'Please add at most 40 files at once'),
      ),
  }),
  data: z.array(sourceUpload),
});

export const renewSourceLink = operation({
  function: 'renewSourceLink',
  method: 'POST',
  summary: 'Returns a new link for the blocks of a source that is being sent, valid for ten minutes.',
  access: staffOnly,
  rateLimit: perMinute(240),
  body: ofSource,
  data: sourceUpload,
});

export const finishSource = operation({
  function: 'finishSource',
  method: 'POST',
  summary:
    'Joins the blocks of a source that has been sent, so that it is scanned and prepared. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(240),
  body: ofSource,
  data: source,
});

export const withdrawSource = operation({
  function: 'withdrawSource',
  method: 'POST',
  summary:
    'Withdraws a source, or ends its upload. Its pages leave the packet, and its content is deleted. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(120),
  body: ofSource,
  /** Null for an upload that did not end, which leaves nothing. */
  data: z.nullable(source),
});

export const getSourcePages = operation({
  function: 'getSourcePages',
  method: 'GET',
  summary:
    'Returns links to the prepared pages of a source, as PDF files, as texts and as sheets of thumbnails, valid for five minutes, and which pages are blank or look alike. With `packetId`, it records that the caller reads this packet, which a second check needs.',
  access: staffOnly,
  // A screen asks for each of up to 200 sources.
  rateLimit: perMinute(600),
  query: z.extend(ofSource, { packetId: z.optional(z.uuid()) }),
  data: z.object({
    /** PDF files with its pages, in order. */
    pieces: z.array(z.object({ firstPage: z.int(), pages: z.int(), url: z.url() })),
    /** JSON files with the text of the pages (`pageTexts`), for each piece. A page without readable text has no lines. */
    texts: z.array(z.object({ firstPage: z.int(), pages: z.int(), url: z.url() })),
    /** Pictures with fifty thumbnails each. */
    sheets: z.array(z.object({ firstPage: z.int(), pages: z.int(), url: z.url() })),
    /** Numbers of the pages that have almost no ink. */
    blank: z.array(z.int()),
    /** What each page looks like, in order: pages that look the same have the same 64 hex digits. Empty for blank pages. */
    looks: z.array(z.string()),
    expiresAt: instant,
  }),
});

export const changeRecipe = operation({
  function: 'changeRecipe',
  method: 'PUT',
  summary:
    'Changes order, rotation, removal and sections of the pages of a packet. Fails with `conflict` if somebody else saved another version. Repeating the call with the same key changes nothing more.',
  repeatable: 'key',
  access: staffOnly,
  rateLimit: perMinute(120),
  body: z.object({
    requestId,
    version: z.int().check(z.minimum(0)),
    key: z.uuid(),
    operations: recipeOperations,
  }),
  data: z.object({ version: z.int(), savedBy: recipeSave }),
});

const ofPacket = z.object({ requestId, packetId: z.uuid() });

export const buildPacket = operation({
  function: 'buildPacket',
  method: 'POST',
  status: 202,
  summary:
    'Starts to build a packet from the pages as they are saved. `packetId` is chosen by the caller; repeating the call with it starts nothing more.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(20),
  body: z.object({ ...ofPacket.shape, version: z.int(), options: packetOptions }),
  data: packet,
});

export const cancelPacket = operation({
  function: 'buildPacket',
  method: 'DELETE',
  summary: 'Ends the build of a packet, or discards one that was not released.',
  access: staffOnly,
  body: ofPacket,
  data: packet,
});

export const getPacketLink = operation({
  function: 'getPacketLink',
  method: 'GET',
  summary:
    'Returns a link to a built packet, or to one of its volumes, valid for five minutes, and records that the caller reads it, which a second check needs. With `preview`, for pictures of its first pages, it does not.',
  access: staffOnly,
  query: z.extend(ofPacket, { volume: volumeInQuery, preview: z.optional(z.literal('true')) }),
  data: z.object({ url: z.url(), expiresAt: instant }),
});

export const checkPacket = operation({
  function: 'checkPacket',
  method: 'POST',
  summary:
    'Records that the caller has looked at the first page, the number of pages and the names of a packet, which opens its release. Fails with `conflict` while pages are left that must be checked (`unread` leaves them out), have a problem, or name another person without a decision. If its text names another person on pages that have no decision and no accepted name, it needs a reason. With `replaces`, it replaces a released document when it is released. If it needs a second check, and the caller changed its pages since the last one, it waits for another person, with the reasons of this call; an admin opens its release all the same with `override`. Who makes the second check must have opened the packet or its pages, or it fails with `conflict`. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  body: z.object({
    ...ofPacket.shape,
    otherPerson: z.optional(otherPerson),
    /** Null: an additional document. Left out: what who asked for the second check said, or an additional one. */
    replaces: z.optional(z.nullable(replacement)),
    unread: z.optional(z.object({ reason: unreadReason })),
    /** Admins only. Left out if no other person is needed. */
    override: z.optional(z.object({ reason: overrideReason })),
  }),
  data: packet,
});

export const returnPacket = operation({
  function: 'returnPacket',
  method: 'POST',
  summary:
    'Sends a packet that waits for its second check back, with a note or with pages that have a problem. Fails with `conflict` for who changed its pages since the last check. Repeating the call changes nothing more.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(60),
  body: z.object({ ...ofPacket.shape, note: returnNote }),
  data: packet,
});
