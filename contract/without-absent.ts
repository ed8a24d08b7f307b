/** Returns the object without its undefined values, which a text of JSON would leave out too. */
export const withoutAbsent = <Values extends object>(values: Values): Values =>
  // The cast is sound where undefined values may be absent.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
