import * as z from 'zod/mini';
import { admins, operation, staffOnly } from '../endpoint.ts';
import { requestId } from '../fields/fields.ts';
import { languages } from '../languages/languages.ts';
import {
  incidentChange,
  incidentLetter,
  incidentLetterKinds,
  incidentNote,
  incidentRef,
  incidentReport,
  incidentSummary,
  incidentView,
  issuedLetter,
  letterId,
  newIncidentLetter,
} from './schemas.ts';

const manageIncidents = { function: 'manageIncidents' } as const;

export const listIncidents = operation({
  ...manageIncidents,
  method: 'GET',
  summary: 'Lists incidents: open ones first, earliest due date first, then the newest closed ones.',
  access: admins,
  data: z.object({ incidents: z.array(incidentSummary), hasMore: z.boolean() }),
});

export const reportIncident = operation({
  ...manageIncidents,
  method: 'POST',
  status: 201,
  summary:
    'Withdraws released documents that went to the wrong person, at once, and records the incident. Deletes their content first, so that issued links stop working. Payments are not refunded. Repeated calls with the same `key` record it once.',
  repeatable: 'key',
  access: staffOnly,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: incidentReport,
  data: incidentView,
});

export const changeIncident = operation({
  ...manageIncidents,
  method: 'PUT',
  summary:
    'Saves the risk assessment of an incident, corrects the day of its discovery, or closes or reopens it.',
  access: admins,
  body: incidentChange,
  data: incidentView,
});

export const incidentsOfRequest = operation({
  function: 'incidentsOfRequest',
  method: 'GET',
  summary:
    'Returns the incidents of a request with who opened or downloaded the documents. The access is recorded in the audit trail.',
  access: staffOnly,
  rateLimit: { limit: 120, windowSeconds: 60, per: 'account' },
  query: z.object({ requestId }),
  data: z.object({ incidents: z.array(incidentView) }),
});

export const addIncidentNote = operation({
  function: 'incidentNotes',
  method: 'POST',
  status: 201,
  summary: 'Adds a note to an incident. Repeated calls with the same `key` add it once.',
  repeatable: 'key',
  access: admins,
  body: incidentNote,
  data: incidentView,
});

export const incidentLetterText = operation({
  function: 'incidentLetterText',
  method: 'GET',
  summary: 'Returns the text of a letter about an incident from its template, to be edited.',
  access: admins,
  query: z.object({
    ...incidentRef,
    kind: z.enum(incidentLetterKinds),
    language: z._default(z.enum(languages), 'en'),
  }),
  data: z.object({ addressee: z.string(), text: z.string() }),
});

const pdf = z.object({
  name: z.string(),
  /** In base64. */
  content: z.string(),
});

export const previewIncidentLetter = operation({
  function: 'previewIncidentLetter',
  method: 'POST',
  summary: 'Returns a letter about an incident as PDF, without issuing it.',
  access: admins,
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: incidentLetter,
  data: pdf,
});

const issuedLetters = { function: 'incidentLetters', access: admins } as const;

export const issueIncidentLetter = operation({
  ...issuedLetters,
  method: 'POST',
  status: 201,
  summary:
    'Issues a letter about an incident. Its PDF is stored and cannot be changed. Repeated calls with the same `key` issue it once.',
  repeatable: 'key',
  rateLimit: { limit: 60, windowSeconds: 600 },
  body: newIncidentLetter,
  data: issuedLetter,
});

export const readIncidentLetter = operation({
  ...issuedLetters,
  method: 'GET',
  summary: 'Returns a letter as it was issued. The access is recorded in the audit trail.',
  rateLimit: { limit: 60, windowSeconds: 600 },
  query: z.object({ ...incidentRef, letterId }),
  data: pdf,
});
