import { expect, test } from 'vitest';
import {
  displayPhone,
  isNorthAmerican,
  isPhoneNumber,
  looksLikePhoneNumber,
  phoneDigits,
  phoneLink,
} from './phone.ts';

test.each([
  ['', 0],
  ['ext.', 0],
  ['(415) 555-0101', 10],
  ['+1 415.555.0101', 11],
  ['415 555 0101 x12', 10],
  ['+1 415 555 0101 ext. 123456', 11],
  ['555-0142 x1234', 7],
])('"%s" has %i digits', (phone, digits) => {
  expect(phoneDigits(phone)).toBe(digits);
});

test.each([
  ['(800) 555-0100', true],
  ['+1 415.555.0101', true],
  ['(+44) 20 7946 0958', true],
  ['415/555–0101', true],
  ['415 555 0101 x12', true],
  ['415 555 0101, ext. 1234', true],
  ['415 555 0101 #7', true],
  ['555-0101', false],
  ['call 800 555 0100', false],
  ['800 555 0100 or 800 555 0101', false],
  ['order 1234567890', false],
  ['1234567890!', false],
  ['0'.repeat(16), false],
  ['800+555+0100', false],
  ['(800) 555-0100 ext.', false],
  ['', false],
])('isPhoneNumber of "%s": %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected);
});

test.each([
  ['555-010', true],
  ['(800) 555-0100', true],
  ['\u202A+1 (415) 555\u20110101\u202C', true],
  ['+44 (0)20 7946 0958', true],
  ['415 555 0101 ext. 12', true],
  ['call me 800 555 0100', false],
  ['800 555 0100 <b>', false],
  ['\u202A', false],
  ['', false],
  ['1'.repeat(41), false],
])('looksLikePhoneNumber of "%s": %s', (text, expected) => {
  expect(looksLikePhoneNumber(text)).toBe(expected);
});

test.each(['212', '213', '310', '404', '512', '617', '702', '602', '214', '303'])(
  'a number of area code %s follows the North American Numbering Plan',
  (area) => {
    expect(isNorthAmerican(`${area}5550142`)).toBe(true);
  },
);

test.each([
  ['1125550142', false],
  ['0125550142', false],
  ['2121550142', false],
  ['2120550142', false],
  ['9115550142', false],
  ['2129110142', false],
  ['2124110142', false],
  ['2115550142', false],
  ['2112550142', false],
  ['2215550142', true],
  ['212555014', false],
  ['21255501422', false],
])('%s follows the North American Numbering Plan: %s', (digits, expected) => {
  expect(isNorthAmerican(digits)).toBe(expected);
});

test.each([
  ['3235550142', '(323) 555-0142', 'tel:+13235550142'],
  ['+1 323.555.0142', '(323) 555-0142', 'tel:+13235550142'],
  ['1-323-555-0142 x12', '(323) 555-0142 ext. 12', 'tel:+13235550142'],
  ['（323） 555-0142', '(323) 555-0142', 'tel:+13235550142'],
  ['+49 89 123456', '+49 89 123456', 'tel:+4989123456'],
  ['(+44) 20 7946 0958', '(+44) 20 7946 0958', 'tel:+442079460958'],
  ['555-0142', '555-0142', 'tel:5550142'],
  ['123-456-7890', '123-456-7890', 'tel:1234567890'],
  ['ask for Jo', 'ask for Jo', 'tel:'],
  ['', '', 'tel:'],
])('%j is shown as %j and called at %j', (entered, shown, link) => {
  expect(displayPhone(entered)).toBe(shown);
  expect(phoneLink(entered)).toBe(link);
});
