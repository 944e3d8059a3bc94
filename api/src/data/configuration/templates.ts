import { starterTemplates } from '../../domain/templates/starterTemplates.ts';
import { type StoredTemplates, storedTemplates } from '../../domain/templates/storedTemplates.ts';
import { configList } from './configDocument.ts';

/** A list with one item: the message templates with their history. */
export const templatesList = configList('message-templates', storedTemplates);

/** The message templates. Up to 30 seconds old. */
export async function readTemplates(): Promise<StoredTemplates> {
  return storedOrStarterTemplates(await templatesList.read());
}

/** The same, not cached. */
export async function readTemplatesNow(): Promise<StoredTemplates> {
  return storedOrStarterTemplates(await templatesList.readNow());
}

/** Nothing is stored before the first change by an admin. */
export function storedOrStarterTemplates(items: readonly StoredTemplates[]): StoredTemplates {
  return items[0] ?? starterTemplates();
}
