import { describe, expect, it } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { nextVersion } from '../../requests/change.ts';
import type { StoredPacket } from '../assembly.ts';
import { isReady, makeReady } from '../readyPackets.ts';
import { gateOf, raiseGate, withGate } from './gate.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const BY = { kind: 'staff', id: 'u1' } as const;
const document = { fileId: 'file_1', name: 'Chart.pdf', size: 9, sha256: 'ab', allPages: 2 };
const options = { numbering: { kind: 'none' } };
const packet = {
  packetId: 'p1',
  pages: 2,
  sourceIds: ['src_1'],
  document,
  options,
} as unknown as StoredPacket;
const held = { kind: 'pages-held', details: { pages: 1, verdict: 'problem' } } as const;
const request = { ...aRequest(), hasSources: true as const };

function ready(of = request) {
  const decision = makeReady(of, packet, { by: BY, gate: gateOf(of) }, NOW);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change.request;
}

describe('a change of the checks', () => {
  it('closes the release of a packet that is ready', () => {
    const change = raiseGate(ready(), held, BY, NOW);
    expect(isReady(change.request, 'file_1')).toBe(false);
    expect(change).toMatchObject({
      event: held,
      moreEvents: [{ kind: 'packet-blocked', details: { packets: 1 } }],
    });
  });

  it.each([
    ['a doubt about the pages', {}, []],
    ['a change of the pages', { keepsPassed: true }, [4]],
  ])('by %s ends second checks or not', (_, options, expected) => {
    const of = { ...request, secondChecked: [4] };
    expect(raiseGate(of, held, BY, NOW, options).request.secondChecked).toEqual(expected);
  });

  it('refuses a decision that was based on the checks before it', () => {
    const gate = gateOf(request);
    const raised = raiseGate(request, held, BY, NOW);
    expect(raised.moreEvents).toEqual([]);
    expect(makeReady(raised.request, packet, { by: BY, gate }, NOW)).toEqual({ kind: 'changed' });
    expect(makeReady(raised.request, packet, { by: BY, gate: gate + 1 }, NOW)).toMatchObject({
      kind: 'change',
    });
  });
});

describe('a change of the request', () => {
  const change = (fields: object, of = ready()) => {
    const next = nextVersion(of, { fields: { ...of.fields, ...fields } }, NOW);
    const event = { kind: 'edited', at: NOW.toISOString(), by: BY, details: { fields: '' } } as never;
    return withGate(of, { request: next, event, steps: [] });
  };

  it.each([
    ['the name of the patient', { patientName: 'Somebody Else' }],
    ['the birth date of the patient', { patientDob: '1999-01-01' }],
    ['the request type', { requestType: 2 }],
    ['the scope', { scope: { dates: 'ranges', ranges: [{ from: '2024-01-01', to: '2024-02-01' }] } }],
  ])('closes the release and ends second checks if it changes %s', (_, fields) => {
    const changed = change(fields, { ...ready(), secondChecked: [4] } as RequestDocument);
    expect(changed.request.secondChecked).toEqual([]);
    expect(isReady(changed.request, 'file_1')).toBe(false);
    expect(gateOf(changed.request)).toBe(1);
    expect(changed.moreEvents).toMatchObject([{ kind: 'packet-blocked' }]);
  });

  it('keeps the former types, also without sources', () => {
    const { hasSources: _, ...of } = request;
    const { requestType } = of.fields;
    const other = requestType === 2 ? 3 : 2;
    const changed = change({ requestType: other }, of as typeof request).request;
    expect(changed.formerTypes).toEqual([requestType]);
    const back = change({ requestType }, changed as typeof request).request;
    expect(back.formerTypes).toEqual([requestType, other]);
  });

  it('keeps it open otherwise', () => {
    expect(isReady(change({ contactEmail: 'new@example.com' }).request, 'file_1')).toBe(true);
  });
});

it('a release unread keeps its reason', () => {
  const unread = { reason: 'Court order', pages: 3, byName: 'Sam', at: NOW.toISOString() };
  const decision = makeReady(request, packet, { by: BY, gate: 0, unread }, NOW);
  expect(decision).toMatchObject({
    change: {
      request: { readyPackets: { file_1: { unread } } },
      event: { kind: 'packet-checked', details: { unread: 3 } },
    },
  });
  expect(JSON.stringify(decision.kind === 'change' && decision.change.event)).not.toContain('Court');
});
