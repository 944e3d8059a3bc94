/** How the client wants to receive the records. */
export const deliveryFormats = [
  { value: 'electronic', label: 'Electronic (PDF)' },
  { value: 'paper', label: 'Paper' },
  { value: 'disc', label: 'CD or DVD' },
] as const;

/** How a client agreed to a narrower scope. */
export const consentMethods = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
  { value: 'message', label: 'Message in this request' },
  { value: 'letter', label: 'Letter' },
  { value: 'in_person', label: 'In person' },
] as const;
