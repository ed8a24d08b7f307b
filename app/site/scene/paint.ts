/**
 * When a drawing is looked at: in the last sun for the light theme, after dusk for the dark one.
 */
export type TimeOfDay = 'day' | 'night'

const palette = {
  sky: { day: 'oklch(0.985 0.008 82)', night: 'oklch(0.2 0.009 55)' },
  'sky-low': { day: 'oklch(0.905 0.062 70)', night: 'oklch(0.345 0.055 38)' },
  sun: { day: 'oklch(0.9 0.115 84)', night: 'oklch(0.93 0.03 90)' },
  glow: { day: 'oklch(0.93 0.09 82)', night: 'oklch(0.42 0.06 50)' },
  cloud: { day: 'oklch(0.995 0.012 85)', night: 'oklch(0.3 0.02 45)' },
  far: { day: 'oklch(0.845 0.058 58)', night: 'oklch(0.275 0.028 42)' },
  farther: { day: 'oklch(0.9 0.045 66)', night: 'oklch(0.3 0.036 40)' },
  cream: { day: 'oklch(0.95 0.025 85)', night: 'oklch(0.46 0.022 65)' },
  rose: { day: 'oklch(0.8 0.075 42)', night: 'oklch(0.4 0.055 38)' },
  ochre: { day: 'oklch(0.845 0.098 82)', night: 'oklch(0.445 0.055 72)' },
  sage: { day: 'oklch(0.815 0.045 150)', night: 'oklch(0.4 0.03 155)' },
  'sky-blue': { day: 'oklch(0.815 0.045 225)', night: 'oklch(0.395 0.03 240)' },
  brick: { day: 'oklch(0.585 0.128 38)', night: 'oklch(0.37 0.085 37)' },
  'brick-light': { day: 'oklch(0.68 0.12 42)', night: 'oklch(0.43 0.085 40)' },
  'brick-line': { day: 'oklch(0.74 0.085 45)', night: 'oklch(0.45 0.06 42)' },
  tile: { day: 'oklch(0.545 0.125 36)', night: 'oklch(0.35 0.075 36)' },
  stone: { day: 'oklch(0.89 0.022 75)', night: 'oklch(0.385 0.014 60)' },
  trim: { day: 'oklch(0.985 0.012 85)', night: 'oklch(0.54 0.018 70)' },
  pane: { day: 'oklch(0.47 0.035 235)', night: 'oklch(0.265 0.022 260)' },
  lit: { day: 'oklch(0.905 0.088 86)', night: 'oklch(0.86 0.125 82)' },
  door: { day: 'oklch(0.42 0.06 45)', night: 'oklch(0.25 0.03 45)' },
  shade: { day: 'oklch(0.35 0.06 40 / 0.16)', night: 'oklch(0.12 0.02 45 / 0.38)' },
  light: { day: 'oklch(0.99 0.06 88 / 0.35)', night: 'oklch(0.9 0.08 85 / 0.06)' },
  leaf: { day: 'oklch(0.56 0.088 142)', night: 'oklch(0.355 0.048 148)' },
  'leaf-light': { day: 'oklch(0.66 0.1 132)', night: 'oklch(0.4 0.052 140)' },
  'leaf-dark': { day: 'oklch(0.455 0.07 150)', night: 'oklch(0.3 0.038 155)' },
  bloom: { day: 'oklch(0.665 0.19 32)', night: 'oklch(0.46 0.115 32)' },
  magenta: { day: 'oklch(0.63 0.18 358)', night: 'oklch(0.44 0.105 358)' },
  trunk: { day: 'oklch(0.43 0.045 50)', night: 'oklch(0.28 0.025 50)' },
  tank: { day: 'oklch(0.3 0.015 50)', night: 'oklch(0.175 0.008 55)' },
  road: { day: 'oklch(0.8 0.026 65)', night: 'oklch(0.245 0.011 52)' },
  pavement: { day: 'oklch(0.875 0.028 70)', night: 'oklch(0.3 0.013 55)' },
  ink: { day: 'oklch(0.32 0.025 45)', night: 'oklch(0.14 0.01 50)' },
  'marigold-paint': { day: 'oklch(0.82 0.155 80)', night: 'oklch(0.72 0.13 80)' },
  'green-paint': { day: 'oklch(0.52 0.1 155)', night: 'oklch(0.4 0.07 155)' },
} as const satisfies Record<string, Record<TimeOfDay, string>>

export type Paint = keyof typeof palette

/** A colour as a fill or a stroke: its name in braces, until `coloured` knows the time of day. */
export const paint = (name: Paint): string => `{${name}}`

/** A finished drawing with the colours of its time of day. */
export const coloured = (drawing: string, time: TimeOfDay): string =>
  drawing.replaceAll(/\{([\w-]+)\}/g, (_, name: Paint) => palette[name][time])

/** Numbers from 0 to `count` - 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The same scatter every time: a number from 0 to 1 for each pair of whole numbers. */
export function scatter(one: number, other: number): number {
  const value = Math.sin(one * 127.1 + other * 311.7) * 43758.5453
  return value - Math.floor(value)
}
