import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { UploadState } from './upload.ts';

/** The state of an upload that failed and can be retried. */
export function failedUpload(
  template: string,
  values: LocalizableText['values'] = {},
): Extract<UploadState, { kind: 'failed' }> {
  return { kind: 'failed', text: localizable(template, values) };
}
