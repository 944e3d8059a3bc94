/** Storage queue to which Event Grid delivers what became of each email. */
export const DELIVERY_REPORT_QUEUE = 'email-delivery-reports';
