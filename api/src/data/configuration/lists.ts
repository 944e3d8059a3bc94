import { storedFacility, storedQuickAddItem, storedStatus } from '../../domain/configuration/listItems.ts';
import { configList } from './configDocument.ts';

export const facilities = configList('facilities', storedFacility);

export const requestStatuses = configList('statuses', storedStatus);

export const quickAddItems = configList('quick-add-items', storedQuickAddItem);
