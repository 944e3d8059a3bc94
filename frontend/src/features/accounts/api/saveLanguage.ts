import { saveUserSettings } from '@portal/contract/accounts/endpoints/user.ts';
import type { Language } from '@portal/contract/languages/languages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { currentSession } from '../../../lib/session/session.ts';
import { profileQuery } from '../../../lib/session/profileQuery.ts';

/** Saves the language in the settings of the signed-in user. Does nothing without a session. Throws ApiError. */
export async function saveLanguage(language: Language, queryClient: QueryClient): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const { settings } = await call(saveUserSettings, { body: { language } });
  queryClient.setQueryData(profileQuery(session.userId).queryKey, (user) => user && { ...user, settings });
}
