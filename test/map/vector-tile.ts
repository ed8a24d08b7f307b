/** A layer of a vector tile: features with their places in units of the tile (4,096 across). */
export interface TileLayer {
  name: string
  features: readonly TileFeature[]
}

interface TileFeature {
  type: 'point' | 'line' | 'polygon'
  points: readonly (readonly [x: number, y: number])[]
  properties: Readonly<Record<string, string>>
}

const extent = 4_096
const types = { point: 1, line: 2, polygon: 3 } as const
const commands = { move: 1, draw: 2, close: 7 } as const

/** Writes a vector tile (MVT, version 2) with texts as properties. */
export function writeVectorTile(layers: readonly TileLayer[]): Buffer {
  return Buffer.concat(layers.map((layer) => part(3, writeLayer(layer))))
}

function writeLayer({ name, features }: TileLayer): Buffer {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))]
  const written = features.map(({ type, points, properties }) => {
    const tags = Object.entries(properties).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
    return Buffer.concat([
      part(2, packed(tags)),
      number(3, types[type]),
      part(4, packed(geometryOf(type, points))),
    ])
  })
  return Buffer.concat([
    number(15, 2),
    part(1, Buffer.from(name)),
    ...written.map((feature) => part(2, feature)),
    ...keys.map((key) => part(3, Buffer.from(key))),
    ...values.map((value) => part(4, part(1, Buffer.from(value)))),
    number(5, extent),
  ])
}

function geometryOf(type: TileFeature['type'], points: TileFeature['points']): number[] {
  const numbers: number[] = []
  let [x, y] = [0, 0]
  const go = ([toX, toY]: readonly [number, number]) => {
    numbers.push(zigzag(toX - x), zigzag(toY - y))
    x = toX
    y = toY
  }
  const [first, ...rest] = points
  if (!first) return numbers
  numbers.push(commands.move | (1 << 3))
  go(first)
  if (rest.length > 0) numbers.push(commands.draw | (rest.length << 3))
  for (const point of rest) go(point)
  if (type === 'polygon') numbers.push(commands.close | (1 << 3))
  return numbers
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

/** A number of up to 53 bits, seven bits to a byte. */
export function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push(128 + (rest % 128))
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

const packed = (numbers: readonly number[]) => Buffer.concat(numbers.map(varint))
const number = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)])
const part = (field: number, content: Buffer) =>
  Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
