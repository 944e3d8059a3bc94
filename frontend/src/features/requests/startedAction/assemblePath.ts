/** The address of the bench on which the records of a request are assembled. */
export const assemblePath = (requestId: string) => `/dashboard/request/${requestId}/assemble`;
