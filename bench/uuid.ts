import type { Random } from '@brickbazaar/random'

/** A UUIDv7 of that moment (milliseconds) whose random part is repeatable. */
export function uuid(chance: Random, at: number): string {
  const time = at.toString(16).padStart(12, '0')
  const bits = () => chance.whole(0, 0xffffffff).toString(16).padStart(8, '0')
  const [a, b, c] = [bits(), bits(), bits()]
  const variant = (8 + (Number.parseInt(b.slice(0, 1), 16) & 3)).toString(16)
  return (
    `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(0, 3)}-` +
    `${variant}${b.slice(0, 3)}-${a.slice(3, 7)}${c}`
  )
}
