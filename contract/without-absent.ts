/** Returns the object without its undefined values, as JSON does. */
export const withoutAbsent = <Values extends object>(values: Values): Values =>
  // The cast is sound where undefined values may be absent.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
