import { useEffect, useRef, useState } from 'react'
import { upload } from '#app/api/upload.ts'
import type { FormHandle } from '#app/kit/use-form.ts'
import { media, photoLimits } from '#contract/media.ts'
import type { PropertyImage } from '#contract/property.ts'
import type { PropertyFormValues } from './property-form.tsx'

/** One photo on its way or arrived. */
export interface Tile {
  key: string
  name: string
  image?: PropertyImage
  file?: File
  /** Share sent, 0 to 1. */
  progress: number
  problem?: string
  isPrimary: boolean
}

export interface Photos {
  tiles: Tile[]
  notice: string | undefined
  add: (files: File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  choosePrimary: (key: string) => void
  /** Moves a photo by one place towards the front (-1) or the back (1). */
  move: (key: string, step: -1 | 1) => void
}

/** Uploads photos one after another and keeps the form's `images` in the order on screen. */
export function usePhotos(
  form: FormHandle<PropertyFormValues>,
  images: readonly PropertyImage[],
): Photos {
  const [tiles, setTiles] = useState<Tile[]>(() => images.map(tileOf))
  const [notice, setNotice] = useState<string>()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const change = (key: string, part: Partial<Tile>) =>
    setTiles((all) => all.map((tile) => (tile.key === key ? { ...tile, ...part } : tile)))

  const arrived = tiles.flatMap(({ image, isPrimary }) =>
    image ? [{ url: image.url, isPrimary }] : [],
  )
  const written = JSON.stringify(arrived)
  const { setValue, getValues } = form.hook
  useEffect(() => {
    if (JSON.stringify(getValues('images') ?? []) !== written) {
      setValue('images', JSON.parse(written), { shouldDirty: true })
    }
  }, [written, setValue, getValues])

  const send = (key: string, file: File) => {
    change(key, { progress: 0, problem: undefined as never })
    queue.current = queue.current.then(async () => {
      try {
        const { image } = await upload(
          media.upload,
          {},
          { file },
          { onProgress: (progress) => change(key, { progress }) },
        )
        change(key, { image, progress: 1 })
      } catch (error) {
        change(key, { problem: error instanceof Error ? error.message : String(error) })
      }
    })
  }

  return {
    tiles,
    notice,
    add: (files) => {
      const room = photoLimits.maximumFiles - tiles.length
      setNotice(
        files.length > room
          ? `A listing can have at most ${photoLimits.maximumFiles} photos; ${files.length - room} were left out.`
          : undefined,
      )
      const added = files.slice(0, Math.max(room, 0)).map(newTile)
      setTiles((all) => withPrimary([...all, ...added]))
      for (const { key, file, problem } of added) if (file && !problem) send(key, file)
    },
    remove: (key) => setTiles((all) => withPrimary(all.filter((tile) => tile.key !== key))),
    retry: (key) => {
      const file = tiles.find((tile) => tile.key === key)?.file
      if (file) send(key, file)
    },
    choosePrimary: (key) =>
      setTiles((all) => all.map((tile) => ({ ...tile, isPrimary: tile.key === key }))),
    move: (key, step) => setTiles((all) => moved(all, key, step)),
  }
}

function tileOf(image: PropertyImage): Tile {
  return { key: image.url, name: 'Photo', image, progress: 1, isPrimary: image.isPrimary }
}

let serial = 0

// What the server would refuse anyway is said before it is sent.
function newTile(file: File): Tile {
  const tooLarge = file.size > photoLimits.maximumBytes
  const wrongKind = !photoLimits.formats.some((format) => format === file.type)
  const problem = tooLarge
    ? `${file.name} is larger than 10 MB.`
    : wrongKind
      ? `${file.name} is not a PNG, JPEG, GIF or WebP picture.`
      : undefined
  return {
    key: `new-${++serial}`,
    name: file.name,
    file,
    progress: 0,
    isPrimary: false,
    ...(problem && { problem }),
  }
}

/** One photo leads as long as there is any. */
function withPrimary(tiles: Tile[]): Tile[] {
  if (tiles.some(({ isPrimary }) => isPrimary)) return tiles
  return tiles.map((tile, index) => ({ ...tile, isPrimary: index === 0 }))
}

function moved(tiles: Tile[], key: string, step: -1 | 1): Tile[] {
  const from = tiles.findIndex((tile) => tile.key === key)
  const tile = tiles[from]
  const to = from + step
  if (!tile || to < 0 || to >= tiles.length) return tiles
  const others = tiles.filter((other) => other !== tile)
  return [...others.slice(0, to), tile, ...others.slice(to)]
}
