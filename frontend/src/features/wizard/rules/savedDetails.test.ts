import { describe, expect, it } from 'vitest';
import { someCopyServices } from '../../../testing/someCopyServices.ts';
import { emptyValues } from '../../requests/draft/wizardValues.ts';
import {
  aSavedAttorney as attorney,
  aSavedCopyService as copyService,
} from '../../requests/testing/anAddressBook.ts';
import { canSummarize, changesForCopyService, changesForLastRequest } from './savedDetails.ts';

const book = { copyServices: [copyService], attorneys: [attorney] };

const filled = (services = someCopyServices) => ({
  ...emptyValues,
  ...changesForLastRequest(emptyValues, book, services),
});

describe('the details of the last request', () => {
  it('fill copy service, office, attorney, firm and contact', () => {
    expect(filled()).toMatchObject({
      copyServiceSelection: 'meridian',
      copyServiceLocation: 'chicago',
      copyServiceEmail: 'desk@firm.example',
      firmName: 'Ray LLP',
      lawyerPhone: '(312) 555-0101',
    });
    expect(canSummarize(filled(), someCopyServices)).toBe(true);
  });

  it.each(['copyServiceEmail', 'attorneyName', 'copyServiceSelection'] as const)(
    'never replace an entered %s',
    (field) => {
      const values = { ...emptyValues, [field]: 'typed' };
      expect(changesForLastRequest(values, book, someCopyServices)).toBeNull();
    },
  );

  it('do not include a contact of an earlier request', () => {
    const older = { ...attorney, lastUsedAt: '2026-10-01T15:00:00.000Z' };
    const changes = changesForLastRequest(emptyValues, { ...book, attorneys: [older] }, someCopyServices);
    expect(changes).toHaveProperty('copyServiceName');
    expect(changes).not.toHaveProperty('attorneyName');
  });

  it('are empty without contacts', () => {
    expect(
      changesForLastRequest(emptyValues, { copyServices: [], attorneys: [] }, someCopyServices),
    ).toBeNull();
  });

  it('have no office if it is no longer offered', () => {
    const [meridian, ...rest] = someCopyServices;
    const services = [
      { ...meridian!, locations: meridian!.locations.filter(({ id }) => id !== 'chicago') },
      ...rest,
    ];
    expect(filled(services)).toMatchObject({ copyServiceSelection: 'meridian', copyServiceLocation: '' });
    expect(canSummarize(filled(services), services)).toBe(false);
  });

  it('cannot be summarized before the copy services are loaded', () => {
    expect(canSummarize(filled(), undefined)).toBe(false);
  });
});

it('follows a copy service that was renamed, and keeps one that is not listed', () => {
  const renamed = { ...copyService, copyServiceName: 'Old name' };
  expect(changesForCopyService(renamed, someCopyServices)).toMatchObject({
    copyServiceSelection: 'meridian',
    copyServiceName: 'Meridian Copy Service',
  });
  const unlisted = { ...copyService, copyServiceName: 'Swift Copies', copyServiceLocation: '' };
  expect(changesForCopyService(unlisted, someCopyServices)).toMatchObject({
    copyServiceSelection: 'other',
    copyServiceName: 'Swift Copies',
  });
});
