import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { savedContactEdit } from './addressBook.ts';

const contactId = randomUUID();

describe('an edited contact', () => {
  test('needs the fields that step 1 of the wizard requires', () => {
    expect(problemsOf(savedContactEdit, { kind: 'attorney', contactId })).toEqual({
      lawyerEmail: ['Attorney email is required'],
      lawyerPhone: ['Attorney phone is required'],
    });
    expect(
      problemsOf(savedContactEdit, {
        kind: 'copyService',
        contactId,
        copyServiceName: 'A',
        copyServiceEmail: 'a',
      }),
    ).toEqual({
      copyServiceEmail: ['Please enter a valid email address'],
      copyServicePhone: ['Copy service phone is required'],
    });
  });

  test('is rejected with an empty email or a short phone number', () => {
    expect(
      problemsOf(savedContactEdit, { kind: 'attorney', contactId, lawyerEmail: ' ', lawyerPhone: '123' }),
    ).toEqual({
      lawyerEmail: ['Attorney email is required'],
      lawyerPhone: ['Please enter a valid phone number'],
    });
  });
});
