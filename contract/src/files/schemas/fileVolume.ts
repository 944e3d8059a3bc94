import * as z from 'zod/mini';
import { numberInQuery } from '../../fields/fields.ts';

/** The highest number of a volume that a call may name. */
const MAX_VOLUME = 1_000;

/** One file of a document in volumes. `size`: bytes; `pages`: of records, without cover and table of contents. */
export const fileVolume = z.object({ name: z.string(), size: z.int(), pages: z.int() });

/** Which volume a call is about, from 1. Absent: the first one, which is the whole document if it is not in volumes. */
export const volumeInQuery = z.optional(numberInQuery(1, MAX_VOLUME));
