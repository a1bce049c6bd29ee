/** So many different headers are remembered; browsers send fewer. */
const most = 1_000;

/** A function of a header that works out once what each says. What somebody sends to fill the memory is worked out each time. */
export function remembered<Value>(workOut: (header: string) => Value): (header: string) => Value {
  const known = new Map<string, Value>();
  return (header) => {
    const found = known.get(header);
    if (found !== undefined) return found;
    const value = workOut(header);
    // Longer than any that a browser sends.
    if (known.size < most && header.length <= 512) known.set(header, value);
    return value;
  };
}
