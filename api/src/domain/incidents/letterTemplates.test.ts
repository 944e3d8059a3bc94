import { incidentLetterKinds, newIncidentLetter } from '@portal/contract/incidents/schemas.ts';
import { languages } from '@portal/contract/languages/languages.ts';
import { describe, expect, it } from 'vitest';
import { letterText } from './letterTemplates.ts';

const facts = {
  patient: 'Ann Lee',
  documents: 'chart.pdf',
  releasedOn: 'March 9, 2026',
  withdrawnOn: 'March 11, 2026',
  discoveredOn: 'March 10, 2026',
  phone: '(800) 555-0199',
  email: 'privacy@hospital.example',
};

const everyLetter = incidentLetterKinds.flatMap((kind) =>
  languages.map((language) => [kind, language] as const),
);

describe.each(everyLetter)('the letter to the %s in %s', (kind, language) => {
  const text = letterText(kind, language, facts);

  it('has the facts of its kind and no open placeholder', () => {
    const { patient, documents, discoveredOn, withdrawnOn, ...always } = facts;
    const own = kind === 'patient' ? [patient, discoveredOn, withdrawnOn] : [documents];
    for (const fact of [...Object.values(always), ...own]) expect(text).toContain(fact);
    expect(text).not.toContain('{{');
  });

  it('names the patient only to the patient', () => {
    expect(text.includes('Ann Lee')).toBe(kind === 'patient');
  });

  it('can be issued only after the text in brackets is replaced', () => {
    const key = '3f0e7d0c-5e0a-4a6c-9d1e-0123456789ab';
    const ref = { requestId: `req_${'a'.repeat(24)}`, incidentId: `inc_${'0'.repeat(32)}` };
    const letter = { ...ref, key, kind, language, addressee: 'Ann Lee' };
    const { error } = newIncidentLetter.safeParse({ ...letter, text });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Please replace the text in square brackets',
    ]);
    expect(
      newIncidentLetter.safeParse({ ...letter, text: text.replaceAll(/\[[^\]]*\]/g, 'Done.') }).success,
    ).toBe(true);
  });
});
