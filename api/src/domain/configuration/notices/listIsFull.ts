import { say } from '@portal/contract/fields/said.ts';
import { refuse, type Refusal } from '../listDecision.ts';

export function listIsFull(): Refusal {
  return refuse('conflict', say('This list is full. Delete what is not used any more first.'));
}
