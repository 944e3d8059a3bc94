import { contactEdit, patientEdit, requestEdit } from '@portal/contract/requests/schemas/requestEdits.ts';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { aRequest } from '../../testing/aRequest.ts';
import { editRequest } from './editRequest.ts';
import { requestDocument, type RequestDocument } from '../requestDocument.ts';

const NOW = new Date('2026-03-11T09:00:00.000Z');
const staff = { kind: 'staff', id: 'u1' } as const;
const { requestId } = aRequest();

const edit = (request: RequestDocument, sent: object) =>
  editRequest(request, z.parse(requestEdit, { requestId, ...sent }), staff, NOW);
const patient = (patientData: object, seen?: object) => ({
  updateType: 'patientInfo',
  patientData,
  ...(seen && { seen }),
});
const contact = (patientData: object) => ({ updateType: 'contactInfo', patientData });
const checkbox = (checkboxData: object) => ({ updateType: 'checkbox', checkboxData });

describe('an edit changes only its own fields', () => {
  const cases: [field: string, sent: (value: unknown) => object, value: unknown][] = [
    ['patientName', (value) => patient({ patientName: value }), 'Mara Santos'],
    ['patientDob', (value) => patient({ patientDob: value }), '1981-03-01'],
    ['patientSsnLast4', (value) => patient({ patientSsnLast4: value }), '4321'],
    ['patientSsnLast4', (value) => patient({ patientSsnLast4: value }), ''],
    ['requestType', (value) => patient({ requestType: value }), 12],
    ['paAppliesTo', (value) => patient({ paAppliesTo: value }), 'PMK'],
    ['physicianName', (value) => patient({ physicianName: value }), 'Dr. Lee'],
    ['appearanceDate', (value) => patient({ appearanceDate: value }), '2026-05-04'],
    ['appearanceTime', (value) => patient({ appearanceTime: value }), '09:30'],
    ['appearancePlace', (value) => patient({ appearancePlace: value }), 'Department 5'],
    ['copyServiceName', (value) => contact({ copyServiceName: value }), 'Fast Copies'],
    ['copyServiceEmail', (value) => contact({ copyServiceEmail: value }), 'new@fast.example'],
    ['copyServicePhone', (value) => contact({ copyServicePhone: value }), '(415) 555-0199'],
    ['contactPhone', (value) => contact({ contactPhone: value }), '(415) 555-0197'],
    ['attorneyName', (value) => contact({ attorneyName: value }), 'Ana Ray'],
    ['lawyerEmail', (value) => contact({ lawyerEmail: value }), 'ana@ray.example'],
    ['lawyerPhone', (value) => contact({ lawyerPhone: value }), '(415) 555-0198'],
    ['firmName', (value) => contact({ firmName: value }), 'Ray & Ray'],
  ];

  test.each(cases)('%s', (field, sent, value) => {
    const request = aRequest();
    const decision = edit(request, sent(value));
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request).toEqual({
      ...request,
      seq: request.seq + 1,
      updatedAt: NOW.toISOString(),
      fields: { ...request.fields, [field]: value },
    });
    expect(decision.change.event).toMatchObject({ kind: 'edited', by: staff, details: { fields: field } });
    expect(decision.change.steps).toEqual([{ kind: 'project' }]);
    expect(request).toEqual(aRequest());
  });

  test('every editable field has a case here', () => {
    const editable = [...Object.keys(patientEdit.shape), ...Object.keys(contactEdit.shape)];
    expect(new Set(cases.map(([field]) => field))).toEqual(new Set(editable));
  });

  test.each(['subpoenaApproved', 'recordsSaved'] as const)('%s', (field) => {
    const request = aRequest();
    const decision = edit(request, checkbox({ [field]: true }));
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.request).toEqual({
      ...request,
      seq: 2,
      updatedAt: NOW.toISOString(),
      [field]: true,
    });
    expect(edit(decision.change.request, checkbox({ [field]: true }))).toEqual({ kind: 'same' });
    expect(edit(decision.change.request, checkbox({ [field]: false })).kind).toBe('change');
  });

  test('the audit event has the field names and no values', () => {
    const decision = edit(
      aRequest(),
      patient({ patientName: 'Quill', patientSsnLast4: '4321', requestType: 7 }),
    );
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(decision.change.event.details).toEqual({
      updateType: 'patientInfo',
      fields: 'patientName,patientSsnLast4',
    });
    expect(JSON.stringify(decision.change.event)).not.toMatch(/Quill|Santos|4321|1234/);
  });
});

