/** What is drawn; the values of the product's contract, which whoever calls compares. */
export type PropertyType =
  | 'apartment'
  | 'villa'
  | 'house'
  | 'plot'
  | 'commercial'
  | 'office'
  | 'industrial'
  | 'agricultural'
