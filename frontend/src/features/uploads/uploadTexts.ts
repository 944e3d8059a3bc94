/** What a failed upload is called: the specification has other texts for clients than for staff. */
export interface UploadTexts {
  /** The server gives no links, and no reason. */
  readonly noLinks: string;
  /** The store does not take a file: a template with {{name}} or {{reason}}. */
  readonly notTaken: string;
}

export const clientUploadTexts: UploadTexts = {
  noLinks: 'Failed to prepare uploads',
  notTaken: 'File upload failed: {{reason}}',
};

export const staffUploadTexts: UploadTexts = {
  noLinks: 'Failed to generate upload URLs',
  notTaken: 'Failed to upload file {{name}}',
};
