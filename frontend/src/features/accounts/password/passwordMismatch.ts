interface Passwords {
  password?: string;
  confirmPassword?: string;
}

/** The problem of a password and a different repetition; empty if they match. */
export function passwordMismatch({
  password,
  confirmPassword,
}: Passwords): { field: string; message: string }[] {
  if (password === confirmPassword) return [];
  return [{ field: 'confirmPassword', message: 'Passwords do not match' }];
}
