/** The colours of scene.css by name. */
export type Paint =
  | 'sky'
  | 'sky-low'
  | 'sun'
  | 'glow'
  | 'cloud'
  | 'far'
  | 'farther'
  | 'cream'
  | 'rose'
  | 'ochre'
  | 'sage'
  | 'sky-blue'
  | 'brick'
  | 'brick-light'
  | 'brick-line'
  | 'tile'
  | 'stone'
  | 'trim'
  | 'pane'
  | 'lit'
  | 'door'
  | 'shade'
  | 'light'
  | 'leaf'
  | 'leaf-light'
  | 'leaf-dark'
  | 'bloom'
  | 'magenta'
  | 'trunk'
  | 'tank'
  | 'road'
  | 'pavement'
  | 'ink'
  | 'marigold-paint'
  | 'green-paint'

/** A colour of the scene as a fill or a stroke. */
export const paint = (name: Paint): string => `var(--${name})`

/** Numbers from 0 to `count` - 1. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** The same scatter every time: a number from 0 to 1 for each pair of whole numbers. */
export function scatter(one: number, other: number): number {
  const value = Math.sin(one * 127.1 + other * 311.7) * 43758.5453
  return value - Math.floor(value)
}
