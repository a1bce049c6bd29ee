/** Of the page that shows its sensitive pictures at once, for who has asked for them without a script. */
export const sensitiveQuery = '?sensitive=shown';

export function asksForSensitive(parameters: URLSearchParams): boolean {
  return parameters.get('sensitive') === 'shown';
}
