import { localizable } from '@portal/contract/fields/localizableText.ts';
import { refuse, type ListRefusal } from '../listDecision.ts';

export function listIsFull(): ListRefusal {
  return refuse('conflict', localizable('This list is full. Delete what you no longer use, then try again.'));
}
