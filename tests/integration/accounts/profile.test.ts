import {
  getUserProfile,
  saveUserSettings,
  submitUserProfile,
} from '@portal/contract/accounts/endpoints/user.ts';
import { describe, expect, inject, it } from 'vitest';
import {
  authHeaders,
  freshEmail,
  type Person,
  signInPerson,
  signUpPerson,
} from '../../support/accounts/accounts.ts';
import { callApi, dataOf } from '../../support/api/callApi.ts';

const portal = inject('portal');
const profile = {
  firstName: 'Nadia',
  lastName: "O'Neil-Ray",
  phoneNumber: '(323) 555-0101',
  bio: 'Clerk\nof records',
  jobTitle: 'Paralegal',
  department: 'Operations',
};

const save = (person: Person, body: unknown) =>
  callApi(portal.api, submitUserProfile, { headers: authHeaders(person), body });
const set = (person: Person, body: unknown) =>
  callApi(portal.api, saveUserSettings, { headers: authHeaders(person), body });
const read = async (person: Person) =>
  (await dataOf(portal.api, getUserProfile, { headers: authHeaders(person) })).user;

describe('the profile', () => {
  it('is saved and read back completely', async () => {
    const person = await signUpPerson(portal);
    expect(await save(person, profile)).toMatchObject({
      status: 200,
      message: 'Profile updated successfully!',
      data: { user: profile },
    });
    expect(await read(person)).toMatchObject(profile);
  });

  it('starts with the sign-up values and the default job', async () => {
    const person = await signUpPerson(portal);
    expect(await read(person)).toEqual({
      userId: person.userId,
      email: person.email,
      emailConfirmed: false,
      firstName: 'Casey',
      lastName: 'Example',
      phoneNumber: '(323) 555-0142',
      phoneConfirmed: false,
      bio: '',
      jobTitle: 'Legal Administrator',
      department: 'Legal Department',
      role: 'client',
      settings: {
        emailNotifications: true,
        smsNotifications: false,
        darkMode: null,
        language: 'en',
        timezone: 'UTC',
      },
      twoStep: { enabled: false, required: false, recoveryCodesLeft: 0 },
      hasPassword: true,
      lastSignInAt: expect.any(String),
    });
  });

  it('names every invalid field, and changes nothing', async () => {
    const person = await signUpPerson(portal);
    const wrong = {
      firstName: ' ',
      lastName: 'R2',
      phoneNumber: '12345',
      bio: 'x'.repeat(501),
      department: 'Sales',
    };
    expect(await save(person, { ...profile, ...wrong })).toMatchObject({
      status: 400,
      message: 'First name is required',
      error: {
        code: 'invalid_input',
        fields: {
          firstName: 'First name is required',
          lastName: 'Last name can only contain letters, spaces, hyphens and apostrophes',
          phoneNumber: 'Please enter a valid phone number (minimum 10 digits)',
          bio: 'Please use at most 500 characters',
          department: 'Please select a department',
        },
      },
    });
    expect((await read(person)).firstName).toBe('Casey');
  });

  it('does not change the email address, which still signs in', async () => {
    const person = await signUpPerson(portal);
    await save(person, { ...profile, email: freshEmail(), userId: 'usr_somebody' });
    expect((await read(person)).email).toBe(person.email);
    expect((await signInPerson(portal, person)).userId).toBe(person.userId);
  });

  it('is saved alongside concurrent changes of the settings', async () => {
    const person = await signUpPerson(portal);
    await Promise.all([
      save(person, profile),
      set(person, { language: 'es' }),
      set(person, { timezone: 'PST' }),
      set(person, { darkMode: true }),
    ]);
    expect(await read(person)).toMatchObject({
      firstName: 'Nadia',
      settings: { language: 'es', timezone: 'PST', darkMode: true },
    });
  });
});

describe('the settings', () => {
  it('change only where the call names them', async () => {
    const person = await signUpPerson(portal);
    await set(person, { darkMode: true, timezone: 'EST' });
    expect(await set(person, { language: 'fr', smsNotifications: true })).toMatchObject({
      status: 200,
      message: 'Settings updated successfully!',
      data: {
        settings: {
          emailNotifications: true,
          smsNotifications: true,
          darkMode: true,
          language: 'fr',
          timezone: 'EST',
        },
      },
    });
    expect((await set(person, { darkMode: null })).data).toMatchObject({ settings: { darkMode: null } });
  });

  it('reject unknown settings', async () => {
    const person = await signUpPerson(portal);
    for (const body of [
      { language: 'de' },
      { timezone: 'Europe/Berlin' },
      { darkMode: 'yes' },
      { emailNotifications: 1 },
      { smsNotifications: null },
    ]) {
      expect((await set(person, body)).status).toBe(400);
    }
    for (const body of [null, [], 'text', 7]) {
      expect((await set(person, body)).status).toBe(400);
      expect((await save(person, body)).status).toBe(400);
    }
    expect((await read(person)).settings).toMatchObject({ language: 'en', timezone: 'UTC', darkMode: null });
  });
});
