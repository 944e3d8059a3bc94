interface Asked {
  readonly paymentIntent: string;
  readonly status?: string;
  readonly reason?: string;
  /** Cents; all of the charge unless given. */
  readonly amount?: number;
}

/** Plays the payer's bank: opens a dispute of a payment, or moves the one that it has. Answers the dispute's id. */
export async function setDispute({ stripe }: { readonly stripe: string }, asked: Asked): Promise<string> {
  const response = await fetch(new URL('/__test/disputes', stripe), {
    method: 'POST',
    body: JSON.stringify(asked),
  });
  const { dispute } = (await response.json()) as { dispute?: { id: string } | null };
  if (!dispute) throw new Error(`The dispute answered ${response.status}`);
  return dispute.id;
}
