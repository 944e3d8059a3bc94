import { describe, expect, it } from 'vitest';
import { someCopyServices as services } from '../../testing/someCopyServices.ts';
import {
  afterListLoaded,
  afterLocationChosen,
  afterServiceChosen,
  locationWithOtherContact,
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

describe('choosing a copy service', () => {
  it('sets the name of the named provider and clears the location', () => {
    expect(afterServiceChosen('meridian', nothing, services)).toEqual({
      copyServiceSelection: 'meridian',
      copyServiceName: 'Meridian Copy Service',
      copyServiceLocation: '',
      ...nothing,
    });
  });

  it.each([
    ['clears what the location filled in', chicago, nothing],
    ['keeps what was typed', typed, typed],
    [
      'keeps the typed one of the two alone',
      { ...chicago, copyServicePhone: '1' },
      { ...nothing, copyServicePhone: '1' },
    ],
    [
      'clears it around spaces too',
      { ...chicago, copyServiceEmail: ' chicago@meridiancopy.example ' },
      nothing,
    ],
  ])('%s, and empties the name for Other', (_, before, after) => {
    expect(afterServiceChosen('other', before, services)).toEqual({
      copyServiceSelection: 'other',
      copyServiceName: '',
      copyServiceLocation: '',
      ...after,
    });
  });

  it('clears what a location filled in that is not offered any more, or before the list is known', () => {
    expect(afterServiceChosen('other', chicago, [])).toMatchObject(nothing);
  });
});

describe('choosing a location', () => {
  it.each([
    ['fills empty fields', nothing, boston],
    ['replaces both values of the location before', chicago, boston],
    ['keeps both typed values', typed, typed],
    ['adds nothing to a typed email', { ...typed, copyServicePhone: '' }, { ...typed, copyServicePhone: '' }],
    ['adds nothing to a typed phone', { ...typed, copyServiceEmail: '' }, { ...typed, copyServiceEmail: '' }],
    [
      'leaves a corrected phone without the email of the location before',
      { ...chicago, copyServicePhone: '3125550000' },
      { ...nothing, copyServicePhone: '3125550000' },
    ],
    ['fills both where one of two was emptied', { ...chicago, copyServicePhone: ' ' }, boston],
    [
      'keeps nothing of a location that is not offered any more',
      { ...chicago, copyServiceEmail: 'old@meridiancopy.example', filledEmail: 'old@meridiancopy.example' },
      boston,
    ],
  ])('%s', (_, before, after) => {
    expect(afterLocationChosen('boston', before, services)).toEqual({
      copyServiceLocation: 'boston',
      ...after,
    });
  });

  it.each(['', 'atlantis'])('clears what was filled in when none is left: "%s"', (id) => {
    expect(afterLocationChosen(id, chicago, services)).toEqual({ copyServiceLocation: id, ...nothing });
  });
});

describe('a contact that is not the one of the location', () => {
  it.each([
    ['the same', chicago, undefined],
    ['another email', { ...chicago, copyServiceEmail: 'me@firm.example' }, 'chicago'],
    ['no phone', { ...chicago, copyServicePhone: '' }, 'chicago'],
  ])('%s', (_, contact, id) => {
    const values = { copyServiceLocation: 'chicago', ...contact };
    expect(locationWithOtherContact(values, services)?.id).toBe(id);
  });

  it('is none without a location', () => {
    expect(locationWithOtherContact({ copyServiceLocation: '', ...typed }, services)).toBeUndefined();
  });
});

describe('the list', () => {
  const chosen = { copyServiceSelection: '', copyServiceName: '', copyServiceLocation: '', ...nothing };

  it.each([
    ['', '', {}],
    ['', 'Meridian Copy Service', { copyServiceSelection: 'meridian' }],
    ['', 'MERIDIAN copy service', { copyServiceSelection: 'other' }],
    ['', 'Swift Copies', { copyServiceSelection: 'other' }],
    ['other', 'Meridian Copy Service', {}],
    ['meridian', 'Meridian Copy Service', {}],
    ['meridian', 'Meridian before', { copyServiceName: 'Meridian Copy Service' }],
    ['gone', 'Gone Copies', {}],
  ])('makes of choice "%s" and name "%s" %j', (copyServiceSelection, copyServiceName, change) => {
    expect(afterListLoaded({ ...chosen, copyServiceSelection, copyServiceName }, services)).toEqual(change);
  });

  it('moves a filled-in contact to the present one of its location, and never a typed one', () => {
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
    expect(afterListLoaded({ ...atBoston, ...moved }, services)).toEqual(boston);
    expect(afterListLoaded({ ...atBoston, ...boston }, services)).toEqual({});
    expect(afterListLoaded({ ...atBoston, ...typed }, services)).toEqual({});
  });

  it('tells name and address of the chosen office, and of none that it does not hold', () => {
    const atBoston = { ...chosen, copyServiceSelection: 'meridian', copyServiceLocation: 'boston' };
    expect(chosenOffice(atBoston, services)?.fullName).toBe('Meridian Copy Service - Boston');
    expect(chosenOffice({ ...atBoston, copyServiceLocation: 'atlantis' }, services)).toBeUndefined();
    expect(chosenOffice(atBoston, [])).toBeUndefined();
  });
});
