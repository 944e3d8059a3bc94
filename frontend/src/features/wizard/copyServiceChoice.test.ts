import { describe, expect, it } from 'vitest';
import { someCopyServices as services } from '../../testing/someCopyServices.ts';
import {
  changesForList,
  changesForLocation,
  changesForService,
  locationWithDifferentContact,
} from './copyServiceChoice.ts';
import { chosenOffice } from './rules/chosenOffice.ts';

const nothing = { copyServiceEmail: '', copyServicePhone: '', filledEmail: '', filledPhone: '' };
const chicago = {
  copyServiceEmail: 'chicago@meridiancopy.example',
  copyServicePhone: '(312) 555-0104',
  filledEmail: 'chicago@meridiancopy.example',
  filledPhone: '(312) 555-0104',
};
const boston = {
  copyServiceEmail: 'boston@meridiancopy.example',
  copyServicePhone: '(617) 555-0103',
  filledEmail: 'boston@meridiancopy.example',
  filledPhone: '(617) 555-0103',
};
const typed = { ...nothing, copyServiceEmail: 'me@firm.example', copyServicePhone: '3125550000' };

describe('changesForService', () => {
  it('sets the name of the service and clears the location', () => {
    expect(changesForService('meridian', nothing, services)).toEqual({
      copyServiceSelection: 'meridian',
      copyServiceName: 'Meridian Copy Service',
      copyServiceLocation: '',
      ...nothing,
    });
  });

  it.each([
    ['clears the contact that the location filled in', chicago, nothing],
    ['keeps a typed contact', typed, typed],
    [
      'keeps only the typed one of the two fields',
      { ...chicago, copyServicePhone: '1' },
      { ...nothing, copyServicePhone: '1' },
    ],
    [
      'ignores spaces when it clears the contact',
      { ...chicago, copyServiceEmail: ' chicago@meridiancopy.example ' },
      nothing,
    ],
  ])('%s, and clears the name for Other', (_, before, after) => {
    expect(changesForService('other', before, services)).toEqual({
      copyServiceSelection: 'other',
      copyServiceName: '',
      copyServiceLocation: '',
      ...after,
    });
  });

  it('clears the contact of a location that is not in the list', () => {
    expect(changesForService('other', chicago, [])).toMatchObject(nothing);
  });
});

describe('changesForLocation', () => {
  it.each([
    ['fills empty fields', nothing, boston],
    ['replaces both values of the previous location', chicago, boston],
    ['keeps both typed values', typed, typed],
    [
      'does not fill the phone next to a typed email',
      { ...typed, copyServicePhone: '' },
      { ...typed, copyServicePhone: '' },
    ],
    [
      'does not fill the email next to a typed phone',
      { ...typed, copyServiceEmail: '' },
      { ...typed, copyServiceEmail: '' },
    ],
    [
      'clears the email of the previous location next to a corrected phone',
      { ...chicago, copyServicePhone: '3125550000' },
      { ...nothing, copyServicePhone: '3125550000' },
    ],
    ['fills both fields if one was emptied', { ...chicago, copyServicePhone: ' ' }, boston],
    [
      'replaces the contact of a location that is no longer offered',
      { ...chicago, copyServiceEmail: 'old@meridiancopy.example', filledEmail: 'old@meridiancopy.example' },
      boston,
    ],
  ])('%s', (_, before, after) => {
    expect(changesForLocation('boston', before, services)).toEqual({
      copyServiceLocation: 'boston',
      ...after,
    });
  });

  it.each(['', 'atlantis'])('clears the filled-in contact for an unknown location: "%s"', (id) => {
    expect(changesForLocation(id, chicago, services)).toEqual({ copyServiceLocation: id, ...nothing });
  });
});

describe('locationWithDifferentContact', () => {
  it.each([
    ['the same', chicago, undefined],
    ['another email', { ...chicago, copyServiceEmail: 'me@firm.example' }, 'chicago'],
    ['no phone', { ...chicago, copyServicePhone: '' }, 'chicago'],
  ])('compares the contact: %s', (_, contact, id) => {
    const values = { copyServiceLocation: 'chicago', ...contact };
    expect(locationWithDifferentContact(values, services)?.id).toBe(id);
  });

  it('returns undefined without a location', () => {
    expect(locationWithDifferentContact({ copyServiceLocation: '', ...typed }, services)).toBeUndefined();
  });
});

describe('changesForList', () => {
  const chosen = { copyServiceSelection: '', copyServiceName: '', copyServiceLocation: '', ...nothing };

  it.each([
    ['', '', {}],
    ['', 'Meridian Copy Service', { copyServiceSelection: 'meridian' }],
    ['', 'MERIDIAN copy service', { copyServiceSelection: 'other' }],
    ['', 'Swift Copies', { copyServiceSelection: 'other' }],
    ['other', 'Meridian Copy Service', {}],
    ['meridian', 'Meridian Copy Service', {}],
    ['meridian', 'Meridian old name', { copyServiceName: 'Meridian Copy Service' }],
    ['gone', 'Gone Copies', {}],
  ])('changes selection "%s" and name "%s" by %j', (copyServiceSelection, copyServiceName, change) => {
    expect(changesForList({ ...chosen, copyServiceSelection, copyServiceName }, services)).toEqual(change);
  });

  it('updates a contact that its location filled in, but never a typed one', () => {
    const meridian = {
      ...chosen,
      copyServiceSelection: 'meridian',
      copyServiceName: 'Meridian Copy Service',
    };
    const moved = {
      ...boston,
      copyServiceEmail: 'old@meridian.example',
      filledEmail: 'old@meridian.example',
    };
    const atBoston = { ...meridian, copyServiceLocation: 'boston' };
    expect(changesForList({ ...atBoston, ...moved }, services)).toEqual(boston);
    expect(changesForList({ ...atBoston, ...boston }, services)).toEqual({});
    expect(changesForList({ ...atBoston, ...typed }, services)).toEqual({});
  });

  it('chosenOffice returns name and address of a listed office only', () => {
    const atBoston = { ...chosen, copyServiceSelection: 'meridian', copyServiceLocation: 'boston' };
    expect(chosenOffice(atBoston, services)?.fullName).toBe('Meridian Copy Service - Boston');
    expect(chosenOffice({ ...atBoston, copyServiceLocation: 'atlantis' }, services)).toBeUndefined();
    expect(chosenOffice(atBoston, [])).toBeUndefined();
  });
});
