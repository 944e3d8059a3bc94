/** A text message to one phone. It must not contain health information or a verification code. */
export interface Sms {
  /** The same for the same content. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}
