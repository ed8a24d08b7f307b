import type { PropertyImage } from '#contract/property/image.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'

/** A photo that is uploading or uploaded. */
export interface Tile {
  key: string
  name: string
  image?: PropertyImage
  file?: File
  /** The share sent, 0 to 1. */
  progress: number
  problem?: string | undefined
  isPrimary: boolean
}

export function tileOf(image: PropertyImage): Tile {
  return { key: image.url, name: t('Photo'), image, progress: 1, isPrimary: image.isPrimary }
}

let serial = 0

/** Returns the tile of a chosen file, with a problem where the server would refuse the file. */
export function newTile(file: File): Tile {
  const problem = problemOf(file)
  return {
    key: `new-${++serial}`,
    name: file.name,
    file,
    progress: 0,
    isPrimary: false,
    ...(problem && { problem }),
  }
}

function problemOf({ name, size, type }: File): string | undefined {
  if (size > photoLimits.maxBytes) {
    return t('{name} is larger than {size}.', { name, size: photoLimits.maxSize })
  }
  if (size === 0) return t('{name} is empty.', { name })
  const isKnown = photoLimits.formats.some((format) => format === type)
  return isKnown ? undefined : t('{name} is not a PNG, JPEG, GIF or WebP photo.', { name })
}

/** Ensures that one photo is the cover, and not a refused one where another exists. */
export function withPrimary(tiles: Tile[]): Tile[] {
  if (tiles.some(({ isPrimary }) => isPrimary)) return tiles
  const cover = tiles.find(({ problem }) => !problem)
  return tiles.map((tile) => ({ ...tile, isPrimary: tile === cover }))
}

/** Returns the photos with one moved to another position, clamped to the list. */
export function movedTo(tiles: Tile[], key: string, index: number): Tile[] {
  const tile = tiles.find((one) => one.key === key)
  const to = Math.min(Math.max(index, 0), tiles.length - 1)
  if (!tile || tiles[to] === tile) return tiles
  const others = tiles.filter((other) => other !== tile)
  return [...others.slice(0, to), tile, ...others.slice(to)]
}
