import { MEGABYTE, type UploadRules } from './uploadRules.ts';

/** The internal form: subpoena documents that staff received outside the portal. */
export const internalUploads: UploadRules = {
  maxBytes: 10 * MEGABYTE,
  types: ['pdf', 'jpeg', 'png'],
  tooLarge: 'File {{name}} is too large. Maximum size is 10MB',
  unsupported: 'File {{name}} has unsupported format. Allowed types are PDF, JPG and PNG',
  mismatch:
    'The content of file {{name}} does not match its file type. Please save it again as a PDF, JPG or PNG file and try again.',
  summary: 'PDF, JPG, PNG up to 10MB',
};
