interface Typed {
  password?: string;
  confirmPassword?: string;
}

/** What is wrong with the repetition of a new password. */
export function passwordsMatch({ password, confirmPassword }: Typed): { field: string; message: string }[] {
  if (password === confirmPassword) return [];
  return [{ field: 'confirmPassword', message: 'Passwords do not match' }];
}
