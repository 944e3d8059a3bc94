/** The address of the bench on which the records of a request are assembled. */
export const assemblePath = (requestId: string) => `/dashboard/request/${requestId}/assemble`;

/** The address where its pages are checked. */
export const checkPagesPath = (requestId: string) => `/dashboard/request/${requestId}/check-pages`;
