import type { ReactNode } from 'react'
import { CityArt } from './city-art.tsx'
import type { DrawingName } from './drawing-name.ts'
import { delhi, mumbai, pune } from './landmark-north.tsx'
import { bangalore, chennai, hyderabad } from './landmark-south.tsx'
import { SegmentArt } from './segment-art.tsx'
import { StreetScene } from './street-scene.tsx'

interface Drawing {
  viewBox: string
  content: ReactNode
}

const city = (landmark?: () => ReactNode): Drawing => ({
  viewBox: '0 0 320 150',
  content: <CityArt landmark={landmark} />,
})
const segment = (name: Parameters<typeof SegmentArt>[0]['segment']): Drawing => ({
  viewBox: '0 0 400 250',
  content: <SegmentArt segment={name} />,
})

/** Everything drawn by hand, by the name of its file. */
export const drawings: Record<DrawingName, Drawing> = {
  // With the sky above the roofs, where the sun glows and kites stand.
  street: { viewBox: '0 -80 1600 640', content: <StreetScene /> },
  residential: segment('residential'),
  commercial: segment('commercial'),
  industrial: segment('industrial'),
  agricultural: segment('agricultural'),
  mumbai: city(mumbai),
  delhi: city(delhi),
  bengaluru: city(bangalore),
  chennai: city(chennai),
  hyderabad: city(hyderabad),
  pune: city(pune),
  city: city(),
}
