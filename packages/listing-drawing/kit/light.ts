import { type Color, mix, under } from './color.ts'

export type Mood = 'dawn' | 'noon' | 'monsoon' | 'golden' | 'dusk'

export type Light = {
  mood: Mood
  /** From the top of the sky down to the horizon. */
  sky: readonly [Color, Color, Color]
  /** The side of the sun: -1 to the left of the viewer, 1 to the right. */
  from: -1 | 1
  /** Whether lamps are on and windows are lit. */
  lamps: boolean
  /** Returns the colour of a surface facing the sun (1), facing away (0), or between. */
  on(surface: Color, brightness: number): Color
  /** Returns the colour of a surface in the haze of distance: 0 near, 1 invisible. */
  far(surface: Color, distance: number): Color
  shadow: Color
  glow: Color
}

type Tints = { sky: readonly [Color, Color, Color]; lit: Color; shade: Color; glow: Color }

const moods: Record<Mood, Tints> = {
  dawn: {
    sky: ['#86aebd', '#e6cdb4', '#fbe0c0'],
    lit: '#fff0db',
    shade: '#bcabb6',
    glow: '#fff3d6',
  },
  noon: {
    sky: ['#5a9fbd', '#a5cdd3', '#e9ecdb'],
    lit: '#fffdf6',
    shade: '#b3afbc',
    glow: '#ffffff',
  },
  monsoon: {
    sky: ['#6b8288', '#98a9a8', '#d3d4c6'],
    lit: '#e6e8e0',
    shade: '#a5acb0',
    glow: '#f0eee0',
  },
  golden: {
    sky: ['#8aafb3', '#ecd0a2', '#fbdfae'],
    lit: '#ffe9c9',
    shade: '#b59aa4',
    glow: '#fff0c4',
  },
  dusk: {
    sky: ['#2b3560', '#8a5a7c', '#f2a56c'],
    lit: '#a695b4',
    shade: '#5d5a86',
    glow: '#ffd9a0',
  },
}

/** Deep shadow is a warm aubergine, never grey or black. */
const ink = '#2c2233'

export function makeLight(mood: Mood, from: -1 | 1): Light {
  const { sky, lit, shade, glow } = moods[mood]
  return {
    mood,
    sky,
    from,
    lamps: mood === 'dusk',
    glow,
    shadow: mood === 'dusk' ? '#1f1c3a' : ink,
    on: (surface, brightness) =>
      under(surface, mix(shade, lit, Math.min(1, Math.max(0, brightness)))),
    far: (surface, distance) => mix(under(surface, lit), mix(sky[1], sky[2], 0.6), distance),
  }
}
