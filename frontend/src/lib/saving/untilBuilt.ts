interface Built {
  readonly state: 'building' | 'ready' | 'failed';
}

const POLL_MS = 1_000;

/** Asks for the state of a document that the server makes in the background, every second until it is ready or failed. */
export async function untilBuilt<T extends Built>(first: Built, poll: () => Promise<T>): Promise<T> {
  let isWaiting = first.state === 'building';
  for (;;) {
    if (isWaiting) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const current = await poll();
    if (current.state !== 'building') return current;
    isWaiting = true;
  }
}
