/** A metro station within walking distance of an area. */
export interface MetroStation {
  name: string
  line: string
  /** Distance of the nearest and the farthest home that names it. */
  metres: readonly [nearest: number, farthest: number]
}

const near = [250, 900] as const
const walk = [600, 1800] as const

/** By area. Areas without an open station within walking distance are left out. */
export const metroStations: Readonly<Record<string, MetroStation>> = {
  'Andheri West': { name: 'D.N. Nagar', line: 'Line 1', metres: walk },
  'Andheri East': { name: 'Chakala', line: 'Line 1', metres: near },
  Lokhandwala: { name: 'Lower Oshiwara', line: 'Line 2A', metres: walk },
  'Goregaon East': { name: 'Aarey', line: 'Line 7', metres: walk },
  'Malad West': { name: 'Lower Malad', line: 'Line 2A', metres: near },
  'Borivali West': { name: 'Borivali West', line: 'Line 2A', metres: near },
  'Bandra East': { name: 'Bandra Colony', line: 'Line 3', metres: near },
  'Bandra Kurla Complex': { name: 'BKC', line: 'Line 3', metres: near },
  Worli: { name: 'Worli', line: 'Line 3', metres: walk },
  'Dadar West': { name: 'Shitladevi Temple', line: 'Line 3', metres: walk },
  Whitefield: { name: 'Whitefield (Kadugodi)', line: 'Purple Line', metres: walk },
  Indiranagar: { name: 'Indiranagar', line: 'Purple Line', metres: near },
  Jayanagar: { name: 'Jayanagar', line: 'Green Line', metres: near },
  'JP Nagar': { name: 'Jaya Prakash Nagar', line: 'Green Line', metres: walk },
  'BTM Layout': { name: 'BTM Layout', line: 'Yellow Line', metres: walk },
  'Electronic City': { name: 'Electronic City', line: 'Yellow Line', metres: walk },
  Dwarka: { name: 'Dwarka Sector 10', line: 'Blue Line', metres: near },
  Saket: { name: 'Saket', line: 'Yellow Line', metres: near },
  Rohini: { name: 'Rohini West', line: 'Red Line', metres: near },
  'Lajpat Nagar': { name: 'Lajpat Nagar', line: 'Violet Line', metres: near },
  'Greater Kailash I': { name: 'Kailash Colony', line: 'Violet Line', metres: near },
  'Hauz Khas': { name: 'Hauz Khas', line: 'Yellow Line', metres: near },
  'Chittaranjan Park': { name: 'Greater Kailash', line: 'Magenta Line', metres: walk },
  Janakpuri: { name: 'Janakpuri West', line: 'Blue Line', metres: near },
  'Mayur Vihar Phase 1': { name: 'Mayur Vihar-I', line: 'Blue Line', metres: near },
  'Karol Bagh': { name: 'Karol Bagh', line: 'Blue Line', metres: near },
  'Connaught Place': { name: 'Rajiv Chowk', line: 'Blue Line', metres: near },
  Chhatarpur: { name: 'Chhatarpur', line: 'Yellow Line', metres: walk },
  Nungambakkam: { name: 'Thousand Lights', line: 'Blue Line', metres: walk },
  'T Nagar': { name: 'Nandanam', line: 'Blue Line', metres: walk },
  'Anna Nagar': { name: 'Anna Nagar East', line: 'Green Line', metres: near },
  Madhapur: { name: 'Madhapur', line: 'Blue Line', metres: near },
  'HITEC City': { name: 'HITEC City', line: 'Blue Line', metres: near },
  Begumpet: { name: 'Begumpet', line: 'Blue Line', metres: near },
  Kukatpally: { name: 'Kukatpally', line: 'Red Line', metres: near },
  Miyapur: { name: 'Miyapur', line: 'Red Line', metres: near },
  Uppal: { name: 'Uppal', line: 'Blue Line', metres: walk },
  Kothrud: { name: 'Vanaz', line: 'Aqua Line', metres: walk },
  'Koregaon Park': { name: 'Bund Garden', line: 'Aqua Line', metres: walk },
}
