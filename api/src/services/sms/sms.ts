/** A text message to one phone. It carries no health information and no code. */
export interface Sms {
  /** Stable for what it says. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}
