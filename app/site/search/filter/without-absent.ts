/** Without what is undefined: a page would send the names of all that is not asked. */
export const withoutAbsent = <Values extends object>(values: Values): Values =>
  // Sound where what is undefined may be absent, as it may in everything that is read by name.
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values
