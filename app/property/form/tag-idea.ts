/** What is offered while typing; anything else may be typed too. */
export const amenityIdeas = [
  'Lift',
  'Power backup',
  'Covered parking',
  'Gated security',
  'CCTV',
  'Swimming pool',
  'Gym',
  'Clubhouse',
  "Children's play area",
  'Garden',
  'Piped gas',
  'Rainwater harvesting',
  'Borewell water',
  'Intercom',
  'EV charging',
]

export const featureIdeas = [
  'Corner plot',
  'Park facing',
  'Main road facing',
  'East facing',
  'Vaastu compliant',
  'Modular kitchen',
  'Servant room',
  'Study room',
  'Pooja room',
  'Wide balcony',
  'Near metro',
  'Newly painted',
]
