import { MEGABYTE, type UploadRules } from './uploadRules.ts';

/** The update form: files that a client adds to a request. */
export const updateUploads: UploadRules = {
  maxBytes: 10 * MEGABYTE,
  types: ['pdf', 'png', 'jpeg', 'gif'],
  tooLarge: 'File {{name}} is too large. Maximum size is 10MB.',
  unsupported: 'File {{name}} has an unsupported format. Please use PDF, PNG, JPG, or GIF.',
  mismatch:
    'The content of file {{name}} does not match its file type. Please save it again as a PDF, PNG, JPG or GIF file and try again.',
  summary: 'PDF, PNG, JPG or GIF up to 10MB each',
};
