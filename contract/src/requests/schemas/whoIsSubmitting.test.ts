import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { whoIsSubmitting, whoIsSubmittingStep } from './whoIsSubmitting.ts';

const ORDER_ID = 'Order ID is required and must be between 1-100 characters';
const COPY_SERVICE = 'Copy service name is required and must be between 1-200 characters';
const EMAIL_REQUIRED = 'Copy service email is required';
const EMAIL = 'Please enter a valid email address';
const EMAIL_LENGTH = 'Email address is too long';
const PHONE = 'Please enter a valid phone number';
const LAWYER_EMAIL = 'Please enter a valid lawyer email';

/** The fields that the API requires. */
const minimal = {
  orderId: 'ORD-1',
  copyServiceName: 'Swift Copies',
  copyServiceEmail: 'desk@swift.example',
};

/** Also has the fields that only the screen requires. */
const complete = {
  ...minimal,
  copyServicePhone: '(415) 555-0101',
  lawyerEmail: 'ana@firm.example',
  lawyerPhone: '(415) 555-0102',
};

function emailOfLength(length: number): string {
  const domain = '@firm.example';
  return 'a'.repeat(length - domain.length) + domain;
}

describe('step 1 in the API', () => {
  test('requires only Order ID, copy service and its email', () => {
    expect(problemsOf(whoIsSubmitting, minimal)).toEqual({});
  });

  test('reports exactly the required fields of an empty form', () => {
    const empty = {
      orderId: '',
      copyServiceName: '',
      copyServiceEmail: '',
      lawyerEmail: '',
      lawyerPhone: '',
    };
    const required = {
      orderId: [ORDER_ID],
      copyServiceName: [COPY_SERVICE],
      copyServiceEmail: [EMAIL_REQUIRED],
    };
    expect(problemsOf(whoIsSubmitting, {})).toEqual(required);
    expect(problemsOf(whoIsSubmitting, empty)).toEqual(required);
  });

  test.each<[field: string, value: unknown, problem: string | null]>([
    ['orderId', 'A', null],
    ['orderId', 'A'.repeat(100), null],
    ['orderId', ` ${'A'.repeat(100)}\t`, null],
    ['orderId', 'A'.repeat(101), ORDER_ID],
    ['orderId', '   ', ORDER_ID],
    ['orderId', 17, ORDER_ID],
    ['orderId', null, ORDER_ID],
    ['copyServiceName', 'A', null],
    ['copyServiceName', 'A'.repeat(200), null],
    ['copyServiceName', 'A'.repeat(201), COPY_SERVICE],
    ['copyServiceName', ' \n ', COPY_SERVICE],
    ['copyServiceName', ['A'], COPY_SERVICE],
    ['copyServiceEmail', ' desk@swift.example ', null],
    ['copyServiceEmail', 'a.b+c@sub.firm.example', null],
    ['copyServiceEmail', emailOfLength(254), null],
    ['copyServiceEmail', emailOfLength(255), EMAIL_LENGTH],
    ['copyServiceEmail', '  ', EMAIL_REQUIRED],
    ['copyServiceEmail', 7, EMAIL_REQUIRED],
    ['copyServiceEmail', 'desk', EMAIL],
    ['copyServiceEmail', 'desk@swift', EMAIL],
    ['copyServiceEmail', 'desk@swift.e', EMAIL],
    ['copyServiceEmail', '@swift.example', EMAIL],
    ['copyServiceEmail', 'a@b@swift.example', EMAIL],
    ['copyServiceEmail', 'a b@swift.example', EMAIL],
    ['copyServiceEmail', 'a@swift.example\nBcc: x@y.example', EMAIL],
    ['copyServiceEmail', '"a"@swift.example', EMAIL],
    ['copyServiceEmail', 'a@swift.example,b@swift.example', EMAIL],
    ['copyServiceEmail', 'Desk <a@swift.example> 2', EMAIL],
    ['lawyerEmail', '', null],
    ['lawyerEmail', '   ', null],
    ['lawyerEmail', 'ana@firm.example', null],
    ['lawyerEmail', 'ana@firm', LAWYER_EMAIL],
    ['lawyerEmail', emailOfLength(255), EMAIL_LENGTH],
    ['contactEmail', 'ana@firm', EMAIL],
    ['contactEmail', '', null],
    ['lawyerPhone', '', null],
    ['lawyerPhone', '   ', null],
    ['lawyerPhone', '415555010', PHONE],
    ['lawyerPhone', '4155550101', null],
    ['lawyerPhone', '+1 (415) 555-0101', null],
    ['lawyerPhone', '123456789012345', null],
    ['lawyerPhone', '1234567890123456', PHONE],
    ['lawyerPhone', `4155550101${'-'.repeat(30)}`, null],
    ['lawyerPhone', `4155550101${'-'.repeat(31)}`, PHONE],
    ['lawyerPhone', 'none', PHONE],
    ['lawyerPhone', 'call me 415 555 0101', PHONE],
    ['lawyerPhone', '415 555 0101 ext. 12', null],
    ['copyServicePhone', '415 555 0101 or 415', PHONE],
    ['contactPhone', '4155550101 (Ana)', PHONE],
    ['copyServicePhone', '415-555', PHONE],
    ['contactPhone', '415-555', PHONE],
    ['attorneyName', 'A'.repeat(100), null],
    ['attorneyName', 'A'.repeat(101), 'Please use at most 100 characters'],
    ['firmName', 'A'.repeat(201), 'Please use at most 200 characters'],
    ['facilityName', 'A'.repeat(200), null],
    ['facilityName', 'A'.repeat(201), 'Please use at most 200 characters'],
  ])('%s %j has the problem %s', (field, value, problem) => {
    expect(problemsOf(whoIsSubmitting, { ...minimal, [field]: value })).toEqual(
      problem === null ? {} : { [field]: [problem] },
    );
  });

  test('trims text', () => {
    expect(whoIsSubmitting.parse({ ...minimal, orderId: '  ORD 1 ', firmName: ' Firm ' })).toEqual({
      ...minimal,
      orderId: 'ORD 1',
      firmName: 'Firm',
    });
  });
});

