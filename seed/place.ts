import type { City } from '#seed/place/area.ts'
import { bangalore } from '#seed/place/bangalore.ts'
import { chennai } from '#seed/place/chennai.ts'
import { delhi } from '#seed/place/delhi.ts'
import { hyderabad } from '#seed/place/hyderabad.ts'
import { mumbai } from '#seed/place/mumbai.ts'
import { pune } from '#seed/place/pune.ts'

export type { Area, City } from '#seed/place/area.ts'

/**
 * The gazetteer of the demo. Pincodes and districts are from India Post; coordinates and price
 * levels are approximate.
 */
export const cities: City[] = [mumbai, delhi, bangalore, chennai, hyderabad, pune]
