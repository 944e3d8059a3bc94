/** Support contact, until staff enter their own. */
export const starterSupport = {
  email: 'support@records-portal.example',
  phone: '(800) 555-0199',
  hours: 'Monday to Friday, 8 am to 6 pm',
} as const;
