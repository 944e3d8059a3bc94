import { expect, it } from 'vitest';
import { suggestEmail } from './suggestEmail.ts';

it.each([
  ['casey@gmial.com', 'casey@gmail.com'],
  ['casey@gmail.con', 'casey@gmail.com'],
  ['casey@gmai.com', 'casey@gmail.com'],
  ['Casey.Doe+1@GMAIL.CMO', 'Casey.Doe+1@gmail.com'],
  ['casey@yaho.com', 'casey@yahoo.com'],
  ['casey@hotnail.com', 'casey@hotmail.com'],
  ['casey@outlok.com', 'casey@outlook.com'],
  ['casey@iclod.com', 'casey@icloud.com'],
])('corrects %s to %s', (typed, expected) => {
  expect(suggestEmail(typed)).toBe(expected);
});

it.each([
  'casey@gmail.com',
  'casey@mail.com',
  'casey@gmx.com',
  'casey@me.com',
  'casey@firm.example',
  'casey@law.com',
  'casey@doe-law.com',
  'casey@smithandpartners.com',
  'casey@legal.net',
  'casey@gmail',
  'casey@',
  '@gmial.com',
  'casey',
  '',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
