import { describe, expect, test } from 'vitest';
import { copyServiceLocation, namedCopyService } from './copyServices.ts';
import { OTHER_COPY_SERVICE } from './otherCopyService.ts';

const cities = [
  'Atlanta',
  'Austin',
  'Boston',
  'Chicago',
  'Dallas',
  'Denver',
  'Houston',
  'Los Angeles',
  'Miami',
  'New York',
  'Philadelphia',
  'Phoenix',
  'San Francisco',
  'Seattle',
  'Washington DC',
];

describe('the named copy service', () => {
  test('has fifteen city locations', () => {
    expect(namedCopyService.locations.map(({ name }) => name)).toEqual(cities);
    expect(new Set(namedCopyService.locations.map(({ id }) => id)).size).toBe(15);
  });

  test.each(namedCopyService.locations)('$name is complete and can be found by its ID', (location) => {
    expect(copyServiceLocation(location.id)).toBe(location);
    expect(location.fullName).toBe(`${namedCopyService.name} - ${location.name}`);
    expect(location.address).toContain(location.name === 'Washington DC' ? 'Washington, DC' : location.name);
    expect(location.phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(location.email).toMatch(/^[a-z-]+@[a-z]+\.example$/);
  });

  test.each(['', 'Boston', 'other', 'constructor'])('has no location "%s"', (id) => {
    expect(copyServiceLocation(id)).toBeUndefined();
  });
});

test('the entry for any other copy service has the ID other', () => {
  expect(OTHER_COPY_SERVICE).toEqual({ id: 'other', name: 'Other Copy Service' });
});
