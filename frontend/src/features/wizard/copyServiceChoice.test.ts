import { describe, expect, it } from 'vitest';
import { afterLocationChosen, afterServiceChosen } from './copyServiceChoice.ts';

const empty = { copyServiceEmail: '', copyServicePhone: '' };

describe('choosing a copy service', () => {
  it('sets the name of the named provider and clears the location', () => {
    expect(afterServiceChosen('meridian')).toEqual({
      copyServiceSelection: 'meridian',
      copyServiceName: 'Meridian Copy Service',
      copyServiceLocation: '',
    });
  });

  it('empties the name for Other', () => {
    expect(afterServiceChosen('other')).toMatchObject({ copyServiceName: '', copyServiceLocation: '' });
  });
});

describe('choosing a location', () => {
  it('fills empty contact fields from the catalogue', () => {
    expect(afterLocationChosen('chicago', empty)).toEqual({
      copyServiceLocation: 'chicago',
      copyServiceEmail: 'chicago@meridiancopy.example',
      copyServicePhone: '(312) 555-0104',
    });
  });

  it('keeps what was typed', () => {
    const typed = { copyServiceEmail: 'me@firm.example', copyServicePhone: '3125550000' };
    expect(afterLocationChosen('chicago', typed)).toEqual({ copyServiceLocation: 'chicago' });
  });

  it('follows from one office to the next', () => {
    const filled = { copyServiceEmail: 'chicago@meridiancopy.example', copyServicePhone: '(312) 555-0104' };
    expect(afterLocationChosen('boston', filled)).toMatchObject({
      copyServiceEmail: 'boston@meridiancopy.example',
      copyServicePhone: '(617) 555-0103',
    });
  });
});
