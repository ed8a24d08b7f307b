/** Colours are `#rrggbb`. */
export type Color = string

type Channels = [red: number, green: number, blue: number]

function channels(color: Color): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function color([red, green, blue]: Channels): Color {
  const hex = (value: number) =>
    Math.round(Math.min(255, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0')
  return `#${hex(red)}${hex(green)}${hex(blue)}`
}

/** `amount` 0 is the first colour, 1 the second. */
export function mix(first: Color, second: Color, amount: number): Color {
  const [red, green, blue] = channels(first)
  const other = channels(second)
  return color([
    red + (other[0] - red) * amount,
    green + (other[1] - green) * amount,
    blue + (other[2] - blue) * amount,
  ])
}

/** Returns the appearance of a surface under light of a colour. */
export function under(surface: Color, light: Color): Color {
  const [red, green, blue] = channels(surface)
  const other = channels(light)
  return color([(red * other[0]) / 255, (green * other[1]) / 255, (blue * other[2]) / 255])
}
