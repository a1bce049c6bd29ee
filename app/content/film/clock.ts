/** A moment of a film as its player says it, without what formatting dates needs: 0:04, 12:30. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
