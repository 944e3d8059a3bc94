import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import type { UploadState } from './upload.ts';

/** An upload that stopped for a reason that another try may not meet. */
export function failed(
  template: string,
  values: LocalizableText['values'] = {},
): Extract<UploadState, { kind: 'failed' }> {
  return { kind: 'failed', text: localizable(template, values) };
}
