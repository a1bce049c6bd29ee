/** Whose password it is: seen by password managers, and by nobody else. */
export function WhoseAccount({ username }: { username: string }) {
  return <input type="text" name="whose" autoComplete="username" value={username} readOnly hidden />;
}
