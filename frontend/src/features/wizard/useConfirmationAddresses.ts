import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../lib/session/profileQuery.ts';
import { useSession } from '../../lib/session/session.ts';
import { confirmationAddresses } from './rules/confirmationAddresses.ts';
import type { WizardValues } from '../requests/draft/wizardValues.ts';

/** The addresses that get the confirmation of a request with these values. */
export function useConfirmationAddresses(): (values: WizardValues) => string[] {
  const session = useSession();
  const isClient = session?.role === 'client';
  const { data: user } = useQuery({ ...profileQuery(session?.userId ?? ''), enabled: isClient });
  return (values) => confirmationAddresses(values, user ?? null);
}
