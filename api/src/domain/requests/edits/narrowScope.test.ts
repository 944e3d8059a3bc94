import type { Scope } from '@portal/contract/requests/scope/view.ts';
import { describe, expect, it, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import type { RequestDocument } from '../requestDocument.ts';
import { currentScopeOf, MAX_SCOPE_CHANGES, narrowScope, scopeVersionsOf } from './narrowScope.ts';

const NOW = new Date('2026-03-12T10:00:00.000Z');
const all: Scope = { dates: 'all', ranges: [], exclude: 'Billing of Maria Santos' };
const year: Scope = { ...all, dates: 'ranges', ranges: [{ from: '2020-01-01', to: '2020-12-31' }] };
const author = { by: { kind: 'staff', id: 'u1' } as const, byName: 'Sam Staff' };
const change = {
  seenVersion: 1,
  scope: year,
  consent: { method: 'phone', givenOn: '2026-03-11' },
  reason: 'Fewer pages',
} as const;

function scoped(changed: Partial<RequestDocument> = {}): RequestDocument {
  const request = aRequest(changed);
  return { ...request, fields: { ...request.fields, scope: all } };
}

function narrowed(request = scoped()): RequestDocument {
  const decision = narrowScope(request, change, author, NOW);
  if (decision.kind !== 'change') throw new Error(decision.kind);
  return decision.change.request;
}

describe('narrowing the scope', () => {
  it('keeps both versions, with who, when, why and the consent', () => {
    const request = narrowed();
    expect(request.fields.scope).toEqual(all);
    expect(currentScopeOf(request)).toEqual(year);
    expect(scopeVersionsOf(request)).toEqual([
      { version: 1, at: request.submittedAt, scope: all, byName: '' },
      {
        version: 2,
        at: NOW.toISOString(),
        scope: year,
        narrowing: { reason: 'Fewer pages', consent: change.consent },
        byName: 'Sam Staff',
      },
    ]);
  });

  it('records the changed parts, not their values, and notifies the client', () => {
    const decision = narrowScope(scoped(), change, author, NOW);
    expect(decision).toMatchObject({
      kind: 'change',
      version: 2,
      change: {
        event: { kind: 'scope-narrowed', details: { version: 2, changed: 'dates', consent: 'phone' } },
        steps: [
          { kind: 'project' },
          { kind: 'notify-client', template: 'scopeNarrowed', seq: 2, version: 2 },
        ],
      },
    });
    expect(JSON.stringify(decision.kind === 'change' && decision.change.event)).not.toMatch(
      /2020|Santos|Fewer/,
    );
  });

  test.each<
    [name: string, request: RequestDocument, given: Partial<Parameters<typeof narrowScope>[1]>, kind: string]
  >([
    ['a request without a scope', aRequest(), {}, 'none'],
    [
      'a version that is not current',
      narrowed(),
      { scope: { ...year, exclude: `${year.exclude}, x` } },
      'conflict',
    ],
    ['a version that does not exist', scoped(), { seenVersion: 2 }, 'conflict'],
    ['a repeated call', narrowed(), {}, 'same'],
    ['the scope that the caller saw', scoped(), { scope: all }, 'nothing'],
    ['an empty scope for one with dates', scoped(), { scope: undefined }, 'wider'],
    ['a wider scope', narrowed(), { seenVersion: 2, scope: all }, 'wider'],
    ['a completed request', scoped({ status: 'completed' }), {}, 'closed'],
    ['a request on hold', scoped({ status: 'on_hold' }), {}, 'change'],
    [
      'too many versions',
      scoped({
        scopeChanges: Array.from({ length: MAX_SCOPE_CHANGES }, () => ({
          ...narrowed().scopeChanges[0]!,
          scope: all,
        })),
      }),
      { seenVersion: MAX_SCOPE_CHANGES + 1 },
      'too-many',
    ],
  ])('decides about %s: %4$s', (_, request, given, kind) => {
    expect(narrowScope(request, { ...change, ...given }, author, NOW).kind).toBe(kind);
  });
});
