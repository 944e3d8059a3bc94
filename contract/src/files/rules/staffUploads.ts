import { MEGABYTE, type UploadRules } from './uploadRules.ts';

/** Documents that staff release to the client. */
export const staffUploads: UploadRules = {
  maxBytes: 10 * MEGABYTE,
  waitingQuotas: 5,
  types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpeg'],
  tooLarge: 'File {{name}} is too large. Maximum size is 10MB',
  unsupported:
    'File {{name}} has unsupported format. Allowed types are PDF, DOC, DOCX, XLS, XLSX, PNG, JPG and JPEG',
  mismatch:
    'The content of file {{name}} does not match its file type. Please save it again as a PDF, Word, Excel, PNG or JPEG file and try again.',
  summary: 'PDF, DOC, DOCX, XLS, XLSX, PNG, JPG or JPEG up to 10MB each',
};
