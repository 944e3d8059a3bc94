interface DisputeChange {
  readonly paymentIntent: string;
  readonly status?: string;
  readonly reason?: string;
  /** Cents; the full charge by default. */
  readonly amount?: number;
}

/** Opens a dispute of a payment in the Stripe emulator, or updates the existing one; returns its id. */
export async function setDispute(
  { stripe }: { readonly stripe: string },
  change: DisputeChange,
): Promise<string> {
  const response = await fetch(new URL('/__test/disputes', stripe), {
    method: 'POST',
    body: JSON.stringify(change),
  });
  const { dispute } = (await response.json()) as { dispute?: { id: string } | null };
  if (!dispute) throw new Error(`The dispute returned ${response.status}`);
  return dispute.id;
}
