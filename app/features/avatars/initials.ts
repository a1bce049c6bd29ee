/** What stands for somebody who has no picture: the first letter of their username, and the next capital if there is one. */
export function initialsOf(username: string): string {
  const [first = '', ...rest] = [...username];
  return first.toUpperCase() + (rest.find((letter) => letter !== letter.toLowerCase()) ?? '');
}
