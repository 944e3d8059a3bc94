import { beforeEach, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../testing/aSession.ts';
import { deviceKeys } from '../storage/deviceKeys.ts';
import { currentPreferences, forgetPreferences, savePreferences, onPreferences } from './preferences.ts';
import { adoptSession, closeSession } from './session.ts';

const some = { language: 'es', timezone: 'EST', darkMode: true } as const;

beforeEach(() => adoptSession(aSessionToken()));

it('are what was kept, until they are forgotten', () => {
  savePreferences(some);
  expect(currentPreferences()).toEqual(some);
  forgetPreferences();
  expect(currentPreferences()).toBeNull();
});

it('are empty without a session', () => {
  savePreferences(some);
  closeSession('expired');
  expect(currentPreferences()).toBeNull();
});

it.each([
  ['no JSON', 'hello'],
  ['nothing', 'null'],
  ['an unknown language', '{"language":"xx","timezone":"EST","darkMode":true}'],
  ['an unknown zone', '{"language":"es","timezone":"Mars","darkMode":true}'],
])('are none when the device holds %s', (_what, text) => {
  localStorage.setItem(deviceKeys.preferences, text);
  expect(currentPreferences()).toBeNull();
});

it('follow the system where the theme is no yes or no', () => {
  localStorage.setItem(deviceKeys.preferences, '{"language":"es","timezone":"EST","darkMode":"x"}');
  expect(currentPreferences()?.darkMode).toBeNull();
});

it('tell whoever listens of every change, of the end of the session as well', () => {
  const listener = vi.fn<() => void>();
  const stop = onPreferences(listener);
  savePreferences(some);
  closeSession('signed-out');
  window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.preferences }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  forgetPreferences();
  expect(listener).toHaveBeenCalledTimes(3);
});
