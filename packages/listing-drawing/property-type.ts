/**
 * Property types that can be drawn: the values of the product's contract. The caller compares them.
 */
export type PropertyType =
  | 'apartment'
  | 'villa'
  | 'house'
  | 'plot'
  | 'commercial'
  | 'office'
  | 'industrial'
  | 'agricultural'
