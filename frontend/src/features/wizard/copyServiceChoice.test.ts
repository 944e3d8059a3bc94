import { describe, expect, it } from 'vitest';
import { someCopyServices as services } from '../../testing/someCopyServices.ts';
import { afterListCame, afterLocationChosen, afterServiceChosen } from './copyServiceChoice.ts';
import { chosenOffice } from './rules/chosenOffice.ts';

const empty = { copyServiceEmail: '', copyServicePhone: '', copyServiceLocation: '' };

describe('choosing a copy service', () => {
  it('sets the name of the named provider and clears the location', () => {
    expect(afterServiceChosen('meridian', services)).toEqual({
      copyServiceSelection: 'meridian',
      copyServiceName: 'Meridian Copy Service',
      copyServiceLocation: '',
    });
  });

  it('empties the name for Other', () => {
    expect(afterServiceChosen('other', services)).toMatchObject({
      copyServiceName: '',
      copyServiceLocation: '',
    });
  });
});

describe('choosing a location', () => {
  it('fills empty contact fields from the catalogue', () => {
    expect(afterLocationChosen('chicago', empty, services)).toEqual({
      copyServiceLocation: 'chicago',
      copyServiceEmail: 'chicago@meridiancopy.example',
      copyServicePhone: '(312) 555-0104',
    });
  });

  it('keeps what was typed', () => {
    const typed = {
      copyServiceEmail: 'me@firm.example',
      copyServicePhone: '3125550000',
      copyServiceLocation: 'boston',
    };
    expect(afterLocationChosen('chicago', typed, services)).toEqual({ copyServiceLocation: 'chicago' });
  });

  it('follows from one office to the next', () => {
    const filled = {
      copyServiceEmail: 'chicago@meridiancopy.example',
      copyServicePhone: '(312) 555-0104',
      copyServiceLocation: 'chicago',
    };
    expect(afterLocationChosen('boston', filled, services)).toMatchObject({
      copyServiceEmail: 'boston@meridiancopy.example',
      copyServicePhone: '(617) 555-0103',
    });
  });
});

it('keeps nothing of an office that is not offered any more', () => {
  const filled = {
    copyServiceEmail: 'atlantis@meridiancopy.example',
    copyServicePhone: '(312) 555-0199',
    copyServiceLocation: 'atlantis',
  };
  expect(afterLocationChosen('boston', filled, services)).toMatchObject({
    copyServiceEmail: 'boston@meridiancopy.example',
    copyServicePhone: '(617) 555-0103',
  });
});

describe('the list', () => {
  const chosen = { copyServiceSelection: '', copyServiceName: '', copyServiceLocation: '' };

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
    expect(afterListCame({ ...chosen, copyServiceSelection, copyServiceName }, services)).toEqual(change);
  });

  it('tells name and address of the chosen office, and of none that it does not hold', () => {
    const boston = { ...chosen, copyServiceSelection: 'meridian', copyServiceLocation: 'boston' };
    expect(chosenOffice(boston, services)?.fullName).toBe('Meridian Copy Service - Boston');
    expect(chosenOffice({ ...boston, copyServiceLocation: 'atlantis' }, services)).toBeUndefined();
    expect(chosenOffice(boston, [])).toBeUndefined();
  });
});
