import { z } from 'zod'
import { t } from '#domain/locale/translate.ts'
import {
  type AreaProblem,
  maxAreaText,
  maxCorners,
  maxDrawnAreas,
  maxKilometres,
  minCorners,
  minKilometres,
  readAreas,
  readSurroundings,
} from '#domain/place/drawn-area.ts'

const problems: Record<AreaProblem, () => string> = {
  unreadable: () => t('Please give areas as flexible polylines joined by a full stop.'),
  'too-many': () => t('Please draw up to {limit} areas.', { limit: maxDrawnAreas }),
  corners: () =>
    t('Please draw each area with {min} to {max} points.', { min: minCorners, max: maxCorners }),
  outside: () => t('Please draw areas within India.'),
  crossing: () => t('Please draw each area so that its line does not cross itself.'),
}

/** One or several drawn areas in an address. */
export const areaText = z
  .string()
  .max(maxAreaText, { error: problems.unreadable })
  .transform((text, context) => {
    const areas = readAreas(text.trim())
    if (typeof areas !== 'string') return areas
    context.addIssue({ code: 'custom', message: problems[areas]() })
    return z.NEVER
  })

const whereAndHowFar = () =>
  t('Please give a place in India and {min} to {max} km as latitude,longitude,kilometres.', {
    min: minKilometres,
    max: maxKilometres,
  })

/** The surroundings of a point in an address. */
export const nearText = z
  .string()
  .max(100, { error: whereAndHowFar })
  .transform((text, context) => {
    const surroundings = readSurroundings(text)
    if (surroundings) return surroundings
    context.addIssue({ code: 'custom', message: whereAndHowFar() })
    return z.NEVER
  })
