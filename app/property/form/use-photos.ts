import { useEffect, useRef, useState } from 'react'
import type { PropertyImage } from '#contract/property/image.ts'
import { photoLimits } from '#contract/upload-limits.ts'
import { t } from '#domain/locale/translate.ts'
import { useFormSource } from './form-source.ts'
import type { PropertyFormHandle } from './form-values.ts'
import { movedTo, newTile, type Tile, tileOf, withPrimary } from './photo-order.ts'

export interface Photos {
  tiles: Tile[]
  notice: string | undefined
  add: (files: File[]) => void
  remove: (key: string) => void
  retry: (key: string) => void
  choosePrimary: (key: string) => void
  /** Moves a photo to a position, counted from 0 and clamped to the list. */
  moveTo: (key: string, index: number) => void
}

interface PhotosOptions {
  images: readonly PropertyImage[]
  onPhotos: ((images: PropertyImage[]) => void) | undefined
}

/** Uploads photos one after another and keeps the form's `images` in the order on screen. */
export function usePhotos(form: PropertyFormHandle, { images, onPhotos }: PhotosOptions): Photos {
  const { upload } = useFormSource()
  const [tiles, setTiles] = useState<Tile[]>(() => images.map(tileOf))
  const [notice, setNotice] = useState<string>()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const isGone = useRef(false)
  const change = (key: string, part: Partial<Tile>) =>
    setTiles((all) => all.map((tile) => (tile.key === key ? { ...tile, ...part } : tile)))
  useStoredPhotos(form, tiles, onPhotos)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const send = (key: string, file: File) => {
    change(key, { progress: 0, problem: undefined })
    queue.current = queue.current.then(async () => {
      // Queued photos are not uploaded after the form was left.
      if (isGone.current) return
      try {
        change(key, {
          image: await upload(file, (progress) => change(key, { progress })),
          progress: 1,
        })
      } catch (error) {
        const problem = problemOf(file, error)
        // A refused photo cannot be the cover.
        setTiles((all) =>
          withPrimary(
            all.map((tile) => (tile.key === key ? { ...tile, problem, isPrimary: false } : tile)),
          ),
        )
      }
    })
  }

  return {
    tiles,
    notice,
    add: (files) => {
      const room = photoLimits.maxFiles - tiles.length
      setNotice(
        files.length > room
          ? t(
              'A listing can have up to {max} photos. {count, plural, one {# photo was not ' +
                'added.} other {# photos were not added.}}',
              { max: photoLimits.maxFiles, count: files.length - room },
            )
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
    moveTo: (key, index) => setTiles((all) => movedTo(all, key, index)),
  }
}

/** Keeps the form's value and a stored draft in sync with the uploaded photos. */
function useStoredPhotos(
  form: PropertyFormHandle,
  tiles: readonly Tile[],
  onPhotos: PhotosOptions['onPhotos'],
): void {
  const arrived = tiles.flatMap(({ image, isPrimary }) => (image ? [{ ...image, isPrimary }] : []))
  const written = JSON.stringify(arrived)
  const { setValue, getValues } = form.hook
  const onPhotosRef = useRef(onPhotos)
  onPhotosRef.current = onPhotos
  useEffect(() => {
    const images: PropertyImage[] = JSON.parse(written)
    const named = images.map(({ url, isPrimary }) => ({ url, isPrimary }))
    if (JSON.stringify(getValues('images') ?? []) !== JSON.stringify(named)) {
      setValue('images', named, { shouldDirty: true })
    }
    onPhotosRef.current?.(images)
  }, [written, setValue, getValues])
}

/** The server names the file in its refusals; failures on the way get the name here. */
function problemOf({ name }: File, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return said.includes(name) ? said : `${name}: ${said}`
}
