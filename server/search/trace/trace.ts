/** Where an attribute can be found: in the amenities, the details or the text of a listing. */
export interface Trace {
  amenities?: readonly string[]
  traits?: readonly string[]
  /** Words of the text; of several in one string, all have to be there: "western toilet". */
  words?: readonly string[]
}
