export type View =
  | 'front'
  | 'evening'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'balcony'
  | 'plan'
  | 'site'
