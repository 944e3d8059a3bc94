/** For a password that anybody who knows the account would try first. */
export const NAME_BASED_PASSWORD =
  'Your password cannot be your email address, the part of it before the @, or the name of this portal, even with digits or symbols around it. Please choose another one.';

interface Names {
  /** The address of the account; empty where it is not known yet. */
  readonly email: string;
  /** What the portal is called. */
  readonly product: string;
}

/** Whether a password is the email address, its local part or the product's name, however it is capitalized and spaced, and whatever digits and symbols stand around it. */
export function isNameBasedPassword(password: string, { email, product }: Names): boolean {
  const localPart = email.slice(0, Math.max(email.lastIndexOf('@'), 0));
  const names = [email, localPart, product];
  return [bare, core].some((form) => form(password) !== '' && names.map(form).includes(form(password)));
}

/** Without case, spaces and the characters that join words. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
}

/** From the first letter to the last. */
function core(text: string): string {
  return bare(text).replace(/^\P{L}+|\P{L}+$/gu, '');
}
