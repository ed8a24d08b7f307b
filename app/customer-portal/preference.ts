import { words } from '#contract/words.ts'

/** What a customer's profile offers to choose from (spec, "Customer portal", Profile). */
export const PreferredLocation = words({
  bangalore: 'Bangalore',
  mumbai: 'Mumbai',
  delhi: 'Delhi',
  chennai: 'Chennai',
  hyderabad: 'Hyderabad',
  pune: 'Pune',
})

export const Interest = words({
  'swimming-pool': 'Swimming pool',
  gym: 'Gym',
  parking: 'Parking',
  security: 'Security',
  garden: 'Garden',
  elevator: 'Elevator',
  balcony: 'Balcony',
})
