import { expect, it } from 'vitest';
import { anActivityEntry } from '../testing/anActivityEntry.ts';
import { iconOf } from './iconOf.ts';

it.each([
  [{ kind: 'file-opened', action: 'download' }, 'downloaded'],
  [{ kind: 'file-opened', action: 'preview' }, 'viewed'],
  [{ kind: 'file-scanned', verdict: 'clean' }, 'safe'],
  [{ kind: 'file-scanned', verdict: 'infected' }, 'unsafe'],
  [{ kind: 'assigned' }, 'person'],
  [{ kind: 'something-new' }, 'other'],
])('%j looks like %s', (facts, icon) => {
  expect(iconOf(anActivityEntry(facts))).toBe(icon);
});
