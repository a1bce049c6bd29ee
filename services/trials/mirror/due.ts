/** In UTC: the registry's own night is over by then. */
const hour = 10;

/** Whether the registry was not asked since the last morning at ten (UTC). */
export function isDue(checkedAt: Date | null, now: Date): boolean {
  const morning = new Date(now);
  morning.setUTCHours(hour, 0, 0, 0);
  if (morning > now) morning.setUTCDate(morning.getUTCDate() - 1);
  return checkedAt === null || checkedAt < morning;
}
