/** A mail to one person. It carries no health information: names of patients stay out of it. */
export interface Mail {
  /** Stable for what the mail says, so that sending it again is not a second mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
