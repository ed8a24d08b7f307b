/** Removes undefined values: a page would send the names of all filters that are not set. */
export const withoutAbsent = <Values extends object>(values: Values): Values =>
  // The cast is sound where undefined values may be absent.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
