import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a field at once, where how it is typed is not under test: each key alone draws the form anew. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
