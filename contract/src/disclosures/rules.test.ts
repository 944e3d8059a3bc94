import { describe, expect, test } from 'vitest';
import { accountingProblems, outsideDisclosureProblems, suspensionProblems } from './rules.ts';

const now = new Date('2026-03-10T18:00:00.000Z');
const fieldsOf = (problems: readonly { field: string; message: string }[]) =>
  Object.fromEntries(problems.map(({ field, message }) => [field, message]));

describe('a disclosure made outside the portal', () => {
  const good = {
    patientDob: '1980-02-29',
    on: '2026-03-01',
    count: 1,
    lastOn: '',
    basis: 'research',
    purpose: '',
  };

  test.each<[sent: object, fields: string[]]>([
    [{}, []],
    [{ on: '2026-03-11' }, []],
    [{ on: '2026-03-12' }, ['on']],
    [{ on: '1980-02-28' }, ['on']],
    [{ patientDob: '2026-03-01', on: '2026-03-01' }, []],
    [{ patientDob: '2026-04-01' }, ['patientDob', 'on']],
    [{ on: '2020-03-10' }, []],
    [{ on: '2020-03-09' }, ['on']],
    [{ basis: 'other' }, ['purpose']],
    [{ basis: 'other', purpose: 'Audit 7' }, []],
    [{ count: 3 }, ['lastOn']],
    [{ count: 3, lastOn: '2026-03-05' }, []],
    [{ count: 3, lastOn: '2026-02-28' }, ['lastOn']],
    [{ count: 3, lastOn: '2026-03-12' }, ['lastOn']],
    [{ lastOn: '2026-03-05' }, ['count']],
    // Field schemas report values of the wrong type.
    [{ on: 7, lastOn: {}, count: 'many', patientDob: null }, []],
  ])('with %j has problems with %j', (sent, fields) => {
    expect(Object.keys(fieldsOf(outsideDisclosureProblems({ ...good, ...sent }, now)))).toEqual(fields);
  });
});

describe('a suspension', () => {
  const good = {
    kind: 'written',
    official: '',
    from: '2026-03-10',
    until: '2026-09-10',
    covers: 'recipient',
    recipient: 'FBI',
    disclosureId: '',
  };
  const LONG = 'A suspension based on an oral statement can last at most 30 days';

  test.each<[sent: object, problems: object]>([
    [{}, {}],
    [{ kind: 'oral', until: '2026-04-09' }, { official: 'Please enter who made the statement' }],
    [{ kind: 'oral', official: 'Agent Lee', until: '2026-04-09' }, {}],
    [{ kind: 'oral', official: 'Agent Lee', until: '2026-04-10' }, { until: LONG }],
    [{ from: '2026-03-12' }, { from: 'The date must not be in the future' }],
    [{ until: '2026-03-10' }, { until: 'The end date must be after the date of the statement' }],
    [{ from: '2026-01-01', until: '2026-03-10' }, { until: 'The end date must be in the future' }],
    [{ from: '2026-01-01', until: '2026-03-11' }, {}],
    [{ until: '2036-03-10' }, {}],
    [{ until: '2036-03-11' }, { until: 'A suspension can last at most ten years' }],
    [{ recipient: ' ' }, { recipient: 'Recipient is required' }],
    [{ covers: 'disclosure' }, { disclosureId: 'Please choose a disclosure' }],
    [{ covers: 'disclosure', disclosureId: 'dis_1', recipient: '' }, {}],
  ])('with %j: %j', (sent, problems) => {
    expect(fieldsOf(suspensionProblems({ ...good, ...sent }, now))).toEqual(problems);
  });
});

describe('a request for an accounting', () => {
  const good = {
    patientDob: '1980-02-29',
    from: '2020-03-10',
    to: '2026-03-10',
    receivedOn: '2026-03-09',
    requester: 'patient',
    requesterName: '',
    authority: '',
  };

  test.each<[sent: object, fields: string[]]>([
    [{}, []],
    [{ receivedOn: '2026-03-12' }, ['receivedOn']],
    [{ receivedOn: '1980-02-28' }, ['receivedOn']],
    [{ receivedOn: '1985-03-09' }, ['receivedOn']],
    [{ receivedOn: '2024-03-09' }, ['receivedOn']],
    [{ receivedOn: '2024-03-10' }, []],
    [{ from: '2026-03-11', to: '2026-03-10' }, ['from']],
    [{ to: '2026-03-12' }, ['to']],
    [{ requester: 'representative' }, ['requesterName', 'authority']],
    [{ requester: 'representative', requesterName: 'Ana Lee', authority: 'Guardian' }, []],
  ])('with %j has problems with %j', (sent, fields) => {
    expect(Object.keys(fieldsOf(accountingProblems({ ...good, ...sent }, now)))).toEqual(fields);
  });
});
