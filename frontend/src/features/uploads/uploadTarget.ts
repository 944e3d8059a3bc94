/** The draft, update or request for which files are uploaded. */
export interface UploadTarget {
  /** The key of a draft or update, or the ID of a request. */
  readonly sessionKey: string;
  /** The token of a lookup, if the key alone does not authorize uploads. */
  readonly requestAccess?: string;
}
