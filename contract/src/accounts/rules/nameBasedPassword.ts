/** Error message for a password that is easy to guess from the account. */
export const NAME_BASED_PASSWORD =
  'Your password cannot be your email address, the part of it before the @, or the name of this portal, even with digits or symbols around it. Please choose another one.';

interface Names {
  /** Email address of the account; empty if not known yet. */
  readonly email: string;
  /** Name of the portal. */
  readonly product: string;
}

/**
 * Returns whether a password is the email address, its local part or the product name, ignoring case, spacing, and
 * digits or symbols around it.
 */
export function isNameBasedPassword(password: string, { email, product }: Names): boolean {
  const localPart = email.slice(0, Math.max(email.lastIndexOf('@'), 0));
  const names = [email, localPart, product];
  return [normalize, trimToLetters].some(
    (form) => form(password) !== '' && names.map(form).includes(form(password)),
  );
}

/** Removes case, spaces and characters that join words. */
function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
}

/** Also removes everything before the first and after the last letter. */
function trimToLetters(text: string): string {
  return normalize(text).replace(/^\P{L}+|\P{L}+$/gu, '');
}
