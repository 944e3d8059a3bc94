import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';

type Actor = ActivityEntry['actor'];

/** Labels for actors: their name and their role. */
export function useActorLabels() {
  const { t } = useTranslation();
  const roles: Record<Actor['kind'], string> = {
    admin: t('Admin'),
    client: t('Client'),
    holder: t('No account'),
    staff: t('Staff'),
    system: t('System'),
  };
  function name({ kind, name: actorName }: Actor): string {
    if (kind === 'system') return t('System');
    return kind === 'holder' ? t('Someone with the Order ID and code') : (actorName ?? t('Unknown person'));
  }
  return { name, role: ({ kind }: Actor) => roles[kind] };
}
