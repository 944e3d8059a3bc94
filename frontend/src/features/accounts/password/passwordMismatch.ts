interface Passwords {
  password?: string;
  confirmPassword?: string;
}

/** The problem of a password and its confirmation; empty if they match. A confirmation is required, even of an empty password. */
export function passwordMismatch({
  password,
  confirmPassword,
}: Passwords): { field: string; message: string }[] {
  if (confirmPassword && password === confirmPassword) return [];
  return [{ field: 'confirmPassword', message: 'Passwords do not match' }];
}
