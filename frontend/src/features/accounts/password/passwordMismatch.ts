interface Passwords {
  password?: string;
  confirmPassword?: string;
}

/**
 * The problem of a password and its confirmation; empty if they match. A confirmation is required, even of an empty
 * password. `message`: if they differ.
 */
export function passwordMismatch(
  { password, confirmPassword }: Passwords,
  message = 'Passwords do not match',
): { field: string; message: string }[] {
  if (!confirmPassword) return [{ field: 'confirmPassword', message: 'Please confirm your password' }];
  return password === confirmPassword ? [] : [{ field: 'confirmPassword', message }];
}
