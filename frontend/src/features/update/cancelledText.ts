/** As the server refuses it. */
export const CANCELLED_TEXT =
  'This request was cancelled and takes no updates. Please create a new request, or contact us about this one.';
