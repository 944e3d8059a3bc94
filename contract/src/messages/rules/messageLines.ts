import * as z from 'zod/mini';

/** Lines of a message, with empty ones. */
export const MAX_MESSAGE_LINES = 200;

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** The lines of a text as they are shown and printed. */
export function messageLines(text: string): string[] {
  return text.split(LINE_BREAK);
}

/** Whether a text has too many lines for a message. Spaces and empty lines around it do not count. */
export function hasTooManyLines(text: string): boolean {
  return messageLines(text.trim()).length > MAX_MESSAGE_LINES;
}

/** Refuses a text with too many lines for a message. */
export const fewLines = z.refine<string>((text) => !hasTooManyLines(text), 'Please use at most 200 lines');
