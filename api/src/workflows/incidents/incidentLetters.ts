import type { IncidentLetter, IncidentLetterKind, IssuedLetter } from '@portal/contract/incidents/schemas.ts';
import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { sha256 } from '../../data/audit/sha256.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import { hashOfIncidentBody, incidentKeyId, requireIncident } from '../../data/requests/incidents.ts';
import { safeFileName } from '../../domain/files/downloads/contentDisposition.ts';
import { addIncidentLetter, repeatedLetter } from '../../domain/incidents/changeIncident.ts';
import type { StoredIncident } from '../../domain/incidents/incident.ts';
import { letterText } from '../../domain/incidents/letterTemplates.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound } from '../../errors/portalError.ts';
import { incidentLetterOf, type LetterContext } from '../../services/pdf/letters/letter.ts';
import { dayOf } from '../../services/pdf/sheetFacts.ts';
import { printLetter } from '../../services/printing/print.ts';
import type { Log } from '../../telemetry/log.ts';
import { actorOf } from '../accounts/actorOf.ts';
import { printContextFor } from '../notifications/printContextFor.ts';
import {
  incidentWriter,
  type IncidentRef,
  requestOfIncident,
  requireAccepted,
  saveIncident,
} from './changeIncident.ts';

async function letterContext(language: Language): Promise<LetterContext> {
  const [{ support }, context] = await Promise.all([readNotices(), printContextFor({ language })]);
  return { ...context, support };
}

/** The addressee and text of a letter from its template, filled with what the portal knows. */
export async function draftIncidentLetter({
  kind,
  language,
  ...ref
}: IncidentRef & { readonly kind: IncidentLetterKind; readonly language: Language }): Promise<{
  addressee: string;
  text: string;
}> {
  const [incident, request, context] = await Promise.all([
    requireIncident(ref.requestId, ref.incidentId),
    requestOfIncident(ref),
    letterContext(language),
  ]);
  const { fields } = request;
  const addressee =
    kind === 'patient'
      ? fields.patientName
      : [fields.attorneyName, fields.firmName || fields.copyServiceName].filter(Boolean).join('\n');
  return { addressee, text: letterText(kind, language, factsOf(incident, request, context)) };
}

function factsOf(
  { fileIds, discoveredOn }: StoredIncident,
  request: RequestDocument,
  context: LetterContext,
) {
  const { language, support } = context;
  const files = fileIds.flatMap((fileId) => request.files[fileId] ?? []);
  const first = (instants: readonly string[]) => {
    const [earliest] = instants.toSorted();
    return earliest === undefined ? '[…]' : dayOf(earliest, context);
  };
  return {
    patient: request.fields.patientName,
    documents: files.map(({ originalName }) => originalName).join(', '),
    releasedOn: first(files.map(({ uploadedAt }) => uploadedAt)),
    withdrawnOn: first(files.flatMap(({ deletedAt }) => deletedAt ?? [])),
    discoveredOn: new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${discoveredOn}T12:00:00.000Z`),
    ),
    phone: support.phone,
    email: support.email,
  };
}

/** Prints a letter without issuing it. */
export async function previewIncidentLetter(
  letter: IncidentLetter,
  caller: Caller,
  now: Date,
): Promise<{ name: string; content: string }> {
  await requireIncident(letter.requestId, letter.incidentId);
  const { name, bytes } = await print('previews', letter, caller, now);
  return { name, content: bytes.toString('base64') };
}

/** Issues a letter: prints it, and stores the PDF and the entry of the incident in one transaction. */
export async function issueIncidentLetter(
  body: IncidentLetter & { readonly key: string },
  caller: Caller,
  now: Date,
  log: Log,
): Promise<IssuedLetter> {
  const ids = { letterId: incidentKeyId('let', body.key), contentHash: hashOfIncidentBody(body) };
  const stored = await requireIncident(body.requestId, body.incidentId);
  const repeated = repeatedLetter(stored, ids);
  if (repeated) {
    requireAccepted(repeated);
    return issuedLetterOf(stored, ids.letterId);
  }
  const { kind, language, addressee } = body;
  const { name, bytes } = await print('letters', body, caller, now);
  const letter = { ...ids, kind, language, addressee, name, sha256: sha256(bytes) };
  const writer = await incidentWriter(caller, now);
  const incident = await saveIncident(body, (current) => addIncidentLetter(current, letter, writer), {
    now,
    log,
    file: { letterId: ids.letterId, bytes },
  });
  return issuedLetterOf(incident, ids.letterId);
}

/** An issued letter of an incident. Throws not found. */
export function issuedLetterOf({ letters }: StoredIncident, letterId: string): IssuedLetter {
  const letter = letters.find((one) => one.letterId === letterId);
  if (!letter) throw notFound('Letter not found');
  const { by: _by, contentHash: _hash, ...issued } = letter;
  return issued;
}

async function print(
  queue: 'previews' | 'letters',
  letter: IncidentLetter,
  caller: Caller,
  now: Date,
): Promise<{ name: string; bytes: Buffer }> {
  const [{ fields }, context] = await Promise.all([
    requestOfIncident(letter),
    letterContext(letter.language),
  ]);
  const printed = incidentLetterOf(letter, fields.orderId, context, now);
  const turn = actorOf(caller).id ?? '';
  return { name: safeFileName(printed.fileName), bytes: await printLetter(queue, printed, turn) };
}
