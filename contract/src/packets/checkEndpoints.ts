import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { requestId } from '../fields/fields.ts';
import {
  acceptedName,
  appliedRequirement,
  checkCounts,
  checkedPage,
  MAX_CHECKED_PAGES,
  nameDecision,
  pageCheckRules,
  pageDecision,
  personName,
} from './pageChecks.ts';
import { pageRef } from './recipe.ts';
import { secondCheckNeed } from './secondCheck.ts';

const perMinute = (limit: number) => ({ limit, windowSeconds: 60, per: 'account' }) as const;

export const getPageChecks = operation({
  function: 'getPageChecks',
  method: 'GET',
  summary:
    'Returns the pages of the packet in order, as they are now or as a built packet has them, with what their text says about patient, dates and sensitive categories, what people say about them, and what a release needs.',
  access: staffOnly,
  rateLimit: perMinute(240),
  query: z.object({
    requestId,
    /** For the pages as this packet has them, as long as its version is kept; as they are now without it. */
    packetId: z.optional(z.uuid()),
  }),
  data: z.object({
    /** Of the recipe; 0 without pages. */
    version: z.int(),
    requirement: appliedRequirement,
    pages: z.array(checkedPage),
    names: z.array(acceptedName),
    counts: checkCounts,
    secondCheck: secondCheckNeed,
  }),
});

export const checkPages = operation({
  function: 'checkPages',
  method: 'PUT',
  summary:
    'Says of pages that they are fine, have a problem, or are decided later. A fine page that names another person needs a reason. Fails with `conflict` if a page was changed after `version`, which the caller saw. Repeating the call changes nothing more.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(240),
  body: z.object({
    requestId,
    version: z.int().check(z.minimum(0)),
    pages: z.array(pageRef).check(z.minLength(1), z.maxLength(MAX_CHECKED_PAGES)),
    decision: pageDecision,
  }),
  data: z.object({
    /** Those of the call. */
    pages: z.array(checkedPage),
    counts: checkCounts,
  }),
});

export const acceptName = operation({
  function: 'acceptName',
  method: 'POST',
  summary:
    'Accepts a name on all pages: as another name of the patient, or as a person who belongs into the chart. Repeating the call changes nothing more.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(120),
  body: z.object({ requestId, decision: nameDecision }),
  data: z.array(acceptedName),
});

export const withdrawName = operation({
  function: 'acceptName',
  method: 'DELETE',
  summary:
    'No longer accepts a name. Pages with it need a decision again. Repeating the call changes nothing.',
  repeatable: true,
  access: staffOnly,
  rateLimit: perMinute(120),
  body: z.object({ requestId, name: personName }),
  data: z.array(acceptedName),
});

export const listPageCheckRules = operation({
  function: 'managePageCheckRules',
  method: 'GET',
  summary:
    'Returns which pages of a packet staff must check before its release, and when a second person must check it, by facility and request type. The first rule that fits applies. Without one, the flagged pages, and no second person.',
  access: staffOnly,
  data: pageCheckRules,
});

export const savePageCheckRules = operation({
  function: 'managePageCheckRules',
  method: 'PUT',
  summary: 'Saves the rules that `GET` returns, all of them. Only admins may.',
  access: admins,
  body: z.object({ rules: pageCheckRules }),
  data: pageCheckRules,
});
