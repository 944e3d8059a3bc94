import { expect, test } from 'vitest';
import { asciiForms, enteredDigits } from './asciiForms.ts';
import { enteredDay } from './day.ts';
import { enteredEmail } from './email.ts';
import { enteredPhone } from './phone.ts';
import { enteredSsnLast4, pastedSsnLast4 } from './ssn.ts';

const TODAY = '2026-11-28';

test.each([
  ['１２３－４５', '123-45'],
  ['12\u200b3\u202c', '123'],
  ['a\tb\r\nc', 'a b c'],
  ['½ ٥', '½ ٥'],
  ['Jürgen', 'Jürgen'],
])('%j has the characters %j', (text, plain) => {
  expect(asciiForms(text)).toBe(plain);
});

test('digits are those of a pasted text', () => {
  expect(enteredDigits('1234\u00a0５６-7')).toBe('1234567');
});

test.each([
  ['123-45-6789', '6789', '6789'],
  ['123456789', '6789', '6789'],
  ['１２３-４５-６７８９', '6789', '6789'],
  ['SSN:\t123\u00a045\u00a06789', '6789', '6789'],
  ['6789', '6789', null],
  ['67', '67', null],
  ['67890', '6789', null],
  ['12345678', '1234', null],
  ['1234567890', '1234', null],
  ['***-**-6789', '6789', null],
  ['', '', null],
])('the Social Security number %j leaves %j, and %j when it is pasted', (text, entered, pasted) => {
  expect(enteredSsnLast4(text)).toBe(entered);
  expect(pastedSsnLast4(text)).toBe(pasted);
});

test.each([
  ['jane@firm.example', 'jane@firm.example'],
  ['\u00a0 jane@firm.example\t', 'jane@firm.example'],
  ['jane@\u200bfirm.example', 'jane@firm.example'],
  ['ｊａｎｅ＠firm.example', 'jane@firm.example'],
  ['mailto:jane@firm.example', 'jane@firm.example'],
  ['Jane Roe <jane@firm.example>;', 'jane@firm.example'],
  ['"Roe, Jane" <mailto:jane@firm.example>', 'jane@firm.example'],
  ['jane@firm.example, ', 'jane@firm.example'],
  ['jane@firm.example, sam@firm.example', 'jane@firm.example, sam@firm.example'],
  ['', ''],
])('the email address %j is %j', (text, address) => {
  expect(enteredEmail(text)).toBe(address);
});

test.each([
  ['(323) 555-0142', '(323) 555-0142'],
  ['+1 323 555 0142', '+1 323 555 0142'],
  ['Tel.: (323) 555-0142', '(323) 555-0142'],
  ['tel:+13235550142', '+13235550142'],
  ['（３２３） ５５５－０１４２', '(323) 555-0142'],
  ['\u202a323-555-0142\u202c', '323-555-0142'],
  ['+1 (323) 555-0142 ext. 123456', '+1 (323) 555-0142 ext. 123456'],
  ['+1 (323) 555-0142 x1234567', '+1 (323) 555-0142 x123456'],
  ['1234567890123456', '123456789012345'],
  ['323\t555\t0142', '323 555 0142'],
  ['', ''],
])('the phone number %j is %j', (text, phone) => {
  expect(enteredPhone(text)).toBe(phone);
});

test.each([
  ['1984-03-12', '1984-03-12'],
  ['1984/3/12', '1984-03-12'],
  ['1984-03-12T00:00:00.000Z', '1984-03-12'],
  ['1984-03-12 08:30', '1984-03-12'],
  ['19840312', '1984-03-12'],
  ['03121984', '1984-03-12'],
  ['3/12/1984', '1984-03-12'],
  ['03-12-1984', '1984-03-12'],
  ['3.12.1984', '1984-03-12'],
  ['3 / 12 / 1984', '1984-03-12'],
  ['０３／１２／１９８４', '1984-03-12'],
  ['03\u201312\u20131984', '1984-03-12'],
  ['3/12/1984, 8:30 AM', '1984-03-12'],
  ['3/12/84', '1984-03-12'],
  ["Mar 12 '84", '1984-03-12'],
  ['11/28/26', '2026-11-28'],
  ['11/29/26', '1926-11-29'],
  ['March 12, 1984', '1984-03-12'],
  ['Mar. 12 1984', '1984-03-12'],
  ['Sept 3rd, 1984', '1984-09-03'],
  ['12 March 1984', '1984-03-12'],
  ['12-Mar-1984', '1984-03-12'],
  ['Monday, March 12, 1984', '1984-03-12'],
  ['DOB: 3/12/1984', '1984-03-12'],
  ['Date of birth 3/12/1984', '1984-03-12'],
  ['\u00a03/12/1984\t', '1984-03-12'],
  ['2/29/1984', '1984-02-29'],
  ['2/29/1983', null],
  ['13/12/1984', null],
  ['Foo 12, 1984', null],
  ['20012001', null],
  ['12/1984', null],
  ['1984', null],
  ['', null],
  ['x'.repeat(100), null],
])('the day %j is %j', (text, day) => {
  expect(enteredDay(text, TODAY)).toBe(day);
});
