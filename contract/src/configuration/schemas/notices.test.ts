import { expect, test } from 'vitest';
import { problemsOf } from '../../testing/problemsOf.ts';
import { copyServiceForm, copyServiceLocationForm } from './copyService.ts';
import { feeNoticeForm, incidentForm, supportForm } from './notices.ts';

test('notices accept at most 500 characters', () => {
  const [valid, tooLong] = ['x'.repeat(500), 'x'.repeat(10_000)];
  expect(problemsOf(feeNoticeForm, { feeNotice: valid })).toEqual({});
  expect(problemsOf(feeNoticeForm, { feeNotice: tooLong })).toEqual({
    feeNotice: ['Please use at most 500 characters'],
  });
  expect(problemsOf(incidentForm, { note: tooLong })).toEqual({
    note: ['Please use at most 500 characters'],
  });
});

test('the support contact requires email, phone and hours', () => {
  expect(problemsOf(supportForm, { email: 'a@b', phone: '123', hours: ' ' })).toEqual({
    email: ['Please enter a valid email address'],
    phone: ['Please enter a valid phone number'],
    hours: ['Please enter the support hours'],
  });
  const phoneWithText = { email: 'help@firm.example', phone: 'ask 800 555 0100', hours: '9 to 5' };
  expect(problemsOf(supportForm, phoneWithText)).toEqual({ phone: ['Please enter a valid phone number'] });
  const complete = { email: 'help@firm.example', phone: '(800) 555-0100', hours: '<b>9 to 5</b>' };
  expect(supportForm.parse(complete)).toEqual(complete);
});

test('a copy service requires a name of at most 200 characters', () => {
  expect(problemsOf(copyServiceForm, { name: '\u00A0', order: 0 })).toEqual({
    name: ['Copy service name is required'],
  });
  expect(problemsOf(copyServiceForm, { name: 'x'.repeat(10_000), order: -1 })).toEqual({
    name: ['Please use at most 200 characters'],
    order: ['Please enter an order of 0 or more'],
  });
});

test('a location requires name and address; email and phone are optional but validated', () => {
  expect(problemsOf(copyServiceLocationForm, { order: 0, email: 'x', phone: '1' })).toEqual({
    name: ['Location name is required'],
    address: ['Address is required'],
    email: ['Please enter a valid email address'],
    phone: ['Please enter a valid phone number'],
  });
  expect(copyServiceLocationForm.parse({ name: ' <i>Reno</i> ', address: '1 Main', order: 'abc' })).toEqual({
    name: '<i>Reno</i>',
    address: '1 Main',
    email: '',
    phone: '',
    isActive: true,
    order: 0,
  });
});
