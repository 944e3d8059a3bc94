import type { ActivityEntry } from '@portal/contract/requests/schemas/requestActivity.ts';
import { useTranslation } from 'react-i18next';

type Actor = ActivityEntry['actor'];

/** How those who do something are called, and in which capacity they did it. */
export function useActorLabels() {
  const { t } = useTranslation();
  const capacities: Record<Actor['kind'], string> = {
    admin: t('Admin'),
    client: t('Client'),
    holder: t('Order ID and code'),
    staff: t('Staff'),
    system: t('System'),
  };
  function name({ kind, name: given }: Actor): string {
    if (kind === 'system') return t('System');
    return kind === 'holder' ? t('Holder of Order ID and code') : (given ?? t('Unknown person'));
  }
  return { name, capacity: ({ kind }: Actor) => capacities[kind] };
}
