import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { closeSession, openSession } from '../../lib/session/session.ts';
import { publishSessionChange } from '../../lib/session/sessionChanges.ts';
import { aSessionToken } from '../../testing/aSession.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { PublicArea } from './PublicArea.tsx';

function Form() {
  const [patient] = useState(() => sessionStorage.getItem('requestDraft') ?? 'nobody');
  return <p>Patient: {patient}</p>;
}

const signIn = (userId: string) => openSession({ token: aSessionToken({ userId }), device: 'device-1' });

beforeEach(() => publishSessionChange(null));

it.each([
  ['starts empty for another user', 'usr_b', 'Patient: nobody'],
  ['keeps the form for the same user', 'usr_a', 'Patient: Jane Roe'],
])('%s', async (_what, next, shown) => {
  signIn('usr_a');
  sessionStorage.setItem('requestDraft', 'Jane Roe');
  renderScreen(
    <Routes>
      <Route element={<PublicArea />}>
        <Route path="/client/request" element={<Form />} />
      </Route>
    </Routes>,
    '/client/request?step=2',
  );
  expect(await screen.findByText('Patient: Jane Roe')).toBeVisible();
  act(() => closeSession('expired'));
  expect(screen.getByText('Patient: Jane Roe')).toBeVisible();
  act(() => signIn(next));
  expect(screen.getByText(shown)).toBeVisible();
});
