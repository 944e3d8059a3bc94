import { expect, it } from 'vitest';
import { ApiError } from '../apiError.ts';
import { failureText, failureTitle } from './failureTitle.ts';

const lost = new ApiError({ code: 'unavailable', message: 'No answer.', status: 0 });
const refused = new ApiError({ code: 'conflict', message: 'Someone was faster.', status: 409 });
const textOf = (reason: string) => `It was not saved: ${reason}`;

it.each([
  ['a refusal', refused, 'It was not saved', 'It was not saved: Someone was faster.'],
  ['an error of the page', new Error('Broken.'), 'It was not saved', 'It was not saved: Broken.'],
  [
    'a lost answer',
    lost,
    'We could not confirm that this was saved',
    'We could not confirm that this was saved: No answer.',
  ],
])('%s', (_, error, title, text) => {
  expect(failureTitle(error, 'It was not saved')).toBe(title);
  expect(failureText(error, textOf)).toBe(text);
});
