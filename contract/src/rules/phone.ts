/** How many digits a typed phone number has; everything else is punctuation. */
export function phoneDigits(phone: string): number {
  return phone.replace(/\D/g, '').length;
}
