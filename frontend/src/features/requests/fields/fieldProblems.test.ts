import { expect, it } from 'vitest';
import { serverProblems } from './fieldProblems.ts';

it('lists the first server error of each field, in the order of the form, without errors of other fields', () => {
  const errors = { 'uploadedFiles.1': 'Bad', 'uploadedFiles.0': 'Worse', orderId: 'None', draftId: 'x' };
  expect(serverProblems(['orderId', 'patientName', 'uploadedFiles'], errors)).toEqual([
    { field: 'orderId', message: 'None' },
    { field: 'uploadedFiles', message: 'Bad' },
  ]);
});
