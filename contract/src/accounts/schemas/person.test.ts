import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../testing/problemsOf.ts';
import { email, firstName, lastName, phoneNumber } from './person.ts';

const firstProblem = (schema: z.ZodMiniType, value: unknown) => problemsOf(schema, value)['']?.[0];

describe('email', () => {
  test.each([
    [undefined, 'Email is required'],
    [null, 'Email is required'],
    [7, 'Email is required'],
    ['', 'Email is required'],
    ['   ', 'Email cannot be empty'],
    ['\t\n', 'Email cannot be empty'],
    ['ana', 'Please enter a valid email address'],
    ['ana@firm', 'Please enter a valid email address'],
    ['ana@firm.e', 'Please enter a valid email address'],
    ['@firm.example', 'Please enter a valid email address'],
    ['ana@@firm.example', 'Please enter a valid email address'],
    ['ana@firm.example, bo@firm.example', 'Please enter a valid email address'],
    ['Ana <ana@firm.example> Bo', 'Please enter a valid email address'],
    ['ana@firm.example\r\nBcc: bo@firm.example', 'Please enter a valid email address'],
    ['ana smith@firm.example', 'Please enter a valid email address'],
    [`${'a'.repeat(242)}@firm.example`, 'Email address is too long'],
  ])('%j: %s', (value, message) => {
    expect(firstProblem(email, value)).toBe(message);
  });

  test.each([
    'ana@firm.example',
    ' Ana.Smith+x@FIRM.example ',
    `${'a'.repeat(241)}@firm.example`,
    'añá@büro.example',
  ])('accepts and trims %j', (value) => {
    expect(z.parse(email, value)).toBe(value.trim());
  });

  test('rejects a megabyte of dots', () => {
    expect(firstProblem(email, `a@${'a.'.repeat(500_000)}`)).toBe('Email address is too long');
  });
});

describe.each([
  ['First name', firstName],
  ['Last name', lastName],
])('%s', (label, schema) => {
  test.each([
    [undefined, 'is required'],
    ['', 'is required'],
    ['   ', 'is required'],
    ['A', 'must be at least 2 characters'],
    [' A ', 'must be at least 2 characters'],
    ['A'.repeat(51), 'must be less than 50 characters'],
    ['R2-D2', 'can only contain letters, spaces, hyphens and apostrophes'],
    ['Ana <b>', 'can only contain letters, spaces, hyphens and apostrophes'],
    ['ana@firm', 'can only contain letters, spaces, hyphens and apostrophes'],
    ['Ana; Bo', 'can only contain letters, spaces, hyphens and apostrophes'],
  ])('%j: %s', (value, message) => {
    expect(firstProblem(schema, value)).toBe(`${label} ${message}`);
  });

  test.each([
    'Bo',
    'A'.repeat(50),
    "O'Neil",
    'O’Neil',
    'Mary-Ann van der Berg',
    'José',
    'Zoe\u0308',
    'प्रिया',
    '李明',
  ])('accepts %j', (value) => {
    expect(z.parse(schema, ` ${value} `)).toBe(value);
  });

  test('replaces line breaks and removes direction marks', () => {
    expect(z.parse(schema, 'Ana\r\nMaria')).toBe('Ana Maria');
    expect(z.parse(schema, 'Ana\u202eMaria')).toBe('AnaMaria');
  });
});

describe('a phone number', () => {
  const SHORT = 'Please enter a valid phone number (minimum 10 digits)';
  const LONG = 'Phone number is too long (maximum 15 digits)';
  const NOT_US = 'Please enter a valid US phone number';
  test.each([
    ['5', SHORT],
    ['(323) 555-010', SHORT],
    ['call me', SHORT],
    ['call me 323 555 0142', SHORT],
    ['323 555 0142 <b>', SHORT],
    ['1234567890123456', LONG],
    [`3235550142${' '.repeat(31)}1`, LONG],
    ['(123) 555-0142', NOT_US],
    ['(023) 555-0142', NOT_US],
    ['(911) 555-0142', NOT_US],
    ['213-155-0142', NOT_US],
  ])('%j: %s', (value, message) => {
    expect(firstProblem(phoneNumber, value)).toBe(message);
  });

  test.each([
    '',
    '(323) 555-0142',
    '(212) 555-0142',
    '617-555-0142',
    '+1 323 555 0142',
    '+44 20 7946 0958',
    '123456789012345',
    '10123456789',
    '323 555 0142 x7',
  ])('accepts %j', (value) => {
    expect(z.parse(phoneNumber, value)).toBe(value);
  });

  test('is optional', () => {
    expect(z.parse(phoneNumber, undefined)).toBe('');
    expect(z.parse(phoneNumber, '  ')).toBe('');
  });
});
