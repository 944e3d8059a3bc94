import { expect, it } from 'vitest';
import { clearReturnPath, saveReturnPath, readReturnPath } from './returnPath.ts';

it('is the dashboard when no page is stored', () => {
  expect(readReturnPath()).toBe('/dashboard');
});

it('is the stored page until that page is reached', () => {
  saveReturnPath('/account-settings?tab=security');
  expect(readReturnPath()).toBe('/account-settings?tab=security');
  expect(readReturnPath()).toBe('/account-settings?tab=security');
  clearReturnPath();
  expect(readReturnPath()).toBe('/dashboard');
});

it('never leaves the portal, whatever the stored path is', () => {
  saveReturnPath('/profile');
  saveReturnPath('//elsewhere.example');
  expect(readReturnPath()).toBe('/dashboard');
  sessionStorage.setItem('portal.returnPath', '//elsewhere.example');
  expect(readReturnPath()).toBe('/dashboard');
});
