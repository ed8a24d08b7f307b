import { hash, type Random, random } from '@brickbazaar/random'
import { drawBalconyView } from '#drawing/inside/balcony.ts'
import { drawBedroom } from '#drawing/inside/bedroom.ts'
import { drawKitchen } from '#drawing/inside/kitchen.ts'
import { drawLiving } from '#drawing/inside/living.ts'
import { drawShopFloor } from '#drawing/inside/shop-floor.ts'
import { drawWarehouse } from '#drawing/inside/warehouse.ts'
import { drawWorkspace } from '#drawing/inside/workspace.ts'
import { type Mood, makeLight } from '#drawing/kit/light.ts'
import { makeScene, type Scene } from '#drawing/kit/scene.ts'
import { drawApartment } from '#drawing/outside/apartment.ts'
import { drawField } from '#drawing/outside/field.ts'
import { drawHouse } from '#drawing/outside/house.ts'
import { drawOffice } from '#drawing/outside/office.ts'
import { drawPlot } from '#drawing/outside/plot.ts'
import { drawShed } from '#drawing/outside/shed.ts'
import { drawShops } from '#drawing/outside/shop.ts'
import { drawVilla } from '#drawing/outside/villa.ts'
import { drawPlan } from '#drawing/plan/plan.ts'
import { drawSite } from '#drawing/plan/site.ts'
import type { PropertyType } from '#drawing/property-type.ts'
import type { View } from './view.ts'

type Draw = (scene: Scene) => void

const outsides: Record<PropertyType, Draw> = {
  apartment: drawApartment,
  villa: drawVilla,
  house: drawHouse,
  plot: drawPlot,
  commercial: drawShops,
  office: drawOffice,
  industrial: drawShed,
  agricultural: drawField,
}

type Subject = {
  seed: string
  propertyType: PropertyType
  view: View
  bedrooms?: number
  city?: string
}

/** Draws an illustration, 1200 by 900, as SVG. The same subject always gives the same bytes. */
export function drawListing({
  seed,
  propertyType,
  view,
  bedrooms = 2,
  city = '',
}: Subject): string {
  const dice = random(`${seed}/${propertyType}`)
  const hour = random(`${seed}/${view}`)
  const scene = makeScene(
    {
      random: dice,
      hour,
      light: makeLight(moodOf(view, hour), dice.chance(0.75) ? 1 : -1),
      camera: { eye: 2, horizon: 600, focal: 900, centre: 600 },
      city,
    },
    `d${hash(`${seed}${view}`).toString(36).slice(0, 5)}`,
  )
  const flipped = dice.chance(0.5)
  const noPlan =
    propertyType === 'plot' || propertyType === 'agricultural' || propertyType === 'industrial'
  if (view === 'site' || (view === 'plan' && noPlan)) drawSite(scene, propertyType)
  else if (view === 'plan') drawPlan(scene, propertyType, bedrooms)
  else pictureOf(propertyType, view)(scene)
  return scene.svg(flipped)
}

const rooms: Partial<Record<View, Draw>> = {
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  balcony: drawBalconyView,
}

const work: Partial<Record<PropertyType, Draw>> = {
  commercial: drawShopFloor,
  office: drawWorkspace,
  industrial: drawWarehouse,
}

/**
 * Returns the nearest substitute for a view the type lacks: an office has its floor, a plot its
 * site.
 */
function pictureOf(type: PropertyType, view: View): Draw {
  if (view === 'front' || view === 'evening') return outsides[type]
  return (
    work[type] ??
    (type === 'plot' || type === 'agricultural' ? outsides[type] : (rooms[view] ?? outsides[type]))
  )
}

function moodOf(view: View, hour: Random): Mood {
  if (view === 'evening') return 'dusk'
  return hour.pick(['dawn', 'noon', 'noon', 'noon', 'noon', 'monsoon', 'golden', 'golden'])
}

const rest: Record<PropertyType, (dice: Random) => View[]> = {
  apartment: (dice) => [
    'living',
    ...dice.some<View>(['bedroom', 'kitchen', 'balcony', 'evening'], 2),
    'plan',
  ],
  villa: (dice) => [
    'living',
    ...dice.some<View>(['bedroom', 'kitchen', 'evening'], 2),
    dice.pick<View>(['plan', 'site']),
  ],
  house: (dice) => [
    'living',
    ...dice.some<View>(['bedroom', 'kitchen', 'evening', 'balcony'], 2),
    'plan',
  ],
  plot: (dice) => [...dice.shuffle<View>(['evening', 'site'])],
  commercial: (dice) => ['living', dice.pick<View>(['evening', 'site']), 'plan'],
  office: (dice) => ['living', 'evening', dice.pick<View>(['plan', 'site'])],
  industrial: () => ['living', 'evening', 'site'],
  agricultural: () => ['evening', 'site'],
}

/** Returns the views of a listing; the first is for its card. */
export function viewsFor(propertyType: PropertyType, seed: string): View[] {
  return ['front', ...rest[propertyType](random(`${seed} views`))]
}
