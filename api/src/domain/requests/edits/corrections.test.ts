import { describe, expect, it } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { correctionsOf, decideCorrection } from './corrections.ts';

const NOW = new Date('2026-03-13T09:00:00.000Z');
const AT = NOW.toISOString();
const author = { by: { kind: 'staff', id: 'usr_clerk' }, byName: 'Sam Clerk' } as const;

type Update = RequestDocument['updates'][number];
type Sent = Parameters<typeof decideCorrection>[1];

const anUpdate = (changed: Partial<Update> = {}): Update => ({
  updateId: 'upd_1',
  reason: 'Incorrect Information',
  details: '',
  submittedAt: '2026-03-12T09:00:00.000Z',
  patientName: 'Maria Santos-Diaz',
  patientDob: '',
  contactPhone: '(213) 555-0199',
  decisions: {},
  ...changed,
});
const requestWith = (...updates: Update[]) => aRequest({ updates });
const apply: Sent = { updateId: 'upd_1', field: 'patientName', decision: 'apply', seen: 'Maria Santos' };
const keep: Sent = { ...apply, decision: 'keep' };
const kept = { kind: 'keep', at: AT, ...author } as const;

function changeOf(request: RequestDocument, sent: Sent) {
  const outcome = decideCorrection(request, sent, author, NOW);
  if (outcome.kind !== 'change') throw new Error(outcome.kind);
  return outcome.change;
}

describe('an applied correction', () => {
  it('is an edit of the request, with the decision beside the client’s value', () => {
    const request = requestWith(anUpdate());
    const change = changeOf(request, apply);
    expect(change.request).toEqual({
      ...request,
      seq: request.seq + 1,
      updatedAt: AT,
      fields: { ...request.fields, patientName: 'Maria Santos-Diaz' },
      updates: [anUpdate({ decisions: { patientName: { kind: 'apply', at: AT, ...author } } })],
    });
    expect(change.steps).toEqual([{ kind: 'project' }]);
    expect(request).toEqual(requestWith(anUpdate()));
  });

  it('is recorded with the field and the update, without values', () => {
    expect(changeOf(requestWith(anUpdate()), apply).event).toEqual({
      kind: 'correction-applied',
      at: AT,
      by: author.by,
      details: { updateId: 'upd_1', field: 'patientName' },
    });
  });

  it('can fill an empty field', () => {
    const change = changeOf(requestWith(anUpdate()), { ...apply, field: 'contactPhone', seen: '' });
    expect(change.request.fields.contactPhone).toBe('(213) 555-0199');
  });

  it.each([
    ['patientName', 'x'.repeat(201), 'Please use at most 200 characters'],
    ['patientDob', '2999-01-01', 'Date of birth cannot be in the future'],
    // The update form accepts local numbers.
    ['contactPhone', '555-0199', 'Please enter a valid phone number'],
  ] as const)('of %s is refused if an edit would be', (field, value, message) => {
    const request = requestWith(anUpdate({ [field]: value }));
    const seen = request.fields[field] ?? '';
    expect(decideCorrection(request, { ...apply, field, seen }, author, NOW)).toEqual({
      kind: 'invalid',
      message,
    });
    expect(decideCorrection(request, { ...keep, field, seen }, author, NOW).kind).toBe('change');
  });

  it.each(['completed', 'cancelled'])('is possible in a %s request, like an edit', (status) => {
    const request = { ...requestWith(anUpdate()), status };
    expect(changeOf(request, apply).request).toMatchObject({
      status,
      fields: { patientName: 'Maria Santos-Diaz' },
    });
  });
});

it('a kept value stays, and only the decision is stored', () => {
  const request = requestWith(anUpdate());
  const { event, ...change } = changeOf(request, keep);
  expect(change).toEqual({
    request: { ...request, seq: request.seq + 1, updates: [anUpdate({ decisions: { patientName: kept } })] },
    steps: [{ kind: 'project' }],
  });
  expect(event).toMatchObject({ kind: 'correction-kept', by: author.by });
  expect(JSON.stringify(event)).not.toContain('Maria');
});

describe('a decision changes nothing', () => {
  const later = anUpdate({ updateId: 'upd_2', patientName: 'Mary Diaz' });
  it.each<[what: string, request: RequestDocument, sent: Partial<Sent>, outcome: object]>([
    ['of an unknown update', requestWith(), {}, { kind: 'missing' }],
    ['of a field that was not sent', requestWith(anUpdate()), { field: 'patientDob' }, { kind: 'missing' }],
    ['on another value', requestWith(anUpdate()), { seen: 'Maria' }, { kind: 'conflict' }],
    ['to keep another value', requestWith(anUpdate()), { decision: 'keep', seen: '' }, { kind: 'conflict' }],
    ['of an older update', requestWith(anUpdate(), later), {}, { kind: 'replaced' }],
    [
      'that was made, also on another value',
      requestWith(anUpdate({ decisions: { patientName: kept } })),
      { decision: 'keep', seen: 'Maria' },
      { kind: 'same' },
    ],
    [
      'that was made otherwise',
      requestWith(anUpdate({ decisions: { patientName: kept } })),
      {},
      { kind: 'decided', byName: 'Sam Clerk', decision: 'keep' },
    ],
    ['of the value on file', requestWith(anUpdate({ patientName: 'Maria  Santos' })), {}, { kind: 'same' }],
  ])('%s', (_, request, sent, outcome) => {
    expect(decideCorrection(request, { ...apply, ...sent }, author, NOW)).toEqual(outcome);
  });
});

describe('the corrections of an update', () => {
  const statesOf = (request: RequestDocument) =>
    request.updates.map((update) =>
      correctionsOf(request, update).map(({ field, state }) => `${field} ${state}`),
    );

  it('are open until a later update has another value for the field', () => {
    const later = anUpdate({ updateId: 'upd_2', patientName: 'Mary Diaz', contactPhone: '' });
    expect(statesOf(requestWith(anUpdate(), later))).toEqual([
      ['patientName replaced', 'contactPhone open'],
      ['patientName open'],
    ]);
  });

  it('are not open if the request has the value, with any spaces and punctuation', () => {
    const request = requestWith(anUpdate({ patientName: 'Maria  Santos', contactPhone: '213.555.0199' }));
    request.fields.contactPhone = '(213) 555-0199';
    expect(statesOf(request)).toEqual([['patientName on-file', 'contactPhone on-file']]);
  });

  it('show who decided and when, also after a later update', () => {
    const decided = anUpdate({ contactPhone: '', decisions: { patientName: kept } });
    const request = requestWith(decided, anUpdate({ updateId: 'upd_2' }));
    expect(correctionsOf(request, decided)).toEqual([
      {
        field: 'patientName',
        sent: 'Maria Santos-Diaz',
        onFile: 'Maria Santos',
        state: 'decided',
        decision: { kind: 'keep', by: 'Sam Clerk', at: AT },
      },
    ]);
  });
});
