import type { StoredAuthority } from '@portal/contract/requests/authority/storedAuthority.ts';
import { describe, expect, it } from 'vitest';
import { addFiles } from '../files/addFiles.ts';
import { aRequest, uploadOf } from '../testing/aRequest.ts';
import { someRules } from '../testing/someRules.ts';
import { decideEarlyRelease, earliestProductionView } from './earlyRelease.ts';

const { value: rules } = someRules;
const by = { kind: 'staff', id: 'usr_clerk' } as const;
const now = new Date('2026-03-12T10:00:00.000Z');

function withAuthority(authority: Partial<StoredAuthority>) {
  const request = aRequest();
  return {
    ...request,
    fields: { ...request.fields, authority: { kind: 'subpoena' as const, ...authority } },
  };
}

const decide = (request: ReturnType<typeof aRequest>, reason: string, at = now) =>
  decideEarlyRelease(request, { by, byName: 'Sam Clerk', reason }, rules, at);

describe('the earliest production date', () => {
  it.each([
    ['without an authority', aRequest(), null],
    ['of a subpoena without dates', withAuthority({}), null],
    [
      'from the issue of the subpoena',
      withAuthority({ issuedOn: '2026-03-02' }),
      { day: '2026-03-22', source: 'CCP 2020.410(c)', isAhead: true },
    ],
    [
      'that the subpoena states',
      withAuthority({ issuedOn: '2026-03-02', earliestProductionOn: '2026-03-12' }),
      { day: '2026-03-12', source: '', isAhead: true },
    ],
    [
      'that is over',
      withAuthority({ servedOn: '2026-02-02' }),
      { day: '2026-02-17', source: 'CCP 2020.410(c)', isAhead: false },
    ],
  ])('%s', (_, request, view) => {
    // March 12 is still March 11 in Los Angeles.
    expect(earliestProductionView(request, rules, new Date('2026-03-12T06:59:00.000Z'))).toEqual(view);
  });

  it('is reached on that day in the time zone of the facility', () => {
    const request = withAuthority({ earliestProductionOn: '2026-03-12' });
    expect(decide(request, '', new Date('2026-03-12T06:59:00.000Z')).kind).toBe('reason_missing');
    expect(decide(request, '', new Date('2026-03-12T07:00:00.000Z')).kind).toBe('in_time');
  });
});

it('is needed only for an early release, which is stored with its reason', () => {
  const request = withAuthority({ issuedOn: '2026-03-02' });
  expect(decide(aRequest(), 'Agreed')).toEqual({ kind: 'in_time' });
  const decision = decide(request, 'Agreed');
  const release = {
    at: now.toISOString(),
    by,
    byName: 'Sam Clerk',
    reason: 'Agreed',
    earliestOn: '2026-03-22',
  };
  expect(decision).toEqual({ kind: 'early', release });
  const file = uploadOf('5');
  const terms = new Map([[file.fileId, { comment: '', chargeCents: 0, embargoDays: null }]]);
  const added = addFiles(request, { files: [file], terms, by, early: release }, now);
  expect(added).toMatchObject({
    change: {
      request: { earlyReleases: [release] },
      event: { kind: 'files-added', details: { isEarly: true } },
    },
  });
  expect(JSON.stringify(added.kind === 'change' && added.change.event)).not.toContain('Agreed');
});
