/** The query key of `requestDetailsQuery`. Separate, because public pages need it without the schema of the staff view. */
export function requestDetailsKey(requestId: string) {
  return ['requestDetails', requestId] as const;
}
