/** The request that an address names by order id and code, as the link of a mail does; null for one that names none. */
export function linkedRequest(search: string): { orderId: string; verificationCode: string } | null {
  const params = new URLSearchParams(search);
  const orderId = params.get('orderId')?.trim() ?? '';
  if (orderId === '') return null;
  return { orderId, verificationCode: params.get('verificationCode') ?? '' };
}
