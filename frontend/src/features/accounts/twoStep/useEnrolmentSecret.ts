import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnrolmentSecret } from './TwoStepSecret.tsx';
import { failureNow } from '../form/failureNow.ts';
import type { AuthFailure } from '../form/authFailureOf.ts';

/** Asks for a secret as soon as it is needed, once however often the screen is drawn. */
export function useEnrolmentSecret(start: () => Promise<EnrolmentSecret>) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<EnrolmentSecret | null>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const asked = useRef(false);

  async function ask() {
    setFailure(null);
    try {
      setSecret(await start());
    } catch (error) {
      setFailure(failureNow(error, t('The set-up could not be started. Please try again.')));
    }
  }
  const askOnce = useEffectEvent(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  });
  useEffect(() => askOnce(), []);
  return { secret, failure, retry: () => void ask() };
}
