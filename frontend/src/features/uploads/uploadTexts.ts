/** Error texts of uploads. The specification has different texts for clients and for staff. */
export interface UploadTexts {
  /** Used when the server returns no links and no reason. */
  readonly noLinks: string;
  /** Used when the store refuses a file. Template with {{name}} or {{reason}}. */
  readonly storeRefused: string;
}

export const clientUploadTexts: UploadTexts = {
  noLinks: 'Failed to prepare uploads',
  storeRefused: 'File upload failed: {{reason}}',
};

export const staffUploadTexts: UploadTexts = {
  noLinks: 'Failed to generate upload URLs',
  storeRefused: 'Failed to upload file {{name}}',
};
