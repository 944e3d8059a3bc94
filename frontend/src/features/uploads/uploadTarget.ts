/** What files are uploaded for. */
export interface UploadTarget {
  /** The key of a draft, of an update, or the id of a request. */
  readonly sessionKey: string;
  /** The token of a look-up, where the key alone opens nothing. */
  readonly requestAccess?: string;
}
