import type { TFunction } from 'i18next';

/** What the portal does with a status on its own; null for one that only people choose. */
export function partOfStatus(key: string, isActive: boolean, t: TFunction): string | null {
  switch (key) {
    case 'pending':
      return t('New requests begin with this status.');
    case 'completed':
      return t('Closes a request. Clients can still download its documents and send updates.');
    case 'cancelled':
      return t('Closes a request. Clients can no longer send updates.');
    case 'update_requested':
      return isActive
        ? t('The portal sets it when a client sends an update.')
        : t(
            'While it is inactive, a request keeps its status when a client sends an update, and a completed one becomes pending.',
          );
    case 'on_hold':
      return isActive
        ? t('The portal sets it when a bank payment of the processing fee fails, until the fee is paid.')
        : t(
            'While it is inactive, a request keeps its status when a bank payment of the processing fee fails.',
          );
    default:
      return null;
  }
}