describe('an edit changes nothing for', () => {
  test.each<[what: string, sent: object]>([
    ['the same values', patient({ patientName: 'Maria Santos', patientDob: '1980-02-29', requestType: '7' })],
    ['the same value with surrounding spaces', patient({ patientName: '  Maria Santos ' })],
    ['empty values for missing fields', contact({ attorneyName: '', lawyerEmail: '', firmName: '' })],
    ['no field', patient({})],
    ['an unchanged checkbox', checkbox({ subpoenaApproved: false })],
    ['no checkbox', checkbox({})],
    [
      'the same value after an outdated one was seen',
      patient({ patientName: 'Maria Santos' }, { patientName: 'Old' }),
    ],
    ['contact fields in a patient edit', patient({ firmName: 'Ray', status: 'completed', owners: ['u1'] })],
  ])('%s', (_, sent) => {
    expect(edit(aRequest(), sent)).toEqual({ kind: 'same' });
  });
});

describe('an edit after the editor saw', () => {
  test.each<[what: string, edited: object, seen: object, conflicts: string[] | null]>([
    ['an outdated value is a conflict', { patientName: 'Mine' }, { patientName: 'Old' }, ['patientName']],
    [
      'several outdated values is a conflict that names each field',
      { patientName: 'Mine', patientDob: '1990-01-01', patientSsnLast4: '4321' },
      { patientName: 'Old', patientDob: '1980-02-29', patientSsnLast4: '' },
      ['patientName', 'patientSsnLast4'],
    ],
    [
      'an outdated value of an unedited field is accepted',
      { patientName: 'Mine' },
      { patientDob: '1900-01-01' },
      null,
    ],
    ['the current value is accepted', { patientName: 'Mine' }, { patientName: 'Maria Santos' }, null],
    ['the current value as text is accepted', { requestType: 12 }, { requestType: '7' }, null],
    [
      'an empty value of a missing field is accepted',
      { physicianName: 'Dr. Lee' },
      { physicianName: '' },
      null,
    ],
    ['another request type is a conflict', { requestType: 12 }, { requestType: 8 }, ['requestType']],
    ['nothing is accepted', { patientName: 'Mine' }, {}, null],
    [
      'inherited property names is accepted',
      { patientName: 'Mine' },
      { toString: 'x', constructor: 'x' },
      null,
    ],
  ])('%s', (_, edited, seen, conflicts) => {
    expect(edit(aRequest(), patient(edited, seen))).toMatchObject(
      conflicts === null ? { kind: 'change' } : { kind: 'conflict', fields: conflicts },
    );
  });
});

describe('a personal appearance', () => {
  const APPLIES_TO = 'PA applies to field is required for Personal Appearance';
  const PHYSICIAN = 'Physician name is required when Physician is selected';

  test.each<[sent: object, field: string, message: string]>([
    [{ requestType: 1 }, 'paAppliesTo', APPLIES_TO],
    [{ requestType: 1, paAppliesTo: 'Physician' }, 'physicianName', PHYSICIAN],
    [{ requestType: 1, paAppliesTo: 'Physician', physicianName: ' ' }, 'physicianName', PHYSICIAN],
  ])('rejects %j', (sent, field, message) => {
    expect(edit(aRequest(), patient(sent))).toEqual({ kind: 'invalid', problems: [{ field, message }] });
  });

  test('rejects an edit that removes the physician', () => {
    const fields = {
      ...aRequest().fields,
      requestType: 1,
      paAppliesTo: 'Physician' as const,
      physicianName: 'Lee',
    };
    expect(edit(aRequest({ fields }), patient({ physicianName: '' })).kind).toBe('invalid');
    expect(edit(aRequest({ fields }), checkbox({ recordsSaved: true })).kind).toBe('change');
  });

  test.each([
    { requestType: 1, paAppliesTo: 'PMK' },
    { requestType: 1, paAppliesTo: 'Physician', physicianName: 'Lee' },
  ])('%j survives a round trip through the stored schema', (sent) => {
    const decision = edit(aRequest(), patient(sent));
    if (decision.kind !== 'change') throw new Error(decision.kind);
    expect(z.parse(requestDocument, decision.change.request)).toEqual(decision.change.request);
  });
});
