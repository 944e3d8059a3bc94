import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { switchLanguage } from '../../lib/language/switchLanguage.ts';
import { deviceKeys } from '../../lib/storage/deviceKeys.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

afterEach(() => switchLanguage('en'));

it('changes the language immediately and stores the choice', async () => {
  renderScreen(<LanguageSwitch />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español');
  expect(await screen.findByRole('combobox', { name: 'Idioma' })).toHaveValue('es');
  expect(document.documentElement.lang).toBe('es');
  await waitFor(() => expect(localStorage.getItem(deviceKeys.language)).toBe('es'));
});
