import { describe, expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import type { Actor } from '../actor.ts';
import { requestDocument, type RequestDocument } from '../requestDocument.ts';
import { MAX_CODES_A_DAY, replaceCode } from './replaceCode.ts';

const NOW = new Date('2026-03-12T09:00:00.000Z');
const CLIENT: Actor = { kind: 'client', id: 'usr_1' };
const STAFF: Actor = { kind: 'staff', id: 'usr_2' };
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

function decide(request: RequestDocument, by = CLIENT, seenVersion = request.codeVersion ?? 0) {
  return replaceCode(request, { seenVersion, nextVersion: seenVersion + 1, by }, NOW);
}

describe('replaceCode', () => {
  test('gives the request the next version, with its event, the end of the old code and the email', () => {
    const request = aRequest();
    expect(decide(request)).toEqual({
      kind: 'replace',
      change: {
        request: {
          ...request,
          seq: request.seq + 1,
          codeVersion: 1,
          codeReplacements: [{ at: NOW.toISOString(), by: 'client' }],
        },
        event: { kind: 'code-replaced', at: NOW.toISOString(), by: CLIENT, details: { version: 1 } },
        steps: [
          { kind: 'project' },
          { kind: 'end-replaced-codes' },
          { kind: 'email-replaced-code', version: 1, by: 'client' },
        ],
      },
    });
  });

  test.each(['staff', 'admin'] as const)('counts %s as staff', (kind) => {
    const decision = decide(aRequest({ codeVersion: 3 }), { kind, id: 'usr_2' });
    expect(decision).toMatchObject({
      change: { request: { codeVersion: 4 }, steps: [{}, {}, { version: 4, by: 'staff' }] },
    });
  });

  test('says to the email that the address of the contact is corrected', () => {
    const correction = { seenVersion: 0, nextVersion: 1, by: STAFF, isCorrection: true };
    expect(replaceCode(aRequest(), correction, NOW)).toMatchObject({
      change: { steps: [{}, {}, { kind: 'email-replaced-code', isCorrection: true }] },
    });
  });

  test('is refused if the code was replaced since the caller read the request', () => {
    expect(decide(aRequest({ codeVersion: 1 }), CLIENT, 0)).toEqual({ kind: 'conflict' });
  });

  test('is limited to five a day for each side', () => {
    expect(MAX_CODES_A_DAY).toBe(5);
    const by = (side: 'client' | 'staff', ...hours: number[]) =>
      hours.map((each) => ({ at: hoursAgo(each), by: side }));
    const used = aRequest({ codeVersion: 5, codeReplacements: by('client', 23, 4, 3, 2, 1) });
    expect(decide(used)).toEqual({ kind: 'too-many', retryAfterSeconds: 3600 });
    expect(decide(used, STAFF).kind).toBe('replace');
    const full = aRequest({ codeVersion: 5, codeReplacements: by('staff', 5, 4, 3, 2, 1) });
    expect(decide(full, STAFF)).toEqual({ kind: 'too-many', retryAfterSeconds: 19 * 3600 });
    expect(decide(full).kind).toBe('replace');
    const free = aRequest({ codeVersion: 5, codeReplacements: by('client', 24, 4, 3, 2, 1) });
    expect(decide(free)).toMatchObject({
      change: { request: { codeReplacements: [...by('client', 4, 3, 2, 1), { at: NOW.toISOString() }] } },
    });
  });
});

test('a request from before codes could be replaced has no version', () => {
  const stored = structuredClone(aRequest());
  expect(requestDocument.parse(stored)).toEqual(stored);
  expect(stored).not.toHaveProperty('codeVersion');
  expect(requestDocument.parse({ ...stored, codeVersion: 2 }).codeVersion).toBe(2);
});
