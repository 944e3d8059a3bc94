import { expect, it } from 'vitest';
import { forgetReturnPath, rememberReturnPath, readReturnPath } from './returnPath.ts';

it('is the dashboard when no page is stored', () => {
  expect(readReturnPath()).toBe('/dashboard');
});

it('is the stored page until that page is reached', () => {
  rememberReturnPath('/account-settings?tab=security');
  expect(readReturnPath()).toBe('/account-settings?tab=security');
  expect(readReturnPath()).toBe('/account-settings?tab=security');
  forgetReturnPath();
  expect(readReturnPath()).toBe('/dashboard');
});

it('never leaves the portal, whatever the stored path is', () => {
  rememberReturnPath('/profile');
  rememberReturnPath('//elsewhere.example');
  expect(readReturnPath()).toBe('/dashboard');
  sessionStorage.setItem('portal.returnPath', '//elsewhere.example');
  expect(readReturnPath()).toBe('/dashboard');
});
