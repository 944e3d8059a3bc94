import type { RenderedEmail } from '../email.ts';
import { requestEmail, type RequestFacts } from '../orderEmail.ts';

interface Facts extends RequestFacts {
  readonly id: string;
  /** The emails about each change, the most important one first: the whole email has its title. */
  readonly parts: readonly [Part, ...Part[]];
}

type Part = Pick<RenderedEmail, 'subject' | 'content'>;

/** Says several things that happened to one request. The Order ID, the first fact of each, and the link are there once. */
export function combinedEmail(facts: Facts) {
  const { id, parts } = facts;
  const [first, ...others] = parts.map(
    ({
      content: {
        heading,
        paragraphs,
        facts: [, ...rest],
      },
    }) => ({ heading, paragraphs, facts: rest }),
  );
  return requestEmail(facts, (t) => ({
    id,
    subject: parts[0].subject,
    ...first!,
    sections: others,
    action: t('View request'),
  }));
}
