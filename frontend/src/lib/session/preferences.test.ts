import { beforeEach, expect, it, vi } from 'vitest';
import { aSessionToken } from '../../testing/aSession.ts';
import { deviceKeys } from '../storage/deviceKeys.ts';
import { currentPreferences, clearPreferences, savePreferences, onPreferences } from './preferences.ts';
import { adoptSession, closeSession } from './session.ts';

const some = { language: 'es', timezone: 'EST', darkMode: true } as const;

beforeEach(() => adoptSession(aSessionToken()));

it('are stored until they are removed', () => {
  savePreferences(some);
  expect(currentPreferences()).toEqual(some);
  clearPreferences();
  expect(currentPreferences()).toBeNull();
});

it('are empty without a session', () => {
  savePreferences(some);
  closeSession('expired');
  expect(currentPreferences()).toBeNull();
});

it.each([
  ['invalid JSON', 'hello'],
  ['null', 'null'],
  ['an unknown language', '{"language":"xx","timezone":"EST","darkMode":true}'],
])('are null when the device stores %s', (_what, text) => {
  localStorage.setItem(deviceKeys.preferences, text);
  expect(currentPreferences()).toBeNull();
});

it.each([
  ['an unknown zone', '{"language":"es","timezone":"Mars"}', null],
  ['the former default', '{"language":"es","timezone":"UTC"}', null],
  ['no choice', '{"language":"es","timezone":"UTC","usesDeviceZone":true}', null],
  ['a chosen UTC', '{"language":"es","timezone":"UTC","usesDeviceZone":false}', 'UTC'],
  ['a zone chosen in an earlier version', '{"language":"es","timezone":"EST"}', 'EST'],
])('have the zone of the device unless one was chosen: %s', (_what, text, timezone) => {
  localStorage.setItem(deviceKeys.preferences, text);
  expect(currentPreferences()).toMatchObject({ language: 'es', timezone });
});

it('keep a time zone for tabs of an earlier version', () => {
  savePreferences({ ...some, timezone: null });
  expect(JSON.parse(localStorage.getItem(deviceKeys.preferences)!)).toMatchObject({ timezone: 'UTC' });
});

it('follow the system when the stored theme is invalid', () => {
  localStorage.setItem(deviceKeys.preferences, '{"language":"es","timezone":"EST","darkMode":"x"}');
  expect(currentPreferences()?.darkMode).toBeNull();
});

it('notify listeners of every change and of the end of the session', () => {
  const listener = vi.fn<() => void>();
  const stop = onPreferences(listener);
  savePreferences(some);
  closeSession('signed-out');
  window.dispatchEvent(new StorageEvent('storage', { key: deviceKeys.preferences }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  clearPreferences();
  expect(listener).toHaveBeenCalledTimes(3);
});
