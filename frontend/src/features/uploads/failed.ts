import { type Said, say } from '@portal/contract/fields/said.ts';
import type { UploadState } from './upload.ts';

/** An upload that stopped for a reason that another try may not meet. */
export function failed(
  template: string,
  values: Said['values'] = {},
): Extract<UploadState, { kind: 'failed' }> {
  return { kind: 'failed', said: say(template, values) };
}
