import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problemsOf } from '../../testing/problemsOf.ts';
import { profile, userId, userSettings, changedSettings, chosenTimeZone } from './user.ts';

const names = { firstName: 'Ana', lastName: 'Ray' };

describe('a profile', () => {
  test('has a default job until its owner changes it', () => {
    expect(z.parse(profile, names)).toEqual({
      ...names,
      phoneNumber: '',
      bio: '',
      jobTitle: 'Legal Administrator',
      department: 'Legal Department',
    });
  });

  test.each([
    ['bio', 'x'.repeat(500), undefined],
    ['bio', 'x'.repeat(501), ['Please use at most 500 characters']],
    ['jobTitle', 'x'.repeat(100), undefined],
    ['jobTitle', 'x'.repeat(101), ['Please use at most 100 characters']],
    ['department', 'Operations', undefined],
    ['department', 'Sales', ['Please select a department']],
  ])('%s %j has the problems %j', (field, value, problems) => {
    expect(problemsOf(profile, { ...names, [field]: value })[field]).toEqual(problems);
  });

  test('drops fields that only the portal sets', () => {
    const forged = {
      role: 'admin',
      userId: 'usr_x',
      email: 'x@y.example',
      sessionEpoch: 9,
      passwordHash: 'x',
    };
    expect(Object.keys(z.parse(profile, { ...names, ...forged }))).toEqual(
      Object.keys(z.parse(profile, names)),
    );
  });
});

describe('settings', () => {
  test('default to email on, text messages off, and the system color scheme', () => {
    expect(z.parse(userSettings, {})).toEqual({
      emailNotifications: true,
      smsNotifications: false,
      darkMode: null,
      language: 'en',
      timezone: 'UTC',
    });
  });

  test.each([
    [{}, null],
    [{ timezone: 'UTC' }, null],
    [{ timezone: 'PST' }, 'PST'],
    [{ timezone: 'MST' }, 'MST'],
    [{ timezone: 'AZ' }, 'AZ'],
    [{ timezone: 'UTC', timezoneChosen: true }, 'UTC'],
    [{ timezone: 'UTC', timezoneChosen: false }, null],
  ])('%j have the chosen time zone %j', (stored, zone) => {
    expect(chosenTimeZone(z.parse(userSettings, stored))).toBe(zone);
  });

  test('change only what is sent, and null gives up the chosen time zone', () => {
    const settings = z.parse(userSettings, { timezone: 'EST', language: 'fr' });
    const utc = changedSettings(settings, { timezone: 'UTC', language: undefined });
    expect(utc).toEqual({ ...settings, timezone: 'UTC', timezoneChosen: true });
    expect(chosenTimeZone(changedSettings(utc, { darkMode: true }))).toBe('UTC');
    expect(changedSettings(utc, { timezone: null })).toMatchObject({
      timezone: 'UTC',
      timezoneChosen: false,
    });
  });

  test.each([
    ['language', 'de'],
    ['timezone', 'Europe/Berlin'],
    ['timezone', 'CET'],
    ['darkMode', 'dark'],
    ['emailNotifications', 'yes'],
  ])('reject %s %j', (field, value) => {
    expect(Object.keys(problemsOf(userSettings, { [field]: value }))).toEqual([field]);
  });
});

test.each([
  [`usr_${'a'.repeat(32)}`, true],
  [`usr_${'a'.repeat(19)}`, false],
  [`user|usr_${'a'.repeat(32)}`, false],
  [`usr_${'a'.repeat(30)}/..`, false],
])('%j is a valid user ID: %s', (value, expected) => {
  expect(z.safeParse(userId, value).success).toBe(expected);
});