describe('step 1 on the screen', () => {
  test('accepts a complete form', () => {
    expect(problemsOf(whoIsSubmittingStep, complete)).toEqual({});
  });

  test('also requires phone numbers and attorney email', () => {
    expect(problemsOf(whoIsSubmittingStep, minimal)).toEqual({
      copyServicePhone: ['Copy service phone is required'],
      lawyerEmail: ['Attorney email is required'],
      lawyerPhone: ['Attorney phone is required'],
    });
  });

  test('reports missing and invalid fields together', () => {
    expect(problemsOf(whoIsSubmittingStep, { copyServiceEmail: 'desk', lawyerPhone: '  ' })).toEqual({
      orderId: [ORDER_ID],
      copyServiceName: [COPY_SERVICE],
      copyServiceEmail: [EMAIL],
      copyServicePhone: ['Copy service phone is required'],
      lawyerEmail: ['Attorney email is required'],
      lawyerPhone: ['Attorney phone is required'],
    });
  });

  test('reports an invalid value as invalid, not as missing', () => {
    expect(problemsOf(whoIsSubmittingStep, { ...complete, lawyerEmail: 'ana', lawyerPhone: '1' })).toEqual({
      lawyerEmail: [LAWYER_EMAIL],
      lawyerPhone: [PHONE],
    });
  });

  test('does not validate the location because the list changes', () => {
    expect(problemsOf(whoIsSubmittingStep, { ...complete, copyServiceLocation: '' })).toEqual({});
  });

  test.each([[null], [[]], ['text'], [undefined]])('reports one problem for %j', (value) => {
    expect(Object.keys(problemsOf(whoIsSubmittingStep, value))).toEqual(['']);
  });
});
