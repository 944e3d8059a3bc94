import * as z from 'zod/mini';
import { instant } from '../../fields/fields.ts';

const text = z.optional(z.string());

/**
 * What a request asks for, as stored and shown. An absent part was not stated; nothing is assumed. Days are YYYY-MM-DD.
 * Looser than what clients may enter, so that a stored scope stays readable, and small, because the tracker loads it.
 */
export const scope = z.object({
  /** Whether all dates of service, or only those in `ranges`. */
  dates: z.optional(z.enum(['all', 'ranges'])),
  /** Merged and sorted; empty unless `dates` is `ranges`. */
  ranges: z.array(z.object({ from: z.string(), to: z.string() })),
  include: text,
  exclude: text,
  /** The sensitive categories, each with the file ID of its authorization, or `subpoena_packet`. */
  sensitive: z.optional(z.record(z.string(), z.string())),
  certified: z.optional(z.boolean()),
  rush: z.optional(z.boolean()),
  delivery: z.optional(z.enum(['electronic', 'paper', 'disc'])),
  claimNumber: text,
  caseCaption: text,
  court: text,
  caseNumber: text,
  matterNumber: text,
});

export type Scope = z.output<typeof scope>;

/** A version of a scope. The first is what the client submitted. */
export const scopeVersion = z.object({
  /** From 1. */
  version: z.int(),
  at: instant,
  scope,
  /** Why staff narrowed the version before, and how and when the client agreed; absent in the first. */
  narrowing: z.optional(
    z.object({ reason: z.string(), consent: z.object({ method: z.string(), givenOn: z.string() }) }),
  ),
});

export type ScopeVersion = z.output<typeof scopeVersion>;
