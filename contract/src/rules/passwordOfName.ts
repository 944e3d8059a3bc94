/** For a password that anybody who knows the account would try first. */
export const PASSWORD_OF_NAME =
  'Your password cannot be your email address, the part of it before the @, or the name of this portal. Please choose another one.';

interface Names {
  /** The address of the account; empty where it is not known yet. */
  readonly email: string;
  /** What the portal is called. */
  readonly product: string;
}

/** Whether a password is the email address, its local part or the product's name, however it is capitalized and spaced. */
export function isPasswordOfName(password: string, { email, product }: Names): boolean {
  const typed = bare(password);
  const localPart = email.slice(0, Math.max(email.lastIndexOf('@'), 0));
  return typed !== '' && [email, localPart, product].map(bare).includes(typed);
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/g, '');
}
